"""Reasons of the operating system come in the language on the screen, not in the machine's."""

import errno
import os

import pytest

from tabletop.engine.os_reasons import reason_of


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.ENOENT, "there is no such file or folder"),
        (errno.EACCES, "that is not allowed"),
        (errno.ENOSPC, "the disk is full"),
        (errno.EISDIR, "it is a folder"),
    ],
)
def test_the_machines_language_is_not_shown(number: int, words: str) -> None:
    assert reason_of(OSError(number, "tiedostoa tai hakemistoa ei ole", "/tmp/x")) == words


def test_what_has_no_words_of_ours_is_told_in_the_systems() -> None:
    assert reason_of(OSError(errno.EXDEV, os.strerror(errno.EXDEV))) == os.strerror(errno.EXDEV)


def test_an_error_of_our_own_keeps_its_words() -> None:
    assert reason_of(OSError(errno.EINVAL, "it is no ordinary file")) == "it is no ordinary file"
    assert reason_of(OSError("x.png can't be written")) == "x.png can't be written"
    assert reason_of(ValueError("line 3 is no sentence")) == "line 3 is no sentence"
