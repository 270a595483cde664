"""What the button says that confirms a choice of cards: what will happen to them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tabletop.engine.message import say
from tabletop.games.telling import Confirming

_DISCARD: Final = Confirming(
    say("Discard none"), say("Discard this card"), say("Discard these {count} cards")
)
_RECRUIT: Final = Confirming(
    say("Recruit none"), say("Recruit this card"), say("Recruit these {count} cards")
)
_TEAMS: Final = Confirming(
    say("Remove none"), say("Remove an away team here"), say("Remove {count} away teams")
)
_NAME: Final = Confirming(
    say("Name none"), say("This card meets it"), say("These {count} cards meet it")
)

CONFIRMING: Final[Mapping[str, Confirming]] = MappingProxyType(
    {
        "beam": Confirming(
            say("Beam none"), say("Beam this card"), say("Beam these {count} cards")
        ),
        "clean-up-discard": _DISCARD,
        "contributing": _NAME,
        "control": Confirming(
            say("Control none"), say("Control this Location"), say("Control {count} Locations")
        ),
        "destroy": Confirming(
            say("Destroy none"), say("Destroy this card"), say("Destroy these {count} cards")
        ),
        "development": _RECRUIT,
        "discard": _DISCARD,
        "discharge": Confirming(
            say("Discharge none"), say("Discharge this card"), say("Discharge these {count} cards")
        ),
        "draw-from-discard": Confirming(
            say("Draw none"), say("Draw this card"), say("Draw these {count} cards")
        ),
        "exhaust": Confirming(
            say("Exhaust none"), say("Exhaust this card"), say("Exhaust these {count} cards")
        ),
        "give": Confirming(
            say("Give none"), say("Give this card away"), say("Give these {count} cards away")
        ),
        "log": Confirming(say("Log none"), say("Log this card"), say("Log these {count} cards")),
        "mobilize": Confirming(
            say("Mobilize none"), say("Mobilize this Ship"), say("Mobilize these {count} Ships")
        ),
        "muster": Confirming(
            say("Muster none"), say("Muster this card"), say("Muster these {count} cards")
        ),
        "place": Confirming(
            say("Place none"), say("Place this card"), say("Place these {count} cards")
        ),
        "promote": Confirming(
            say("Promote none"), say("Promote this card"), say("Promote these {count} cards")
        ),
        "ready": Confirming(
            say("Ready none"), say("Ready this card"), say("Ready these {count} cards")
        ),
        "recall": Confirming(
            say("Recall none"), say("Recall this card"), say("Recall these {count} cards")
        ),
        "remove-teams": _TEAMS,
        "return-incident": Confirming(
            say("Return none"), say("Return this Incident"), say("Return these {count} Incidents")
        ),
        "scan-junk": Confirming(
            say("Gain none"), say("Gain this card"), say("Gain these {count} cards")
        ),
        "scrap": Confirming(
            say("Scrap none"), say("Scrap this card"), say("Scrap these {count} cards")
        ),
        "send": Confirming(
            say("Send none"), say("Send an away team here"), say("Send {count} away teams")
        ),
        "warp": Confirming(
            say("Warp none"), say("Warp this Ship"), say("Warp these {count} Ships")
        ),
    }
)
"""By the name of the question, which is the tag of the effect that asks it."""
