"""Setting the scene: putting named cards where a scenario wants them, by events like any other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop.engine import events as ev
from tabletop.engine.board import Board
from tabletop.engine.cards import Sight
from tabletop.engine.change import apply
from tabletop.engine.codec import TAG, Codec, CodecError
from tabletop.engine.ids import CardId, DefId, SeatId, ZoneId
from tabletop.engine.rules import Rules
from tabletop.engine.table import Table
from tabletop.scenario.story import ScenarioError, Setting

DETAILS = ("card", "face_up", "turn", "side", "counters", "known_to", "on", "controller")


class Stage:
    """A board that is being set; ``claimed`` are the cards that stay where they were put."""

    def __init__(self, rules: Rules, board: Board, rest: str | None) -> None:
        self.rules = rules
        self.board = board
        self.claimed: list[CardId] = []
        self.rest = None if rest is None else self.zone(rest)

    def do(self, event: ev.Event) -> None:
        """Let an event happen, unseen by any rule but that by which cards change owners."""
        before, self.board = self.board, apply(self.board, event)
        if self.rules.observe is None or not isinstance(event, ev.CardMoved | ev.CardAttached):
            return
        definitions = self.rules.definitions
        after = Table(self.board, definitions)
        for caused in self.rules.observe(Table(before, definitions), event, after):
            if isinstance(caused, ev.OwnerChanged):
                self.board = apply(self.board, caused)

    def zone(self, name: str) -> ZoneId:
        """Find a zone by its name."""
        if name not in self.board.zones:
            raise ScenarioError("a zone of the game", f"{name!r}; it has {_list(self.board.zones)}")
        return ZoneId(name)

    def face_up(self, zone: ZoneId) -> bool:
        """Tell how cards lie in a zone: as those that are there, else as its sight says."""
        pile = self.board.piles[zone]
        if pile:
            return self.board.cards[pile[-1]].face_up
        return self.board.zones[zone].sight is Sight.ALL

    def find(self, definition: str, zone: ZoneId) -> CardId:
        """Find a card not yet spoken for: in this zone, else one of its owner's, in a closed pile
        before others.
        """
        if definition not in self.rules.definitions:
            raise ScenarioError("a card of the game", repr(definition))

        owner = self.board.zones[zone].owner

        def rank(card: CardId) -> tuple[bool, bool, bool, int]:
            where = self.board.zones[self.board.cards[card].zone]
            closed = where.sight is Sight.NOBODY and where.ordered
            strange = owner is not None and self.board.cards[card].owner != owner
            return (where.id != zone, strange, not closed, card)

        free = [
            number
            for number, card in self.board.cards.items()
            if card.definition == definition and number not in self.claimed
        ]
        if not free:
            raise ScenarioError(f"another {definition} for {zone}", "none left")
        found = min(free, key=rank)
        self.claimed.append(found)
        return found

    def fill(self, zone: ZoneId, wanted: list[Mapping[str, Any]]) -> None:
        """Have a zone hold just these cards, bottom first; others change places with them."""
        cards = [self.find(entry["card"], zone) for entry in wanted]
        strangers = [card for card in self.board.piles[zone] if card not in cards]
        lie = self.face_up(zone)
        for card in cards:
            was = self.board.cards[card]
            if was.zone == zone:
                if was.attached_to in strangers:  # what goes would take it along
                    self.do(ev.CardMoved(card, zone, was.face_up))
                continue
            self.unload(card)
            place = self.board.piles[was.zone].index(card)
            self.do(ev.CardMoved(card, zone, lie))
            if strangers:
                self.do(ev.CardMoved(strangers.pop(0), was.zone, was.face_up, place))
        for card in strangers:
            if self.rest is None:
                raise ScenarioError(
                    f"a key 'rest' that says where the cards go that {zone} does not keep",
                    f"{len(strangers)} cards too many in {zone}",
                )
            self.do(ev.CardMoved(card, self.rest, self.face_up(self.rest), 0))
        if tuple(cards) != self.board.piles[zone]:
            self.do(ev.Arranged(zone, tuple(cards)))
        for card, entry in zip(cards, wanted, strict=True):
            self.detail(card, entry, cards)

    def unload(self, card: CardId) -> None:
        """Put away what lies on a card that is going elsewhere, unless it is spoken for."""
        for other, record in tuple(self.board.cards.items()):
            if record.attached_to == card and other not in self.claimed:
                if self.rest is None:
                    raise ScenarioError(
                        "a key 'rest' that says where the cards go that lie on others",
                        f"{record.definition} lies on {self.board.cards[card].definition}",
                    )
                self.do(ev.CardMoved(other, self.rest, self.face_up(self.rest), 0))

    def pile(self, zone: ZoneId, top: list[Any], bottom: list[Any]) -> None:
        """Put cards on top of a zone (the topmost first) and under it (the lowest last)."""
        lie = self.face_up(zone)
        for entry in reversed(top):
            self.do(ev.CardMoved(self.find(_entry(entry)["card"], zone), zone, lie))
        for entry in bottom:
            self.do(ev.CardMoved(self.find(_entry(entry)["card"], zone), zone, lie, 0))

    def detail(self, card: CardId, entry: Mapping[str, Any], cards: list[CardId]) -> None:
        """Turn, flip, count or attach a card as its entry says."""
        if "face_up" in entry:
            self.do(ev.CardFaced(card, bool(entry["face_up"])))
        if "turn" in entry:
            self.do(ev.CardTurned(card, int(entry["turn"])))
        if "side" in entry:
            self.do(ev.CardFlipped(card, int(entry["side"])))
        for counter, count in entry.get("counters", {}).items():
            self.do(ev.CardCounted(card, counter, count))
        if "known_to" in entry:
            self.do(ev.Looked((card,), tuple(SeatId(seat) for seat in entry["known_to"])))
        if "controller" in entry:
            self.do(ev.ControlChanged(card, SeatId(entry["controller"])))
        if "on" in entry:
            under = [o for o in cards if self.board.cards[o].definition == DefId(entry["on"])]
            if not under:
                raise ScenarioError(f"{entry['on']} in the same list", "no such card")
            self.do(ev.CardAttached(card, under[0]))


def stage(rules: Rules, board: Board, setting: Setting) -> Board:
    """Set the board as a setting says. Raises ScenarioError when that can't be done."""
    stage_ = Stage(rules, board, setting.rest)
    piles: list[tuple[ZoneId, Mapping[str, Any]]] = []
    for name, content in setting.setup.items():
        zone = stage_.zone(name)
        if isinstance(content, list):
            stage_.fill(zone, [_entry(entry) for entry in content])
        elif isinstance(content, dict) and content.keys() <= {"top", "bottom"}:
            piles.append((zone, content))
        else:
            raise ScenarioError("a list of cards, or top: and bottom:", repr(content))
    for zone, content in piles:
        stage_.pile(zone, content.get("top", []), content.get("bottom", []))
    for counter, total in setting.counters.items():
        stage_.do(ev.TableCounted(counter, total - stage_.board.counters.get(counter, 0)))
    for seat, counters in setting.seat_counters.items():
        if seat >= len(board.seats):
            raise ScenarioError("a seat of the match", str(seat))
        for counter, total in counters.items():
            has = stage_.board.seats[seat].counters.get(counter, 0)
            stage_.do(ev.SeatCounted(SeatId(seat), counter, total - has))
    for seat in setting.out:
        stage_.do(ev.SeatLeft(SeatId(seat)))
    if setting.state:
        stage_.do(ev.StateChanged(_state(rules, stage_.board.state, setting.state)))
    return stage_.board


