"""Makes the table model of a seat from its view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from tabletop.controller import questions, told
from tabletop.controller.model import (
    Box,
    CardModel,
    ChartModel,
    SeatModel,
    Stop,
    TableModel,
    ZoneModel,
)
from tabletop.controller.places import Placed, Places, resolve
from tabletop.controller.words import Renderer, counted, listed
from tabletop.effects.changes import changes
from tabletop.effects.reader import Reader
from tabletop.engine.actions import Offer
from tabletop.engine.board import Board
from tabletop.engine.ids import CardId, SeatId, ZoneId
from tabletop.engine.message import Message, in_words
from tabletop.engine.table import Table
from tabletop.engine.view import SeatView
from tabletop.games.definition import GameDefinition
from tabletop.library.layout import Layout, Place


@dataclass(frozen=True, slots=True)
class Seen:
    """What a model is made from: a seat's view, its offers and picks, and its words.

    ``hands`` say in which order the seat wants to see the cards of its hands, ``front`` is the
    seat whose board it looks at.
    """

    game: GameDefinition
    view: SeatView
    words: Renderer
    offers: Sequence[Offer]
    picked: tuple[CardId, ...] = ()
    may_go_back: bool = False
    hands: Mapping[ZoneId, tuple[CardId, ...]] = field(default_factory=dict)
    front: SeatId | None = None


def build(seen: Seen) -> TableModel:
    """Make the model of the table."""
    view, words = seen.view, seen.words
    board = view.board
    chair = view.seat if view.seat >= 0 else SeatId(0)
    layout = seen.game.pack.layout.for_seats(len(board.seats))
    places = resolve(layout, board, chair, seen.front)
    marked = _marked(seen)
    goal, hint = seen.game.goal(view), seen.game.hint(view)
    over = board.result is not None
    zones = tuple(_zone(seen, placed, marked) for placed in places.zones)
    return TableModel(
        seat=view.seat,
        room=layout.room,
        columns=layout.columns,
        rows=layout.rows,
        zones=zones,
        seats=_seats(seen, places, seen.front if seen.front is not None else chair),
        tracks=told.tracks(seen.game, view, places, words),
        prompt=prompt(seen),
        rule=None if view.decision is None else view.decision.rule,
        choice=questions.choice(view.decision, seen.picked, over, seen.may_go_back),
        buttons=questions.buttons(
            questions.Asked(
                view.decision,
                seen.offers,
                seen.picked,
                reachable(zones),
                seen.may_go_back,
                seen.game.telling.aside,
                partial(seen.game.telling.hopeless, view),
                seen.game.telling.confirming,
            ),
            words,
        ),
        hint="" if hint is None else words.text(hint),
        goal="" if goal is None or over else words.text(goal),
        waiting=view.waiting,
        queue=told.queue(seen.game, view, words),
        reacting=told.reacting(seen.game, view, words),
        chart=_chart(layout, board, words),
        pools=told.pools(layout, board, places, words),
        line=told.line(layout, seen.game, view, words, seen.front),
        front=seen.front,
        boards=layout.boards,
        wake=questions.wake(seen.offers, seen.game.telling.wake),
        dice=_dice(layout),
    )


def _dice(layout: Layout) -> Box:
    """Give where dice roll: where the layout says, else in the middle."""
    place = layout.dice
    if place is None:
        columns, rows = layout.columns, layout.rows
        return Box(columns * 0.3, rows * 0.34, columns * 0.4, rows * 0.2)
    return Box(place.x, place.y, place.width, place.height)


def _chart(layout: Layout, board: Board, words: Renderer) -> ChartModel | None:
    place = layout.chart
    if place is None:
        return None
    stops = []
    for zone in board.zones.values():
        for handle in board.piles[zone.id] if zone.kind == place.kind else ():
            printed = words.known(handle)
            hex_of = "" if printed is None else str(printed.facts.get("hex", ""))
            if printed is not None and len(hex_of) == 4 and hex_of.isdecimal():
                here = bool(board.cards[handle].counters.get("here"))
                stops.append(Stop(printed.name, int(hex_of[:2]), int(hex_of[2:]), here))
    return ChartModel(place.title, Box(place.x, place.y, place.width, place.height), tuple(stops))


def reachable(zones: Iterable[ZoneModel]) -> frozenset[CardId]:
    """List the cards that a hand can get at: those that lie on the table and not under others."""
    found: set[CardId] = set()
    for zone in zones:
        if zone.show == "stack":
            found.update(zone.opened)
            found.update(card.handle for card in zone.cards[-1:])
        else:
            found.update(card.handle for card in zone.cards)
    return frozenset(found)


def prompt(seen: Seen) -> str:
    """Say in one sentence who must do what."""
    view, words = seen.view, seen.words
    result = view.board.result
    if result is not None:
        reason = words.text(result.reason)
        if not result.winners:
            return in_words("The match is over. {reason}", reason=reason)
        winners = [words.seat(seat) for seat in result.winners]
        if "{seat} wins" in result.reason.text:
            return reason
        if len(winners) == 1:
            return in_words("{name} wins. {reason}", name=winners[0], reason=reason)
        return in_words("{names} win. {reason}", names=listed(winners), reason=reason)
    if view.decision is not None:
        return words.text(view.decision.prompt)
    names = listed([words.seat(seat) for seat in view.waiting if seat >= 0])
    return in_words("Waiting for {names}.", names=names) if names else in_words("Chance decides.")


@dataclass(frozen=True, slots=True)
class _Marked:
    """Which cards are special in which way, found once for all cards of the table."""

    playable: frozenset[CardId]
    candidates: frozenset[CardId]
    asked_about: frozenset[CardId]
    aimed_at: frozenset[CardId]
    attached: Mapping[CardId, tuple[CardId, ...]]
    changes: Callable[[CardId], tuple[Message, ...]]


def _marked(seen: Seen) -> _Marked:
    attached: dict[CardId, tuple[CardId, ...]] = {}
    board = seen.view.board
    for pile in board.piles.values():
        for handle in pile:
            foundation = board.cards[handle].attached_to
            if foundation is not None:
                attached[foundation] = (*attached.get(foundation, ()), handle)
    playable = (
        offer.action.card
        for offer in seen.offers
        if offer.action.card is not None and questions.open_refusal(offer) is None
    )
    decision = seen.view.decision
    return _Marked(
        frozenset(playable),
        frozenset(questions.candidates(decision)),
        frozenset(questions.asked_about(decision)),
        frozenset(card for item in board.queue for card in seen.game.telling.aims(item).cards),
        attached,
        _changes(seen),
    )


def _changes(seen: Seen) -> Callable[[CardId], tuple[Message, ...]]:
    """Give what tells of a card what continuous effects make of it, as the seat sees it."""
    language = seen.game.language
    if language is None:
        return lambda _card: ()
    # A reader of its own: the language's last one is for the table that is played on.
    return partial(changes, Reader(Table(seen.view.board, seen.game.rules.definitions), language))


def _zone(seen: Seen, placed: Placed, marked: _Marked) -> ZoneModel:
    board = seen.view.board
    zone, place = board.zones[placed.zone], placed.place
    about = questions.asked_about(seen.view.decision)
    pile = sorted_as(board.piles[zone.id], seen.hands.get(zone.id, ()))
    opened: tuple[CardId, ...] = ()
    if place.show == "stack":
        at_the_end = place.opens and board.result is not None
        opened = pile if at_the_end else tuple(card for card in about if card in pile)
        if opened == pile[-1:]:
            opened = ()
    cards = tuple(_card(seen, handle, marked) for handle in pile)
    zone_told = seen.game.telling.zone(seen.view, zone.id)
    title = place.title if zone_told is None else seen.words.text(zone_told.title)
    owner = "" if zone.owner in (None, seen.view.seat) else f"{seen.words.seat(zone.owner)}: "
    short = title
    if place.of == "me" and owner and seen.front is None:
        layout = seen.game.pack.layout.for_seats(len(board.seats))
        short = _title_for_others(layout, place)
        title = short if len(board.seats) == 1 else owner + short
        owner = ""
    return ZoneModel(
        id=zone.id,
        kind=zone.kind,
        title=title,
        short=short,
        owner=zone.owner,
        box=placed.box,
        show=place.show,
        drop=place.drop,
        cards=cards,
        opened=opened,
        marks=() if zone_told is None else zone_told.seats,
        spoken=f"{owner}{title or zone.kind}, {counted(len(pile), 'card', 'cards')}",
        ground=place.ground,
    )


def sorted_as(pile: tuple[CardId, ...], wanted: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Bring cards into an order that was wanted for some of them; new ones come last."""
    if not wanted:
        return pile
    here = [card for card in wanted if card in pile]
    return (*here, *(card for card in pile if card not in here))


