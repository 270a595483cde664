"""When cards can be used, who uses them, and what becomes of them: this game's customs."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from typing import Final

from tabletop.effects.ability import Ability, abilities_of
from tabletop.effects.announce import Announcing
from tabletop.effects.context import Context
from tabletop.effects.customs import Customs, Judging, Windows
from tabletop.engine.frames import Frame
from tabletop.engine.ids import CardId, RuleId, SeatId
from tabletop.engine.message import CardName, Message, say
from tabletop.engine.table import Table
from tabletop.games.captains_chair import judging, quiet
from tabletop.games.captains_chair.deeds import told
from tabletop.games.captains_chair.helmets import has_its_helmet
from tabletop.games.captains_chair.officers import crowded
from tabletop.games.captains_chair.places import TRIGGERING
from tabletop.games.captains_chair.rotation import REFILL
from tabletop.games.captains_chair.state import course
from tabletop.games.captains_chair.whose import cards_in_play, holder

CLASSES: Final = ("passive", "reaction", "special")
"""Kinds of operations that are triggered or hold, and aren't used at a time (``CC-10``)."""
CHOSEN: Final = ("play", "activate")
"""Kinds of operations that a captain chooses to carry out in the Action Step (``CC-9.3``)."""
TRIGGERS: Final = ("activate", "passive", "reaction")
"""Trigger operations, which work in the play area alone (``CC-10.1``)."""


def acting(table: Table) -> SeatId:
    """Give the active player, who has the first chance to react (``CC-R.17``)."""
    return course(table).active


def works(table: Table, card: CardId, ability: Ability) -> bool:
    """Tell whether what an operation watches or holds does so where its card lies (``CC-10.1``).

    Nothing does on a beamed card or a neutral Location, and in the Briefing Room no trigger
    operation (``CC-9.13``, ``CC-R.24``).
    """
    record = table.board.cards[card]
    zone = table.board.zones[record.zone]
    if ability.from_ is not None:
        return True
    if zone.owner is None or record.attached_to is not None:
        return False
    if ability.timing in TRIGGERS and zone.kind not in TRIGGERING:
        return False
    return has_its_helmet(table, card, ability)


def operations(
    table: Table, seat: SeatId, timing: str, zones: Collection[str]
) -> Iterator[tuple[CardId, Ability]]:
    """List a captain's operations of a kind that work now, on cards in some kinds of zones.

    On exhausted cards too (``CC-7.3``), on beamed ones never (``CC-19.2``).
    """
    for card in cards_in_play(table.board, seat):
        if table.board.zones[table.board.cards[card].zone].kind in zones:
            for one in abilities_of(table.printed(card)):
                if one.timing == timing and works(table, card, one):
                    yield card, one


@cache
def in_words(ability: Ability) -> str:
    """Spell an operation out; menus are made again and again of the same printed ones."""
    from tabletop.games.captains_chair.language import LANGUAGE

    return LANGUAGE.sentence(ability.words(LANGUAGE.book(ability)))


def called(table: Table, card: CardId, ability: Ability) -> Message:
    """Say on a button what a card's operation is, what it costs and does.

    It warns where nothing would come of it as things stand (``CC-R.5``).
    """
    from tabletop.games.captains_chair.language import LANGUAGE
    from tabletop.games.captains_chair.play import PLAY_TIMING, as_played

    what = Message(in_words(ability))
    reader, seat = LANGUAGE.reader(table), holder(table.board, card)
    if seat is not None and ability.timing in CHOSEN:
        if ability.timing == PLAY_TIMING:
            reader = as_played(reader, card, seat)
        if judging.comes_to_nothing(ability, reader, Context(card, seat)):
            what = say("{what} (nothing would come of it now)", what=what)
    return say("{card}: {what}", card=CardName(card), what=what)


def carried(use: Announcing) -> Frame:
    """Carry out what was triggered, or what an effect names, as an operation (``CC-10.11``)."""
    # Operations are carried out in the language, which is made of these customs.
    from tabletop.games.captains_chair import operation

    return operation.carried(use)


def settled(table: Table) -> Frame | None:
    """Have officers discharged where there are more than places for them (``CC-R.60``)."""
    return crowded(table)


CUSTOMS: Final = Customs(
    acting=acting,
    settle=settled,
    refill=REFILL,
    told=told,
    works=works,
    called=called,
    carried=carried,
    judging=Judging(judging.why_not, judging.why_not_steps),
    windows=Windows(
        reactions=(),
        besides=quiet.hushing,
        took=quiet.took,
        hushed=quiet.hushed,
        anew=True,
        openly=True,
    ),
    nested=False,
    round_end="turn-ends",
    queue_rule=RuleId("CC-10.5"),
)