def _entry(entry: Any) -> Mapping[str, Any]:
    if isinstance(entry, str):
        return {"card": entry}
    if isinstance(entry, dict) and isinstance(entry.get("card"), str):
        unknown = [key for key in entry if key not in DETAILS]
        if not unknown:
            return entry
        raise ScenarioError(f"keys of a card among {', '.join(DETAILS)}", ", ".join(unknown))
    raise ScenarioError("a card's id, or card: with details", repr(entry))


def _state(rules: Rules, state: Any, changes: Mapping[str, Any]) -> Any:
    codec = Codec(rules.records)
    try:
        return codec.decode(_merged(codec.encode(state), changes), type(state), "state")
    except (CodecError, TypeError, ValueError) as error:
        raise ScenarioError("a state that fits the game", str(error)) from error


def _merged(data: Any, changes: Any) -> Any:
    if not isinstance(data, dict) or not isinstance(changes, dict) or TAG in changes:
        return changes
    if data.get(TAG) == "map":
        pairs = dict(data["of"])
        for key, change in changes.items():
            own = int(key) if key.isdecimal() and int(key) in pairs else key
            pairs[own] = _merged(pairs.get(own), change)
        return {TAG: "map", "of": [[key, part] for key, part in pairs.items()]}
    for key in changes:
        if key not in data:
            raise CodecError(f"{data.get(TAG)} has no field {key!r}")
    return {**data, **{key: _merged(data[key], change) for key, change in changes.items()}}


def _list(names: Mapping[ZoneId, Any]) -> str:
    return ", ".join(names)
