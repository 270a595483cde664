"""What is chosen before a match: captains, sides of their boards, who starts, which cards."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.ids import DefId, SeatId
from tabletop.engine.message import Message, Refusal, refuse, say
from tabletop.games.captains_chair.mixing import MIXED, ONE_BOX, second_set
from tabletop.games.captains_chair.places import CAPTAIN
from tabletop.games.captains_chair.state import Course
from tabletop.games.definition import Compared, GameOption, OptionValue, Proposal
from tabletop.library.pack import Pack

CAPTAINS: Final[Mapping[str, Message]] = {
    "georgiou": say("Philippa Georgiou (2 of 10)"),
    "soval": say("Soval (3 of 10)"),
    "kirk": say("James T. Kirk (4 of 10)"),
    "archer": say("Jonathan Archer (6 of 10)"),
    "rebner": say("Rebner (8 of 10)"),
    "khan": say("Khan Noonien Singh (9 of 10)"),
}
"""The captains by the key of their crew, the easiest first, with how complex each is to play
(``CC-27.1``)."""
PROPOSED: Final = ("georgiou", "soval")
"""Who is proposed to each seat (``CC-2.8``)."""
PLACES: Final = (say("first"), say("second"))

SIDES: Final = (("simple", say("Simple side")), ("expert", say("Expert side")))
"""The sides of a captain board, by the number of the side (``CC-4.1``)."""

FIRST: Final = "first"
LOT: Final = "lot"
CARDS: Final = "cards"


def captain_key(seat: int) -> str:
    """Name the option that chooses the captain of a seat."""
    return f"captain-{seat}"


def side_key(seat: int) -> str:
    """Name the option that chooses the side of a seat's board."""
    return f"side-{seat}"


def _captain(seat: int, pack: Pack) -> GameOption:
    first = PROPOSED[seat]
    keys = (first, *(key for key in CAPTAINS if key != first))
    return GameOption(
        captain_key(seat),
        say("Captain of the {place} player", place=PLACES[seat]),
        say(
            "Each captain has a crew, ships and missions of their own. The number says how much "
            "there is to keep in mind."
        ),
        tuple((key, CAPTAINS[key]) for key in keys),
        "CC-2.8",
        seats=() if seat == 0 else (2,),
        cards=_captain_cards(pack),
        compared=Compared("captain", SeatId(seat)),
    )


def _captain_cards(pack: Pack) -> Mapping[OptionValue, DefId]:
    """Give the captain card of each crew."""
    captains = (one for one in pack.definitions if one.kind == CAPTAIN)
    return MappingProxyType({str(one.facts["crew"]): one.id for one in captains})


PROPOSALS: Final = (
    Proposal(say("One cadet: Georgiou, eleven turns"), 1),
    Proposal(say("Georgiou against the computer's Soval"), 2, computers=1),
    Proposal(say("Two players: Georgiou against Soval"), 2),
)
"""Ways to begin with one click; all else as it usually is (``CC-2.8``)."""


def _side(seat: int) -> GameOption:
    return GameOption(
        side_key(seat),
        say("Board of the {place} player", place=PLACES[seat]),
        say(
            "The Simple side has one mission, the Expert side three, which are worth points, and "
            "other multipliers."
        ),
        SIDES,
        "CC-4.1",
        seats=() if seat == 0 else (2,),
        compared=Compared("side", SeatId(seat)),
    )


_FIRST: Final = GameOption(
    FIRST,
    say("Who starts"),
    say("The starting player, who has the first turn."),
    (
        ("0", say("The first player")),
        ("1", say("The second player")),
        (LOT, say("By lot")),
    ),
    "CC-2.11",
    seats=(2,),
)

_CARDS: Final = GameOption(
    CARDS,
    say("Standard cards"),
    say("With cards of both boxes the piles are mixed, and duplicates are left out."),
    ((ONE_BOX, say("Of this box")), (MIXED, say("Of both boxes"))),
    "CC-3.1",
)


def options(pack: Pack) -> tuple[GameOption, ...]:
    """List what can be chosen; cards of a second box only where there are any (``CC-3.1``)."""
    known = (_captain(0, pack), _captain(1, pack), _side(0), _side(1), _FIRST)
    return (*known, _CARDS) if second_set(pack) else known


def refusal(seats: int, chosen: Mapping[str, OptionValue]) -> Refusal | None:
    """Refuse another number of players, and one captain in both chairs (``CC-27.22``)."""
    if seats not in (1, 2):
        return refuse("CC-2.8", "One or two captains play, not {seats}.", seats=seats)
    if seats == 2 and crew_of(chosen, 0) == crew_of(chosen, 1):
        text = "Both can't be {captain}: choose another captain for one of you."
        return refuse("CC-27.22", text, captain=CAPTAINS[crew_of(chosen, 0)])
    return None


def crew_of(chosen: Mapping[str, OptionValue], seat: int) -> str:
    """Give the key of the captain that a seat has chosen."""
    return str(chosen.get(captain_key(seat), PROPOSED[seat]))


def side_of(chosen: Mapping[str, OptionValue], seat: int) -> int:
    """Give the number of the side of a seat's board, 0 the Simple one (``CC-4.1``)."""
    sides = [key for key, _ in SIDES]
    return sides.index(str(chosen.get(side_key(seat), sides[0])))


def mixes(chosen: Mapping[str, OptionValue]) -> bool:
    """Tell whether the standard cards of both boxes are mixed."""
    return chosen.get(CARDS, ONE_BOX) == MIXED


def again(board: Board) -> tuple[tuple[Message, Mapping[str, OptionValue]], ...]:
    """Propose a rematch in which the other player starts."""
    state = board.state
    assert isinstance(state, Course)
    if state.cadet:
        return ()
    other = board.after(state.first)
    return ((say("Play again, the other player starts"), {FIRST: str(other)}),)
