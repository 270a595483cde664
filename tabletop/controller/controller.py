"""The controller of a table: what a player can do with a gesture, and doing it.

Legality has one definition, the game's own ``verify``, which comes in through the match's
offers and through the questions' own checks. The controller adds none: it only finds the words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tabletop.controller import questions
from tabletop.controller.build import Seen, build
from tabletop.controller.gestures import Asked, Done, Outcome, Picked, Refused, Targets
from tabletop.controller.model import MenuEntry, Reason, TableModel
from tabletop.controller.words import Renderer, listed
from tabletop.engine.actions import Action, Follow, Offer
from tabletop.engine.decisions import Answer, ChooseAction, ChooseCards, ChooseNumber, Decision
from tabletop.engine.ids import CardId, SeatId, ZoneId
from tabletop.engine.message import Refusal, in_words
from tabletop.engine.view import SeatView
from tabletop.session.match import Match


@dataclass(frozen=True, slots=True, eq=False)
class _Look:
    """A seat's view with what goes with it, kept while the position is the same."""

    position: Any
    view: SeatView
    offers: tuple[Offer, ...]
    words: Renderer


class TableController:
    """Gestures of whoever sits at ``seat`` in; models, targets, refusals and steps out."""

    def __init__(self, match: Match, seat: SeatId | None = None) -> None:
        self.match = match
        self.seat = SeatId(0) if seat is None else seat
        self._picked: tuple[CardId, ...] = ()
        self._picked_for: Decision[Any] | None = None
        self._looks: dict[SeatId, _Look] = {}
        self._models: dict[SeatId, tuple[object, TableModel]] = {}
        self._hands: dict[ZoneId, tuple[CardId, ...]] = {}
        self._front: SeatId | None = None

    # --- looking ---------------------------------------------------------------------------

    def model(self, seat: SeatId | None = None) -> TableModel:
        """Give all that the table shows to a seat (the one that sits here, if not said)."""
        who = self.seat if seat is None else seat
        look = self._look(who)
        mine = who == self.seat
        picked = self._picks() if mine else ()
        hands = dict(self._hands) if mine else {}
        front = self.front if mine else None
        made_from = (look, picked, mine, hands, front)
        known = self._models.get(who)
        if known is None or known[0] != made_from:
            back = mine and self._may_go_back(look)
            seen = Seen(
                self.match.game, look.view, look.words, look.offers, picked, back, hands, front
            )
            known = self._models[who] = (made_from, build(seen))
        return known[1]

    @property
    def front(self) -> SeatId | None:
        """The other seat whose board has the lower half, or None while it is one's own."""
        chair = self.seat if self.seat >= 0 else SeatId(0)
        return None if self._front == chair else self._front

    def show_board(self, seat: SeatId | None) -> bool:
        """Show the board of a seat in the lower half, or one's own again (None); tell whether
        that changes anything. It changes only what is shown here, not the match.
        """
        seats = self.match.position.board.seats
        layout = self.match.game.pack.layout.for_seats(len(seats))
        if not layout.boards or (seat is not None and not 0 <= seat < len(seats)):
            return False
        before, self._front = self.front, seat
        return self.front != before

    def words(self, seat: SeatId | None = None) -> Renderer:
        """Give what puts messages into words for a seat."""
        return self._look(self.seat if seat is None else seat).words

    def _look(self, seat: SeatId) -> _Look:
        look = self._looks.get(seat)
        position = self.match.position
        if look is None or look.position is not position:
            view = self.match.view(seat)
            names = [player.name for player in self.match.players]
            rules = self.match.game.rules
            words = Renderer(rules.definitions, names, view, rules.automa, rules.own)
            offers = self.match.offers(seat) if seat >= 0 else ()
            look = self._looks[seat] = _Look(position, view, offers, words)
        return look

    def _may_go_back(self, look: _Look) -> bool:
        decision = look.view.decision
        if decision is None or isinstance(decision, ChooseAction):
            return False
        return self.match.may_cancel()

    # --- what a card can do ----------------------------------------------------------------

    def pick_up(self, handle: CardId) -> Targets:
        """Say where this card can be dropped now, and why not elsewhere."""
        look = self._look(self.seat)
        zones: dict[ZoneId, str] = {}
        reasons: dict[ZoneId, Reason] = {}
        for offer in self._offers(handle):
            for zone in offer.drops:
                label = look.words.text(offer.label)
                if questions.open_refusal(offer) is None:
                    zones[zone] = f"{zones[zone]} / {label}" if zone in zones else label
                elif offer.refusal is not None:
                    reasons[zone] = questions.reason(offer.refusal, look.words)
        decision = look.view.decision
        cards: dict[CardId, str] = {}
        if isinstance(decision, ChooseCards) and decision.ordered and handle in decision.cards:
            cards = {card: in_words("Put it here") for card in decision.cards if card != handle}
        return Targets(handle, zones, cards, reasons, self._elsewhere(handle, zones))

    def menu(self, handle: CardId) -> tuple[MenuEntry, ...]:
        """List what this card can do now, and what it can't with the reason."""
        look = self._look(self.seat)
        if handle in questions.candidates(look.view.decision):
            label = (
                in_words("Put it back") if handle in self._picks() else in_words("Choose this card")
            )
            return (MenuEntry(None, label),)
        name = f"{look.words.card(handle)}: "
        entries = [
            questions.unnamed(questions.entry(offer, look.words), name)
            for offer in self._offers(handle)
        ]
        return tuple(sorted(entries, key=lambda entry: entry.refusal is not None))

    def _offers(self, handle: CardId) -> tuple[Offer, ...]:
        return tuple(o for o in self._look(self.seat).offers if o.action.card == handle)

    def _elsewhere(self, handle: CardId, zones: dict[ZoneId, str]) -> Reason:
        """Say why a card can't go to a place that none of its actions speaks of."""
        look = self._look(self.seat)
        decision = look.view.decision
        if not isinstance(decision, ChooseAction):
            return Reason(self.model().prompt, None if decision is None else decision.rule)
        name = look.words.card(handle)
        name = name[:1].upper() + name[1:]
        if zones:
            titles = {placed.id: self._place_name(placed.id) for placed in self.model().zones}
            where = listed([titles[zone] for zone in zones if zone in titles], "or")
            return Reason(
                in_words("{name} can go to {where}, not there.", name=name, where=where),
                decision.rule,
            )
        refused = [offer.refusal for offer in self._offers(handle) if offer.refusal is not None]
        if refused:
            return questions.reason(refused[0], look.words)
        return Reason(in_words("{name} can't be moved now.", name=name), decision.rule)

    def _place_name(self, zone: ZoneId) -> str:
        model = self.model().zone(zone)
        if model is None:
            return str(zone)
        title = model.title or model.kind
        if model.owner in (None, self.seat):
            return title
        return f"{self._look(self.seat).words.seat(model.owner)}'s {title}"

    # --- doing -----------------------------------------------------------------------------

    def drop(self, handle: CardId, onto: ZoneId | CardId) -> Outcome:
        """Do what dropping a card onto a zone, or onto another card, means."""
        look = self._look(self.seat)
        meant: CardId | None = None
        if isinstance(onto, int):
            if onto in self.pick_up(handle).cards:
                return self.order(handle, onto)
            meant, onto = onto, look.view.board.cards[onto].zone
        fitting = [o for o in _open(self._offers(handle)) if onto in o.drops]
        if not fitting:
            targets = self.pick_up(handle)
            return Refused(targets.refusal(onto) or targets.elsewhere)
        if len(fitting) > 1:
            obvious = [offer for offer in fitting if offer.obvious]
            if len(obvious) != 1:
                return Asked(tuple(questions.entry(offer, look.words) for offer in fitting))
            fitting = obvious
        return self._act(fitting[0].action, fitting[0].drops[onto], meant)

    def act(self, action: Action) -> Outcome:
        """Take an action from a card's menu."""
        return self._act(action, ())

    def obvious(self, handle: CardId) -> Outcome:
        """Do the one obvious thing with a card."""
        look = self._look(self.seat)
        if handle in questions.candidates(look.view.decision):
            return self.toggle(handle)
        every = self._offers(handle)
        fitting = [offer for offer in _open(every) if offer.obvious]
        if len(fitting) == 1:
            return self._act(fitting[0].action, ())
        if _open(every):
            return Asked(self.menu(handle))
        return Refused(self.pick_up(handle).elsewhere)

    def _act(
        self, action: Action, follows: tuple[Follow, ...], meant: CardId | None = None
    ) -> Outcome:
        """Take an action, and give the answers that the place of a drop has already given:
        those that the game names, and the very card that was dropped on.
        """
        look = self._look(self.seat)
        for offer in look.offers:
            if offer.action == action and offer.refusal is not None:
                return Refused(questions.reason(offer.refusal, look.words))
        outcome = self._answer(action)
        given: list[Follow] = [*follows] if meant is None else [*follows, (meant,)]
        for follow in given:
            if not isinstance(outcome, Done):
                break
            following = self._look(self.seat).view.decision
            if following is None or following.check(follow) is not None:
                break
            more = self._answer(follow)
            if isinstance(more, Done):
                outcome = Done((*outcome.steps, *more.steps))
        return outcome

    def sort_hand(self, handle: CardId, before: CardId | None) -> Outcome:
        """Lay a card of one's own hand before another one there, or at the end. It changes only
        how the hand is shown here, not the match.
        """
        model = self.model()
        zone = model.zone_of(handle)
        if zone is None or zone.show != "hand" or zone.owner != self.seat:
            return Refused(self._elsewhere(handle, {}))
        line = [card.handle for card in zone.cards if card.handle != handle]
        line.insert(line.index(before) if before in line else len(line), handle)
        self._hands[zone.id] = tuple(line)
        return Picked()

    # --- answering questions ---------------------------------------------------------------

    def toggle(self, handle: CardId) -> Outcome:
        """Pick a card for the pending question, or put it back."""
        look = self._look(self.seat)
        decision = look.view.decision
        if not isinstance(decision, ChooseCards) or handle not in decision.cards:
            return Refused(self._elsewhere(handle, {}))
        if questions.at_once(decision):
            return self._answer((handle,))
        picked = self._picks()
        if handle in picked:
            self._pick(decision, tuple(card for card in picked if card != handle))
        elif len(picked) < decision.most:
            self._pick(decision, (*picked, handle))
        elif decision.most == 1:
            self._pick(decision, (handle,))
        else:
            refusal = decision.check((*picked, handle))
            assert refusal is not None
            return Refused(questions.reason(refusal, look.words))
        return Picked()

    def order(self, handle: CardId, before: CardId) -> Outcome:
        """Put a card of an ordered choice to the place of another; both are picked then."""
        decision = self._look(self.seat).view.decision
        if not isinstance(decision, ChooseCards) or not {handle, before} <= set(decision.cards):
            return Refused(self._elsewhere(handle, {}))
        line = [*self._picks(), *(c for c in decision.cards if c not in self._picks())]
        place = line.index(before)
        line.remove(handle)
        line.insert(place, handle)
        reach = max(line.index(handle), line.index(before)) + 1
        count = min(decision.most, max(reach, len(self._picks())))
        if decision.least == decision.most == len(decision.cards):
            count = decision.most
        self._pick(decision, tuple(line[:count]))
        return Picked()

    def confirm(self) -> Outcome:
        """Give the picked cards as the answer."""
        return self._answer(self._picks())

    def choose(self, answer: Answer) -> Outcome:
        """Answer the pending question: a seat, a number, an option's key."""
        return self._answer(answer)

    def press(self, key: str) -> Outcome:
        """Do what a button of the model says."""
        button = next((b for b in self.model().buttons if b.key == key), None)
        decision = self._look(self.seat).view.decision
        if button is None:
            return Refused(Reason(self.model().prompt, None if decision is None else decision.rule))
        if button.refusal is not None:
            return Refused(button.refusal)
        if key == questions.CONFIRM:
            return self.confirm()
        if key == questions.BACK:
            return self.back()
        if key.startswith(f"{questions.CARD}:"):
            return self.toggle(CardId(int(key.partition(":")[2])))
        meant = self._meant_by(key)
        return self._act(meant, ()) if isinstance(meant, Action) else self._answer(meant)

    def button_for(self, answer: Answer) -> str:
        """Give the key of the button that gives an answer, its cards by their handles; '' where
        none does: a card of the table is to be clicked, or picked before.
        """
        keys = (b.key for b in self.model().buttons if b.refusal is None)
        answers = (key for key in keys if key != questions.BACK)
        return next((key for key in answers if self._meant_by(key) == answer), "")

    def _meant_by(self, key: str) -> Answer:
        """Tell what a button that answers gives as the answer."""
        kind, _, value = key.partition(":")
        match kind:
            case questions.CONFIRM:
                return self._picks()
            case "option":
                return value
            case "action":
                return self._look(self.seat).offers[int(value)].action
            case questions.CARD:
                return (CardId(int(value)),)
        return int(value)

    def back(self) -> Outcome:
        """Put the last picked card back; without one, go back to the last window."""
        picked = self._picks()
        decision = self._look(self.seat).view.decision
        if picked and decision is not None:
            self._pick(decision, picked[:-1])
            return Picked()
        given = self.match.cancel()
        if isinstance(given, Refusal):
            return Refused(questions.reason(given, self.words()))
        return Done((given,))

    def number_bounds(self) -> tuple[int, int] | None:
        """Give the least and the most of a pending number, or None when none is asked."""
        decision = self._look(self.seat).view.decision
        if isinstance(decision, ChooseNumber):
            return decision.low, decision.high
        return None

    def _picks(self) -> tuple[CardId, ...]:
        if not self._picked:
            return ()
        return self._picked if self._picked_for == self._look(self.seat).view.decision else ()

    def _pick(self, decision: Decision[Any], cards: tuple[CardId, ...]) -> None:
        self._picked, self._picked_for = cards, decision

    def _answer(self, answer: Answer) -> Outcome:
        words = self.words()
        given = self.match.answer(self.seat, answer)
        if isinstance(given, Refusal):
            return Refused(questions.reason(given, words))
        self._picked, self._picked_for = (), None
        return Done((given,))


def _open(offers: tuple[Offer, ...]) -> list[Offer]:
    """List the offers that are drawn as if they can be done."""
    return [offer for offer in offers if questions.open_refusal(offer) is None]
