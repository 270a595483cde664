"""What may be so of the round: phase, stage, what captains are up to, how an attempt stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.effects.context import Address, Context
from tabletop.effects.nodes import Cards, Condition, Seats
from tabletop.effects.selectors import Self, You
from tabletop.effects.wording.tokens import joined
from tabletop.games.traveller_ccg.language.captains import pursued
from tabletop.games.traveller_ccg.language.kinds import PhaseWord
from tabletop.games.traveller_ccg.state import voyage

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


@dataclass(frozen=True, slots=True)
class InPhase(Condition):
    """It is one of these phases, and the stage of that number where one is named."""

    tag: ClassVar[str] = "phase"
    short: ClassVar[str] = "phase"

    phase: tuple[PhaseWord, ...]
    stage: int | None = None

    def holds(self, reader: Reader, context: Context) -> bool:
        state = voyage(reader.table)
        return state.phase in self.phase and self.stage in (None, state.stage)

    def words(self, book: Book) -> Tokens:
        return self._said(book, "it is {phase}", "it is Stage {stage} of {phase}")

    def denied(self, book: Book) -> Tokens:
        return self._said(book, "it is not {phase}", "it is not Stage {stage} of {phase}")

    def _said(self, book: Book, plain: str, staged: str) -> Tokens:
        names = [book.say("the {phase}", phase=book.term("phases", key)) for key in self.phase]
        phase = joined(names, book.say(" or ")[0].text)
        if self.stage is None:
            return book.say(plain, phase=phase)
        return book.say(staged, phase=phase, stage=self.stage)


class OfCaptain(Condition):
    """Something that is so of all captains meant."""

    __slots__ = ()
    who: Seats

    def phrases(self, book: Book) -> tuple[str, str, str, str, dict[str, Tokens]]:
        """Give how you and others are so, and are not so, and what fills the gaps."""
        raise NotImplementedError

    def words(self, book: Book) -> Tokens:
        you, they, _, _, parts = self.phrases(book)
        return book.act(self.who, you, they, **parts)

    def denied(self, book: Book) -> Tokens:
        _, _, you, they, parts = self.phrases(book)
        return book.act(self.who, you, they, **parts)


@dataclass(frozen=True, slots=True)
class Committed(OfCaptain):
    """What captains do this round: nothing, a Contract, or piracy (``TC-15.4``)."""

    tag: ClassVar[str] = "activity"
    short: ClassVar[str] = "is_"

    is_: Literal["uncommitted", "contract", "piracy"]
    who: Seats = You()

    def holds(self, reader: Reader, context: Context) -> bool:
        captains, seats = voyage(reader.table).captains, self.who.seats(reader, context)
        return bool(seats) and all(captains[seat].activity.kind == self.is_ for seat in seats)

    def phrases(self, book: Book) -> tuple[str, str, str, str, dict[str, Tokens]]:
        match self.is_:
            case "uncommitted":
                return (
                    "you are uncommitted",
                    "{who} is uncommitted",
                    "you are not uncommitted",
                    "{who} is not uncommitted",
                    {},
                )
            case "contract":
                return (
                    "you pursue a Contract",
                    "{who} pursues a Contract",
                    "you pursue no Contract",
                    "{who} pursues no Contract",
                    {},
                )
            case "piracy":
                return (
                    "you pursue piracy",
                    "{who} pursues piracy",
                    "you do not pursue piracy",
                    "{who} does not pursue piracy",
                    {},
                )


@dataclass(frozen=True, slots=True)
class Pursues(OfCaptain):
    """Captains pursue one of these Contracts."""

    tag: ClassVar[str] = "pursues"
    short: ClassVar[str] = "what"

    what: Cards
    who: Seats = You()

    def holds(self, reader: Reader, context: Context) -> bool:
        seats = self.who.seats(reader, context)
        meant = self.what.cards(reader, context)
        return bool(seats) and all(
            any(card in meant for card in pursued(reader, context, (seat,))) for seat in seats
        )

    def phrases(self, book: Book) -> tuple[str, str, str, str, dict[str, Tokens]]:
        return (
            "you pursue {what}",
            "{who} pursues {what}",
            "you do not pursue {what}",
            "{who} does not pursue {what}",
            {"what": self.what.one(book)},
        )


@dataclass(frozen=True, slots=True)
class Fights(OfCaptain):
    """Captains attack or defend in what goes on, against a captain or an enemy ship."""

    tag: ClassVar[str] = "fights"
    short: ClassVar[str] = "as_"

    as_: Literal["attacker", "defender", "either"] = "either"
    against: Literal["captain", "enemy", "any"] = "any"
    who: Seats = You()

    def holds(self, reader: Reader, context: Context) -> bool:
        attempt, seats = voyage(reader.table).attempt, self.who.seats(reader, context)
        if attempt is None or not seats:
            return False
        enemy = attempt.attacker is None or attempt.defender is None
        if self.against != "any" and enemy != (self.against == "enemy"):
            return False
        sides = {
            "attacker": (attempt.attacker,),
            "defender": (attempt.defender,),
            "either": (attempt.attacker, attempt.defender),
        }[self.as_]
        return all(seat in sides for seat in seats)

    def phrases(self, book: Book) -> tuple[str, str, str, str, dict[str, Tokens]]:
        against = {
            "captain": book.say("a captain"),
            "enemy": book.say("an enemy ship"),
            "any": book.say("a Ship"),
        }[self.against]
        match self.as_:
            case "attacker":
                verbs = ("attack", "attacks")
            case "defender":
                verbs = ("defend against", "defends against")
            case "either":
                verbs = ("fight", "fights")
        return (
            f"you {verbs[0]} {{against}}",
            f"{{who}} {verbs[1]} {{against}}",
            f"you do not {verbs[0]} {{against}}",
            f"{{who}} does not {verbs[0]} {{against}}",
            {"against": against},
        )


@dataclass(frozen=True, slots=True)
class PiracyIs(Condition):
    """How the piracy attempt stands that goes on: whether it succeeded (``TC-24.6``)."""

    tag: ClassVar[str] = "piracy"
    short: ClassVar[str] = "is_"

    is_: Literal["going-on", "succeeded", "failed"] = "going-on"

    def holds(self, reader: Reader, context: Context) -> bool:
        attempt = voyage(reader.table).attempt
        if attempt is None or attempt.attacker is None or attempt.defender is None:
            return False
        return self.is_ == "going-on" or attempt.succeeded is (self.is_ == "succeeded")

    def words(self, book: Book) -> Tokens:
        return book.say(
            {
                "going-on": "a piracy attempt is going on",
                "succeeded": "the piracy attempt succeeded",
                "failed": "the piracy attempt failed",
            }[self.is_]
        )

    def denied(self, book: Book) -> Tokens:
        return book.say(
            {
                "going-on": "no piracy attempt is going on",
                "succeeded": "the piracy attempt did not succeed",
                "failed": "the piracy attempt did not fail",
            }[self.is_]
        )


@dataclass(frozen=True, slots=True)
class InForce(Condition):
    """What a card did lasts still: it was played in the attempt, phase or round that goes on."""

    tag: ClassVar[str] = "in-force"
    short: ClassVar[str] = "of"

    of: Cards = Self()

    def holds(self, reader: Reader, context: Context) -> bool:
        cards = self.of.cards(reader, context)
        lasting = [one.source for one in reader.board.lasting if isinstance(one.body, Address)]
        return bool(cards) and all(card in lasting for card in cards)

    def words(self, book: Book) -> Tokens:
        return book.say("what {card} did still lasts", card=self.of.words(book))

    def denied(self, book: Book) -> Tokens:
        return book.say("what {card} did does not last any more", card=self.of.words(book))


OPS = (InPhase, Committed, Pursues, Fights, PiracyIs, InForce)
