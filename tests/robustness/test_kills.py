"""SIGKILL at random moments; ``TABLETOP_KILLS`` sets how many, 200 by
``python -m tests.robustness.kills 200``.
"""

from __future__ import annotations

import os

from tests.robustness import kills


def test_nothing_shown_is_lost_when_the_process_is_killed() -> None:
    assert kills.main(int(os.environ.get("TABLETOP_KILLS", "10"))) > 10
