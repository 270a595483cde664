"""The layers in which continuous effects are counted, in this order.

Who controls what; then types; then traits; then what a game grants besides (skills, icons); then
keywords; then each numeric attribute in the order
in which the game declares them, first what sets it, then what adds to it. A continuous effect may
look only at layers before its own, which is checked when cards are read; so nothing ever has to
be counted twice, and no two effects can wait for each other.
"""

from __future__ import annotations

from typing import Final

CONTROL: Final = 0
KINDS: Final = 1
TRAITS: Final = 2
GRANTED: Final = 3
"""What a game's own nodes grant to cards."""
KEYWORDS: Final = 4
NUMBERS: Final = 5
"""The layer of the first numeric attribute; the others follow."""
