"""Tests of who reaches what: by screen reader, by keys, with large text, with other colours."""

from tests.table.app.conftest import home, tour

__all__ = ["home", "tour"]
