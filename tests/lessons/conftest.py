"""Fixtures that tests of lessons share with those of languages."""

from tests.languages.conftest import german, speaking_german

__all__ = ["german", "speaking_german"]
