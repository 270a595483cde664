from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletop.engine.tongue import ENGLISH, Tongue, speak
from tabletop.library.tongues import load_tongue


@pytest.fixture(scope="session")
def german() -> Tongue:
    return load_tongue("de")


@pytest.fixture
def speaking_german(german: Tongue) -> Iterator[None]:
    """Speak German during a test, and English again after it."""
    speak(german)
    yield
    speak(ENGLISH)
