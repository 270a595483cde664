"""The language of the window: what a player chose, put to work at once."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from tabletop.engine.message import in_words
from tabletop.engine.os_reasons import reason_of
from tabletop.engine.tongue import ENGLISH, speak, spoken
from tabletop.library.tongues import SYSTEM, known_languages, tongue_for

NAMES: Final = {"en": "English", "de": "Deutsch"}
"""Languages by what those call them who speak them."""


class _Installed:
    """Qt's own words, for the buttons of its dialogs."""

    translator: QTranslator | None = None


def choices() -> tuple[tuple[str, str], ...]:
    """List the languages to choose from; the first is that of the system."""
    known = ((code, NAMES.get(code, code)) for code in known_languages())
    return ((SYSTEM, in_words("As the system")), *known)


def speak_as_chosen(choice: str) -> str | None:
    """Speak a language from now on; say what is wrong when it can't be read."""
    try:
        tongue = tongue_for(choice)
    except (OSError, ValueError) as error:
        speak(ENGLISH)
        return in_words("The language can't be read: {error}.", error=reason_of(error))
    speak(tongue)
    _have_qt_speak(tongue.code)
    return None


def _have_qt_speak(code: str) -> None:
    application = QApplication.instance()
    if application is None:
        return
    if _Installed.translator is not None:
        application.removeTranslator(_Installed.translator)
        _Installed.translator = None
    if code == ENGLISH.code:
        return
    translator = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if translator.load(QLocale(spoken().code), "qtbase", "_", folder):
        application.installTranslator(translator)
        _Installed.translator = translator
