"""Fields of this game's nodes: words from its own vocabularies."""

from __future__ import annotations

from typing import Annotated, Literal

from tabletop.effects.nodes import Vocabulary

Skill = Annotated[str, Vocabulary("skills")]
Capability = Annotated[str, Vocabulary("capabilities")]
TokenWord = Annotated[str, Vocabulary("tokens")]
Subtype = Annotated[str, Vocabulary("subtypes")]
Species = Annotated[str, Vocabulary("species")]
PhaseWord = Annotated[str, Vocabulary("phases")]
Level = Literal["trained", "expert"]
