"""The table as effects read it: with everything counted that holds continuously.

Nothing is added to a card and forgotten: a value is worked out when it is asked for, from what is
in play, layer by layer, and kept only as long as the table does not change.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from tabletop.effects.ability import Ability, find_ability
from tabletop.effects.context import Address, Context
from tabletop.effects.customs import sees_all
from tabletop.effects.nodes import Standing, at_path
from tabletop.effects.standing import Control, Grant, GrantKeyword, Modify
from tabletop.engine.board import Binding, Board
from tabletop.engine.ids import CardId, SeatId, ZoneId
from tabletop.engine.table import Table

if TYPE_CHECKING:
    from tabletop.effects.language import Language
    from tabletop.effects.nodes import Cards


class OfCards(Protocol):
    """What holds of certain cards."""

    @property
    def of(self) -> Cards:
        """Which cards."""


S = TypeVar("S", bound=Standing)


@dataclass(frozen=True, slots=True)
class Held:
    """Something that holds: the node, what its names stand for, its ability, its number in that.

    For what lasts, ``where`` is the list that it is in and ``lasting`` its number on the table.
    """

    standing: Standing
    context: Context
    ability: Ability
    number: int
    where: Address | None = None
    lasting: int = 0

    @property
    def name(self) -> str:
        """Tell it apart from everything else that holds."""
        if self.where is not None:
            return f"{self.context.source} lasting {self.lasting} {self.number}"
        return f"{self.context.source} {self.ability.key} {self.number}"

    def address(self, table: Table) -> Address:
        """Give the place of the node."""
        if self.where is not None:
            return self.where.down(self.number)
        definition = table.board.cards[self.context.source].definition
        return Address(definition, self.ability.key, ("always", self.number))


class Reader:
    """One table, read for effects. Made anew whenever the table changes."""

    def __init__(self, table: Table, language: Language, everything: bool = False) -> None:
        self.table = table
        self._everything = everything
        self.board: Board = table.board
        self.language = language
        self._members: dict[int, frozenset[CardId]] = {}
        self._numbers: dict[tuple[CardId, str], int] = {}
        self._keywords: dict[CardId, Mapping[str, int]] = {}
        self._by_kind: dict[type[Standing], tuple[Held, ...]] = {}

    @cached_property
    def unfiltered(self) -> Reader:
        """The same table, read as if nothing were hidden from any effect."""
        return self if self._everything else Reader(self.table, self.language, everything=True)

    @cached_property
    def kept(self) -> dict[str, Any]:
        """What a game has worked out of this table and wants to keep."""
        return {}

    def seen(self, context: Context, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        """Leave out the cards that do not exist for an effect (``Customs.sees``)."""
        sees = self.language.customs.sees
        if self._everything or sees is sees_all:
            return cards
        return tuple(card for card in cards if sees(self, context, card))

    def round_from(self, seat: SeatId) -> tuple[SeatId, ...]:
        """List the seats still in the match, clockwise from this one (itself first)."""
        seats = self.board.seats
        count = len(seats)
        seat = max(seat, SeatId(0))  # the automa sits nowhere
        order = (seats[(seat + step) % count] for step in range(count))
        return tuple(other.id for other in order if other.aboard)

    @cached_property
    def in_play(self) -> tuple[ZoneId, ...]:
        """List the zones that are in play."""
        return tuple(zone.id for zone in self.board.zones.values() if zone.in_play)

    @cached_property
    def active(self) -> tuple[tuple[CardId, Ability], ...]:
        """List the abilities that watch or hold from where their cards lie, conditions apart."""
        return tuple(
            item for item in self._placed if not item[1].phase or self.during(item[1].phase)
        )

    def follow(self, before: Reader) -> None:
        """Take over from the table before what depends only on where cards lie, and how."""
        board, past = self.board, before.board
        if board.cards is past.cards and board.piles is past.piles:
            self._placed = before._placed

    @cached_property
    def _placed(self) -> tuple[tuple[CardId, Ability], ...]:
        watchful = self.language.watchful(self.table.definitions)
        table, board, printed = self.table, self.board, watchful.printed
        works = self.language.customs.works
        found: list[tuple[CardId, Ability]] = []
        for zone, pile in board.piles.items():
            record = board.zones[zone]
            if not record.in_play and record.kind not in watchful.elsewhere:
                continue
            for number in pile:
                card = board.cards[number]
                if card.definition not in printed or not card.face_up:
                    continue
                found.extend(
                    (number, ability)
                    for ability in printed[card.definition][card.side]
                    if (record.in_play if ability.from_ is None else ability.from_ == record.kind)
                    and works(table, number, ability)
                )
        return tuple(found)

    def during(self, phases: tuple[str, ...]) -> bool:
        """Tell whether one of these parts of the round is on."""
        during = self.language.customs.during
        return any(during(self.table, phase) for phase in phases)

    @cached_property
    def watching(self) -> Mapping[tuple[CardId, str], Ability]:
        """Index the abilities that wait for an event, by card and key."""
        return {
            (card, ability.key): ability
            for card, ability in self.active
            if ability.after is not None
        }

    def of(self, kind: type[Standing]) -> tuple[Held, ...]:
        """List what holds of one kind, conditions apart: from cards in play, then what lasts."""
        if kind not in self._by_kind:
            you = self._lying if kind is Control else self.you
            found = [
                Held(standing, Context(card, you(card)), ability, number)
                for card, ability, number, standing in self._holding.get(kind, ())
            ]
            lasting = (held for held in self._lasting if type(held.standing) is kind)
            self._by_kind[kind] = (*found, *lasting)
        return self._by_kind[kind]

    @cached_property
    def _holding(self) -> Mapping[type[Standing], list[tuple[CardId, Ability, int, Standing]]]:
        """Index what the cards in play say holds, by kind."""
        found: dict[type[Standing], list[tuple[CardId, Ability, int, Standing]]] = {}
        for card, ability in self.active:
            for number, standing in enumerate(ability.always):
                found.setdefault(type(standing), []).append((card, ability, number, standing))
        return found

    @cached_property
    def _lasting(self) -> tuple[Held, ...]:
        found: list[Held] = []
        for lasting in self.board.lasting:
            body = lasting.body
            if isinstance(body, Address):
                printed = self.table.definitions[body.definition]
                context = Context(lasting.source, lasting.controller, lasting.bound)
                ability = find_ability(printed, body.ability)
                within = at_path(ability, body.path[:-1])
                lasts = replace(LASTING, if_=getattr(within, "while_", None))
                found.extend(
                    Held(standing, context, lasts, number, body, lasting.id)
                    for number, standing in enumerate(at_path(ability, body.path))
                )
        return tuple(found)

    def _lying(self, card: CardId) -> SeatId:
        record = self.board.cards[card]
        seat = record.owner if record.controller is None else record.controller
        return SeatId(0) if seat is None else seat

    @cached_property
    def _controls(self) -> bool:
        return bool(self.of(Control))

    def you(self, card: CardId) -> SeatId:
        """Give who is ``you`` in a card's own abilities: its controller, else its owner."""
        if self._controls:
            seat = self.controller(card)
            if seat is not None:
                return seat
        return self._lying(card)

    def controller(self, card: CardId) -> SeatId | None:
        """Give who controls a card (layer of control)."""
        seat = self.board.cards[card].controller
        for held in self.of(Control) if self._controls else ():
            standing, context = held.standing, held.context
            assert isinstance(standing, Control)
            if self._follows(standing, held, card):
                seats = standing.by.controllers(self, context)
                seat = seats[0] if seats else seat
        return seat

    def _follows(self, standing: Control, held: Held, card: CardId) -> bool:
        """Tell whether a card changes hands, itself or with what it is attached to."""
        if self._touches(standing, held, card):
            return True
        record = self.board.cards[card]
        if record.attached_to is None:
            return False
        host = self.board.cards[record.attached_to]
        return (
            host.controller == record.controller
            and self.language.customs.follows(self, card)
            and self._follows(standing, held, host.id)
        )

    def kinds(self, card: CardId) -> tuple[str, ...]:
        """List the types of a card (layer of types and traits)."""
        closed = self._closed(card)
        printed = (self.table.printed(card).kind if closed is None else closed,)
        return self._granted(card, printed, "kind")

    def _closed(self, card: CardId) -> str | None:
        """Give as what a face-down card in play counts, if not as what it is."""
        record = self.board.cards[card]
        if record.face_up or not self.board.zones[record.zone].in_play:
            return None
        return self.language.customs.closed(self, card)

    def traits(self, card: CardId) -> tuple[str, ...]:
        """List the traits of a card (layer of types and traits)."""
        printed = self.table.printed(card).traits if self._closed(card) is None else ()
        return self._granted(card, printed, "trait")

    def _granted(self, card: CardId, printed: tuple[str, ...], what: str) -> tuple[str, ...]:
        found = printed
        for held in self.of(Grant):
            standing = held.standing
            assert isinstance(standing, Grant)
            word = getattr(standing, what)
            if word is None or not self._touches(standing, held, card):
                continue
            if standing.lose:
                found = tuple(other for other in found if other != word)
            elif word not in found:
                found = (*found, word)
        return found

    def keywords(self, card: CardId) -> Mapping[str, int]:
        """Give the keywords of a card with their numbers (layer of keywords)."""
        if card not in self._keywords:
            found: dict[str, int] = {}
            for _, keyword, number in self._keyword_sources(card):
                found[keyword] = found.get(keyword, 0) + number
            self._keywords[card] = found
        return self._keywords[card]

    def keyword_sources(self, card: CardId, keyword: str) -> tuple[tuple[CardId, int], ...]:
        """List the cards that a keyword of a card comes from, itself too, each with its number."""
        sources = self._keyword_sources(card)
        return tuple((source, number) for source, name, number in sources if name == keyword)

    def _keyword_sources(self, card: CardId) -> Iterator[tuple[CardId, str, int]]:
        if self._closed(card) is None:
            for keyword, number in self.table.fact(card, "keywords", {}).items():
                yield card, keyword, number
        yield from self._granted_keywords.get(card, ())

    @cached_property
    def _granted_keywords(self) -> Mapping[CardId, list[tuple[CardId, str, int]]]:
        """Index the keywords that are granted, by card: source, keyword, number."""
        found: dict[CardId, list[tuple[CardId, str, int]]] = {}
        for held in self.of(GrantKeyword):
            standing, context = held.standing, held.context
            assert isinstance(standing, GrantKeyword)
            cards = self._touched(standing, held)
            number = standing.number.amount(self, context) if cards else 0
            for card in cards:
                found.setdefault(card, []).append((context.source, standing.keyword, number))
        return found

    def touching(self, kind: type[S], card: CardId) -> Iterator[tuple[S, Held]]:
        """List what holds of one kind of a game's own and is about this card."""
        for held in self.of(kind):
            standing: Any = held.standing
            if self._touches(standing, held, card):
                yield standing, held

    def value(self, card: CardId, attribute: str, versus: CardId | None = None) -> int:
        """Give a numeric attribute: printed, then set, then added to; bounded only at the end.

        With ``versus`` what holds only against certain other cards counts too.
        """
        if versus is not None:
            return self._value(card, attribute, versus)
        key = (card, attribute)
        if key not in self._numbers:
            self._numbers[key] = self._value(card, attribute, None)
        return self._numbers[key]

    def _value(self, card: CardId, attribute: str, versus: CardId | None) -> int:
        declared = self.language.attributes[attribute]
        number = declared.default
        if self._closed(card) is None:
            number = int(self.table.fact(card, attribute, declared.default))
        added = 0
        for standing, held in self._modifying.get(attribute, ()):
            context = held.context
            if not self._touches(standing, held, card):
                continue
            if standing.against is not None:
                if versus is None:
                    continue
                both = context.having(Binding("it", (card,)), Binding("other", (versus,)))
                if not standing.against.holds(self, both):
                    continue
            if standing.to is not None:
                number = standing.to.amount(self, context)
            if standing.by is not None:
                added += standing.by.amount(self, context)
        return declared.bounded(number + added)

    @cached_property
    def _modifying(self) -> Mapping[str, list[tuple[Modify, Held]]]:
        """Index what modifies, by attribute."""
        found: dict[str, list[tuple[Modify, Held]]] = {}
        for held in self.of(Modify):
            assert isinstance(held.standing, Modify)
            found.setdefault(held.standing.attribute, []).append((held.standing, held))
        return found

    def changing(self, card: CardId) -> Iterator[Held]:
        """List what holds now and tells itself what it makes of this card (``Standing.change``)."""
        lasting = (type(held.standing) for held in self._lasting)
        for kind in dict.fromkeys((*self._holding, *lasting)):
            if kind.change is not Standing.change:
                yield from (held for _, held in self.touching(kind, card))

    def _touches(self, standing: OfCards, held: Held, card: CardId) -> bool:
        return card in self._touched(standing, held)

    def _touched(self, standing: OfCards, held: Held) -> frozenset[CardId]:
        """List the cards that something holds of. What holds is kept, so its id is its own."""
        key = id(held)
        found = self._members.get(key)
        if found is None:
            context, condition = held.context, held.ability.if_
            met = condition is None or condition.holds(self, context)
            members = standing.of.cards(self, context) if met else ()
            found = self._members[key] = frozenset(self.seen(context, members))
        return found


LASTING = Ability("lasting")
"""Stands for the ability of what lasts; any other condition was met when it began."""
