"""Text with icons, keywords and rule ids in it, as rich text and as words to be spoken."""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from typing import Final

from tabletop.table.glossary import Glossary, called

_TOKEN: Final = re.compile(r"\{(icon|keyword):([^}]+)\}")
_IMAGE: Final = re.compile(r'<img src="icon:([^"]+)"')
RULE: Final = re.compile(r"\b([A-Z]{2,4}-(?:[A-Z]\.)?[1-9][0-9]*(?:\.[0-9]+)*)\b")
"""The id of a rule within a text. NX-01 is none: that is a ship."""

WORD: Final = "word:"
"""Links to what a word means begin so."""

NO_WORDS: Final = Glossary()


def rich(
    text: str,
    meaning: Callable[[str], str] = lambda _name: "",
    glossary: Glossary = NO_WORDS,
) -> str:
    """Write text as HTML: icons as pictures ``icon:NAME``, keywords strong, rule ids as links.

    ``meaning`` says of an icon what it is called and means, for whoever points at it. Words of the
    glossary are links ``word:NUMBER``.
    """
    parts: list[str] = []
    for part, term in glossary.parts(text):
        token = _TOKEN.fullmatch(part)
        if token is None:
            said = _linked(part) if term is None else html.escape(part, quote=False)
        elif token.group(1) == "icon":
            said = _picture(token.group(2), meaning(token.group(2)))
        else:
            said = f"<b>{html.escape(called(token.group(2)))}</b>"
        parts.append(said if term is None else f'<a href="{WORD}{term}">{said}</a>')
    return "".join(parts).replace("\n", "<br>")


def _picture(name: str, meaning: str) -> str:
    title = f' title="{html.escape(meaning)}"' if meaning else ""
    return f'<img src="icon:{html.escape(name)}"{title} style="vertical-align: middle">'


def spoken(text: str, name: Callable[[str], str] = lambda _icon: "") -> str:
    """Write text as words alone; ``name`` says what an icon is called, '' where nothing does."""

    def said(token: re.Match[str]) -> str:
        kind, word = token.groups()
        return called(word) if kind == "keyword" else name(word) or word.replace("-", " ")

    return _TOKEN.sub(said, text)


def icons_on(page: str) -> tuple[str, ...]:
    """List the icons that stand on a page of rich text, each once."""
    return tuple(dict.fromkeys(_IMAGE.findall(page)))


def keywords_in(text: str) -> tuple[str, ...]:
    """List the keywords that a text uses, each once."""
    return tuple(dict.fromkeys(name for kind, name in _TOKEN.findall(text) if kind == "keyword"))


def _linked(text: str) -> str:
    return RULE.sub(r'<a href="rule:\1">\1</a>', html.escape(text, quote=False))
