"""Text as tokens: words, numbers, icons, keywords and names of cards, each shown in its own way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Sort = Literal["word", "number", "icon", "keyword", "card", "emphasis", "form"]
"""A ``form`` is a word whose form is still open, in languages that have several."""


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of text; ``word`` keeps its own spaces."""

    sort: Sort
    text: str


Tokens = tuple[Token, ...]


def word(text: str) -> Tokens:
    """Make plain words."""
    return (Token("word", text),) if text else ()


def plain_text(tokens: Tokens) -> str:
    """Write tokens as a line, icons as ``{icon:name}`` and keywords as ``{keyword:name}``."""
    return "".join(
        f"{{{token.sort}:{token.text}}}" if token.sort in ("icon", "keyword") else token.text
        for token in tokens
    )


def sentence(tokens: Tokens, called: Mapping[str, str]) -> str:
    """Write tokens as words alone, for buttons and questions: icons by what they are ``called``.

    A name may be ``one|many``; the number, or ``all``, that comes before decides.
    """
    parts: list[str] = []
    one = True
    for token in tokens:
        if token.sort == "number":
            one = token.text == "1"
        elif token.text.endswith("all "):
            one = False
        if token.sort in ("icon", "keyword"):
            name, _, many = called.get(token.text, token.text.replace("-", " ")).partition("|")
            parts.append(name if one else many or name)
        else:
            parts.append(token.text)
    return "".join(parts)


def capital(tokens: Tokens) -> Tokens:
    """Begin with a capital letter, if the text begins with a word."""
    if not tokens or tokens[0].sort not in ("word", "emphasis", "form"):
        return tokens
    first = tokens[0]
    if first.sort == "form" and first.text[1:2] in ("=", "~", ":"):
        return tokens
    return (Token(first.sort, first.text[:1].upper() + first.text[1:]), *tokens[1:])


def joined(parts: list[Tokens], between: str) -> Tokens:
    """Join texts with the same words between each two."""
    result: list[Token] = []
    for number, part in enumerate(parts):
        if number:
            result.extend(word(between))
        result.extend(part)
    return tuple(result)
