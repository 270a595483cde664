"""Whole matches by players who choose at random: they come to an end, and can be saved anywhere."""

from __future__ import annotations

import pytest

from tabletop.games.definition import Setup, chosen
from tabletop.session import selfplay
from tests.games.captains_chair.matches import bundled

SIDES = {"side-0": "expert", "side-1": "simple"}


@pytest.mark.parametrize(
    ("captains", "seed"),
    [(("georgiou", "khan"), 2), (("archer", "rebner"), 5), (("kirk",), 3), (("soval", "kirk"), 8)],
)
def test_a_match_comes_to_its_end_and_keeps_the_laws(captains: tuple[str, ...], seed: int) -> None:
    crews = {f"captain-{seat}": crew for seat, crew in enumerate(captains)}
    setup = chosen(bundled().options, {**SIDES, **crews, "seats": len(captains)})
    assert isinstance(setup, Setup)
    plan = selfplay.Plan(len(captains), dict(setup.options), seed, bots=False, check=True)
    outcome = selfplay.play(bundled(), plan)
    assert outcome.faults == ()
    assert outcome.rule in ("CC-23.12", "CC-25.13", "CC-5.4", "CC-25.7", "CC-R.82")
