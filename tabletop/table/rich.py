"""Text with icons, keywords and rule ids in it, as rich text and as words to be spoken."""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from typing import Final

_TOKEN: Final = re.compile(r"\{(icon|keyword):([^}]+)\}")
_RULE: Final = re.compile(r"\b([A-Z]{2,4}-(?:[A-Z]\.)?[0-9]+(?:\.[0-9]+)*)\b")


def rich(text: str, meaning: Callable[[str], str] = lambda _name: "") -> str:
    """Write text as HTML: icons as pictures ``icon:NAME``, keywords strong, rule ids as links.

    ``meaning`` says of an icon what it is called and means, for whoever points at it.
    """
    parts: list[str] = []
    at = 0
    for token in _TOKEN.finditer(text):
        parts.append(_linked(text[at : token.start()]))
        kind, name = token.groups()
        if kind == "icon":
            said = html.escape(meaning(name))
            title = f' title="{said}"' if said else ""
            parts.append(f'<img src="icon:{html.escape(name)}"{title}>')
        else:
            parts.append(f"<b>{html.escape(name)}</b>")
        at = token.end()
    parts.append(_linked(text[at:]))
    return "".join(parts).replace("\n", "<br>")


def spoken(text: str) -> str:
    """Write text as words alone; an icon is said by its name."""
    return _TOKEN.sub(lambda token: token.group(2).replace("-", " "), text)


def icons_in(text: str) -> tuple[str, ...]:
    """List the icons that a text uses."""
    return tuple(name for kind, name in _TOKEN.findall(text) if kind == "icon")


def keywords_in(text: str) -> tuple[str, ...]:
    """List the keywords that a text uses, each once."""
    return tuple(dict.fromkeys(name for kind, name in _TOKEN.findall(text) if kind == "keyword"))


def _linked(text: str) -> str:
    return _RULE.sub(r'<a href="rule:\1">\1</a>', html.escape(text, quote=False))
