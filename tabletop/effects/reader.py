"""The table as effects read it: with everything counted that holds continuously.

Nothing is added to a card and forgotten: a value is worked out when it is asked for, from what is
in play, layer by layer, and kept only as long as the table does not change.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from tabletop.effects.ability import Ability, abilities_of, find_ability
from tabletop.effects.context import Address, Context
from tabletop.effects.nodes import Standing, at_path
from tabletop.effects.standing import Control, Grant, GrantKeyword, Modify
from tabletop.engine.board import Binding, Board
from tabletop.engine.ids import CardId, DefId, SeatId, ZoneId
from tabletop.engine.table import Definition, Table

if TYPE_CHECKING:
    from tabletop.effects.language import Language


@dataclass(frozen=True, slots=True)
class Held:
    """Something that holds: the node, what its names stand for, whose ability it is, its place."""

    standing: Standing
    context: Context
    ability: Ability
    address: Address

    @property
    def name(self) -> str:
        """Tell it apart from everything else that holds."""
        path = ".".join(str(step) for step in self.address.path)
        return f"{self.context.source} {self.address.ability} {path}"


class Reader:
    """One table, read for effects. Made anew whenever the table changes."""

    def __init__(self, table: Table, language: Language) -> None:
        self.table = table
        self.board: Board = table.board
        self.language = language
        self._members: dict[tuple[int, Context], frozenset[CardId]] = {}
        self._numbers: dict[tuple[CardId, str], int] = {}

    def round_from(self, seat: SeatId) -> tuple[SeatId, ...]:
        """List the seats still in the match, clockwise from this one (itself first)."""
        seats = self.board.seats
        count = len(seats)
        order = (seats[(seat + step) % count] for step in range(count))
        return tuple(other.id for other in order if other.aboard)

    @cached_property
    def in_play(self) -> tuple[ZoneId, ...]:
        """List the zones that are in play."""
        return tuple(zone.id for zone in self.board.zones.values() if zone.in_play)

    @cached_property
    def active(self) -> tuple[tuple[CardId, Ability], ...]:
        """List the abilities that watch or hold from where their cards lie, conditions apart."""
        watching = self.language.watching(self.table.definitions)
        board = self.board
        found: list[tuple[CardId, Ability]] = []
        for zone, pile in board.piles.items():
            record = board.zones[zone]
            for number in pile:
                card = board.cards[number]
                if card.definition not in watching or not card.face_up:
                    continue
                found.extend(
                    (number, ability)
                    for ability in watching[card.definition][card.side]
                    if (record.in_play if ability.from_ is None else ability.from_ == record.kind)
                )
        return tuple(found)

    @cached_property
    def watchers(self) -> tuple[tuple[CardId, Ability], ...]:
        """List the abilities that wait for an event."""
        return tuple(item for item in self.active if item[1].after is not None)

    @cached_property
    def in_force(self) -> tuple[Held, ...]:
        """List all that holds now, conditions apart: from cards in play, then what lasts."""
        found: list[Held] = []
        for card, ability in self.active:
            if ability.always:
                found.extend(self._held(card, ability, self.you(card)))
        return (*found, *self._lasting)

    def _held(self, card: CardId, ability: Ability, you: SeatId) -> Iterator[Held]:
        context = Context(card, you)
        address = Address(self.board.cards[card].definition, ability.key)
        for number, standing in enumerate(ability.always):
            yield Held(standing, context, ability, address.down("always", number))

    @cached_property
    def _lasting(self) -> tuple[Held, ...]:
        found: list[Held] = []
        for lasting in self.board.lasting:
            body = lasting.body
            if isinstance(body, Address):
                printed = self.table.definitions[body.definition]
                context = Context(lasting.source, lasting.controller, lasting.bound)
                held = at_path(find_ability(printed, body.ability), body.path)
                found.extend(
                    Held(standing, context, LASTING, body.down(number))
                    for number, standing in enumerate(held)
                )
        return tuple(found)

    @cached_property
    def _control(self) -> tuple[Held, ...]:
        """List what changes control: whose it is itself is read from the cards as they lie."""
        found = [
            held
            for card, ability in self.active
            if ability.always
            for held in self._held(card, ability, self._lying(card))
            if isinstance(held.standing, Control)
        ]
        return (*found, *(held for held in self._lasting if isinstance(held.standing, Control)))

    def _lying(self, card: CardId) -> SeatId:
        record = self.board.cards[card]
        seat = record.owner if record.controller is None else record.controller
        return SeatId(0) if seat is None else seat

    def you(self, card: CardId) -> SeatId:
        """Give who is ``you`` in a card's own abilities: its controller, else its owner."""
        if self._control:
            seat = self.controller(card)
            if seat is not None:
                return seat
        return self._lying(card)

    def controller(self, card: CardId) -> SeatId | None:
        """Give who controls a card (layer of control)."""
        seat = self.board.cards[card].controller
        for held in self._control:
            standing, context = held.standing, held.context
            assert isinstance(standing, Control)
            if self._touches(standing, held, card):
                seats = standing.by.seats(self, context)
                seat = seats[0] if seats else seat
        return seat

    def kinds(self, card: CardId) -> tuple[str, ...]:
        """List the types of a card (layer of types and traits)."""
        printed = (self.table.printed(card).kind,)
        return self._granted(card, printed, "kind")

    def traits(self, card: CardId) -> tuple[str, ...]:
        """List the traits of a card (layer of types and traits)."""
        return self._granted(card, self.table.printed(card).traits, "trait")

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
        found: dict[str, int] = dict(self.table.fact(card, "keywords", {}))
        for held in self.of(GrantKeyword):
            standing, context = held.standing, held.context
            assert isinstance(standing, GrantKeyword)
            if self._touches(standing, held, card):
                number = standing.number.amount(self, context)
                found[standing.keyword] = found.get(standing.keyword, 0) + number
        return found

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
        number = int(self.table.fact(card, attribute, declared.default))
        added = 0
        for held in self.of(Modify):
            standing, context = held.standing, held.context
            assert isinstance(standing, Modify)
            if standing.attribute != attribute:
                continue
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

    def causes(self, card: CardId, attribute: str) -> tuple[CardId, ...]:
        """List the cards whose effects change an attribute of a card now."""
        return tuple(
            dict.fromkeys(
                held.context.source
                for held in self.of(Modify)
                if isinstance(held.standing, Modify)
                and held.standing.attribute == attribute
                and held.standing.against is None
                and self._touches(held.standing, held, card)
            )
        )

    def of(self, kind: type[Standing]) -> tuple[Held, ...]:
        """List what holds of one kind, conditions apart."""
        return self._by_kind.get(kind, ())

    @cached_property
    def _by_kind(self) -> Mapping[type[Standing], tuple[Held, ...]]:
        found: dict[type[Standing], list[Held]] = {}
        for held in self.in_force:
            found.setdefault(type(held.standing), []).append(held)
        return {kind: tuple(items) for kind, items in found.items()}

    def _touches(
        self, standing: Control | Grant | GrantKeyword | Modify, held: Held, card: CardId
    ) -> bool:
        key = (id(standing), held.context)
        if key not in self._members:
            context, condition = held.context, held.ability.if_
            met = condition is None or condition.holds(self, context)
            self._members[key] = frozenset(standing.of.cards(self, context)) if met else frozenset()
        return card in self._members[key]


LASTING = Ability("lasting")
"""Stands for the ability of what lasts: its condition was met when it began."""


def watching(
    definitions: Mapping[DefId, Definition],
) -> Mapping[DefId, tuple[tuple[Ability, ...], ...]]:
    """Index the cards that watch or hold anything, by side: most cards of a game do not."""
    found: dict[DefId, tuple[tuple[Ability, ...], ...]] = {}
    for key, definition in definitions.items():
        sides = tuple(
            tuple(item for item in abilities_of(side) if item.always or item.after is not None)
            for side in (definition, *definition.sides)
        )
        if any(sides):
            found[key] = sides
    return found