def _title_for_others(layout: Layout, mine: Place) -> str:
    """Name a place of whoever has the lower half for somebody else who looks on."""
    same = (p.title for p in layout.places if p.of == "others" and p.kind == mine.kind)
    named = next((title for title in same if title), mine.title.removeprefix(in_words("Your ")))
    return named[:1].upper() + named[1:]


def _card(seen: Seen, handle: CardId, marked: _Marked) -> CardModel:
    card = seen.view.board.cards[handle]
    words = seen.words
    printed = words.known(handle)
    noted = seen.game.notes(seen.view, handle) if printed is not None else ()
    changed = marked.changes(handle) if printed is not None else ()
    notes = tuple(words.text(note) for note in (*noted, *changed))
    name = words.card(handle)
    states = words.hidden(card) if noted else words.states(card)  # a game tells it in its own words
    candidate = handle in marked.candidates
    picked = seen.picked.index(handle) + 1 if handle in seen.picked else 0
    said = [name, *states, *(note.rstrip(".") for note in notes)]
    if handle in marked.playable:
        said.append(in_words("can be used"))
    if handle in marked.aimed_at:
        said.append(in_words("aimed at by what waits to happen"))
    if picked:
        said.append(in_words("picked as number {picked}", picked=picked))
    elif candidate:
        said.append(in_words("can be chosen"))
    about = handle in marked.asked_about
    worth = seen.game.telling.worth(seen.view, handle) if about else None
    if worth is not None:
        said.append(in_words("counts for {worth}", worth=worth))
    layout = seen.game.pack.layout.for_seats(len(seen.view.board.seats))
    counters, markers = told.on_card(layout, card)
    said += [told.spoken_marker(marker, words) for marker in markers if not noted]
    owner = told.foreign_owner(layout, seen.view.board, card)
    if owner is not None:
        said.append(in_words("of {seat}", seat=words.seat(owner)))
    attached = marked.attached.get(handle)
    if attached:
        said.append(
            in_words("with {card} attached", card=listed([words.card(other) for other in attached]))
        )
    return CardModel(
        handle=handle,
        definition=None if printed is None else card.definition,
        back=words.back(handle),
        name=name,
        face_up=printed is not None,
        side=card.side if printed is not None else 0,
        turn=card.turn,
        counters=counters,
        markers=markers,
        owner=owner,
        attached_to=card.attached_to,
        states=states,
        notes=notes,
        playable=handle in marked.playable,
        candidate=candidate,
        asked_about=about,
        aimed_at=handle in marked.aimed_at,
        picked=picked,
        worth=worth,
        spoken=", ".join(said),
    )


def _seats(seen: Seen, places: Places, chair: SeatId) -> tuple[SeatModel, ...]:
    found = []
    choosable = questions.seats(seen.view.decision)
    for seat, box in places.strips:
        aboard = seen.view.board.seats[seat].aboard
        waited = seat in seen.view.waiting
        said = [seen.words.seat(seat)]
        if seat == seen.view.seat:
            said.append("you")
        if not aboard:
            said.append(in_words("out of the match"))
        if waited:
            said.append(in_words("to decide now"))
        if seat in choosable:
            said.append(in_words("can be chosen"))
        told_of = seen.game.telling.seat(seen.view, seat) if aboard else None
        status = "" if told_of is None else seen.words.text(told_of)
        if status:
            said.append(status)
        found.append(
            SeatModel(
                seat=seat,
                name=seen.words.seat(seat),
                box=box,
                me=seat == chair,
                aboard=aboard,
                waited_for=waited,
                candidate=seat in choosable,
                spoken=", ".join(said),
                status=status,
                guest=seat == seen.front,
            )
        )
    return tuple(found)
