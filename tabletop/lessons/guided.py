"""A match that goes on as its history says: whoever answers otherwise is told what is wanted."""

from __future__ import annotations

from tabletop.engine.actions import Action
from tabletop.engine.board import Board
from tabletop.engine.decisions import Answer, ChooseCards
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import Refusal, refuse
from tabletop.engine.view import Handles, rename_answer
from tabletop.lessons.wording import move_in_words
from tabletop.session.history import Answered
from tabletop.session.match import Match, Step


class GuidedMatch(Match):
    """A replay that takes the answers of its own history, and no others.

    A card that is like another in all that can be seen may stand for it.
    """

    def answer(self, seat: SeatId, answer: Answer) -> Step | Refusal:
        """Go on when this is what happened next; else say why not, and what to do."""
        wanted = self.wanted
        pending = self.position.pending
        decision = None if pending is None else pending.of(seat)
        if wanted is None or wanted.seat != seat or decision is None:
            return refuse(None, "The lesson goes on by itself here.")
        try:
            given = rename_answer(decision, answer, Handles(self.position, seat).card)
        except KeyError:
            return refuse(decision.rule, "That card isn't there any more.")
        ordered = isinstance(decision, ChooseCards) and decision.ordered
        if alike(self.position.board, wanted.answer, given, ordered=ordered):
            return self.go(self.history.cursor + 1)
        why = self.reason(seat, answer) or decision.check(given)
        if why is not None:
            return why
        move = move_in_words(self, wanted.seat, wanted.answer)
        return refuse(None, "Not in this lesson. It waits for this: {move}.", move=move)

    @property
    def wanted(self) -> Answered | None:
        """What a seat answers next, or None at the end."""
        moments, following = self.history.moments, self.history.cursor + 1
        cause = moments[following].cause if following < len(moments) else None
        return cause if isinstance(cause, Answered) else None

    def go(self, to: int) -> Step:
        """Stand at another moment; the events come with a step to the next one."""
        moments, start = self.history.moments, self.history.cursor
        self.history.jump(to)
        events = moments[to].events if to == start + 1 else ()
        return Step(moments[start].position, moments[to].position, events)

    def may_cancel(self) -> bool:
        """Nothing is taken back by halves: the way back is that of the lesson."""
        return False


def alike(board: Board, wanted: Answer, given: Answer, *, ordered: bool) -> bool:
    """Tell whether an answer is the wanted one, or the same with cards that are no different."""
    match wanted, given:
        case Action(verb, card, ability), Action(other_verb, other_card, other_ability):
            same = (verb, ability) == (other_verb, other_ability)
            return same and _look(board, card) == _look(board, other_card)
        case tuple(), tuple():
            looks = [[_look(board, CardId(card)) for card in cards] for cards in (wanted, given)]
            return looks[0] == looks[1] if ordered else sorted(looks[0]) == sorted(looks[1])
    return wanted == given


def _look(board: Board, card: CardId | None) -> tuple[str, ...]:
    """Give all that can be told of a card, as words that can be compared and sorted."""
    if card is None:
        return ()
    found = board.cards[card]
    laid = [other for other, one in board.cards.items() if one.attached_to == card]
    own = (found.definition, found.zone, str(found.face_up), str(found.turn), str(found.side))
    counted = tuple(f"{name} {count}" for name, count in sorted(found.counters.items()) if count)
    under = (f"on {found.attached_to}",)
    return (*own, *counted, *under, *(f"with {board.cards[one].definition}" for one in laid))
