"""Words that change: articles, pronouns and nouns, in languages that have genders and cases.

A phrase of such a language marks them. ``<f:Karte>`` is a noun with its gender (and
``<m:Name|Namen|Namen|Namens>`` one whose forms are its own), ``<ein>`` a word that goes with the
next noun, ``<^der>`` one that goes with the last that is no attribute of another (*a card of the
captain that ...*). They stay open until a gap around them says the case, ``{cards:acc}``;
``<der:gen>`` says its own, and what is open at the end has the first case. ``<+>`` and ``<->`` hold
what comes behind the next noun: *that player's* ``hand``. ``<,>`` closes a clause: a comma, unless
what follows closes it already.
"""

from __future__ import annotations

import re
from typing import Final

from tabletop.effects.wording.tokens import Token, Tokens, word
from tabletop.engine.tongue import Grammar

CLOSE: Final = ","
STEM: Final = "stem"
"""The case of the first part of a compound: its words as they are, no longer nouns."""

_MARK: Final = re.compile(r"<([^<>]*)>")
_NOUN: Final = re.compile(r"(\w)([:=~])(.*)")
"""A noun: open, in its case (``=``), or in one that makes it an attribute (``~``). One without
letters, ``<f:|||>``, says the gender of an icon before it.
"""
_CLOSED: Final = re.compile(r"[.,:;)]|\s*$")


def marked(text: str) -> Tokens:
    """Make tokens of a text with marks."""
    found: list[Token] = []
    at = 0
    for mark in _MARK.finditer(text):
        found.extend((*word(text[at : mark.start()]), Token("form", mark.group(1))))
        at = mark.end()
    found.extend(word(text[at:]))
    return tuple(found)


def declined(tokens: Tokens, case: str, grammar: Grammar) -> Tokens:
    """Put all open words into a case. Nouns keep their gender, for words before and after."""
    placed = _behind(tokens)
    return tuple(_form(placed, at, case, grammar) for at in range(len(placed)))


def agreed(tokens: Tokens, grammar: Grammar) -> Tokens:
    """Put those words into their case that say it themselves, where their noun is known."""
    own = [_own_case(token, grammar) for token in tokens]
    if not any(own):
        return tokens
    return tuple(
        token if case is None else _form(tokens, at, case, grammar)
        for at, (token, case) in enumerate(zip(tokens, own, strict=True))
    )


def finished(tokens: Tokens, grammar: Grammar) -> Tokens:
    """Make plain words of all marks."""
    said: list[Token] = []
    placed = declined(tokens, grammar.cases[0], grammar)
    for at, token in enumerate(placed):
        plain = token if token.sort != "form" else Token("word", _plain(token, placed[at + 1 :]))
        if said and plain.sort == "word" and said[-1].sort == "word":
            plain = Token("word", said.pop().text + plain.text)
        said.append(plain)
    return tuple(_contracted(token, grammar) for token in said)


def _plain(token: Token, following: Tokens) -> str:
    """Write a form that is closed: a noun, or a comma where something follows."""
    noun = _NOUN.fullmatch(token.text)
    if noun is not None:
        return noun[3]
    after = next((one for one in following if one.text), None)
    ends = after is None or (after.sort == "word" and _CLOSED.match(after.text) is not None)
    return "" if ends else ","


def _contracted(token: Token, grammar: Grammar) -> Token:
    if token.sort != "word":
        return token
    text = token.text
    for apart, melted in grammar.contracted.items():
        text = re.sub(rf"\b{re.escape(apart)}(?!\w)", melted, text)
    return Token("word", text)


def _own_case(token: Token, grammar: Grammar) -> str | None:
    case = token.text.rpartition(":")[2]
    return case if token.sort == "form" and case in grammar.cases else None


def _form(tokens: Tokens, at: int, case: str, grammar: Grammar) -> Token:
    token = tokens[at]
    if token.sort != "form":
        return token
    if token.text == CLOSE:
        return token
    noun = _NOUN.fullmatch(token.text)
    own = _own_case(token, grammar)
    if noun is not None and own is None:
        return _noun(noun[1], noun[3], case, grammar) if noun[2] == ":" else token
    text = token.text.rpartition(":")[0] if own else token.text
    behind = text.startswith("^")
    forms = _forms(tokens, at, text.removeprefix("^"), grammar)
    gender = _before(tokens[:at], grammar) if behind else _gender(tokens[at:], grammar)
    asked = own or (grammar.cases[0] if behind or case == STEM else case)
    said = forms[gender][grammar.cases.index(asked)]
    upper = text.removeprefix("^")[:1].isupper()
    return Token("word", said[:1].upper() + said[1:] if upper else said)


def _forms(tokens: Tokens, at: int, text: str, grammar: Grammar) -> dict[str, tuple[str, ...]]:
    """Find the forms of a word; behind another that goes with the same noun it may have others."""
    key = text[:1].lower() + text[1:]
    kinds = (f"{key}{kind}" for kind in _kinds(tokens, at, grammar))
    key = next((form for form in kinds if form in grammar.agreeing), key)
    return dict(grammar.agreeing[key])


def _kinds(tokens: Tokens, at: int, grammar: Grammar) -> tuple[str, ...]:
    """Say which forms a word has behind what is open before it, the likelier ones first.

    Several adjectives of one noun have the same.
    """
    before = [place for place in range(max(0, at - 2), at) if tokens[place].text != " "]
    if not before or tokens[before[-1]].sort != "form" or _is_noun(tokens[before[-1]]):
        return ()
    last = tokens[before[-1]].text.lower()
    if f"{last} second" in grammar.agreeing:
        return _kinds(tokens, before[-1], grammar)
    return (" mixed", " second") if last in grammar.mixed else (" second",)


def _gender(tokens: Tokens, grammar: Grammar) -> str:
    for token in tokens:
        noun = _NOUN.fullmatch(token.text) if token.sort == "form" else None
        if noun is not None and noun[3] not in grammar.cases:
            return noun[1]
    return next(iter(next(iter(grammar.agreeing.values()))))


def _before(tokens: Tokens, grammar: Grammar) -> str:
    """Give the gender of the last noun that is no attribute, or of the last one."""
    whole = [token for token in tokens if token.sort != "form" or "~" not in token.text]
    known = any(_is_noun(token) for token in whole)
    return _gender(tuple(reversed(whole if known else tokens)), grammar)


def _noun(gender: str, said: str, case: str, grammar: Grammar) -> Token:
    forms = said.split("|")
    if case == STEM:
        return Token("word", forms[0])
    sign = "~" if case == grammar.attribute else "="
    if len(forms) > 1:
        return Token("form", f"{gender}{sign}{forms[grammar.cases.index(case)]}")
    ending = grammar.endings.get((gender, case), "")
    bare = ending and said.endswith(tuple(grammar.after.get(ending, "")))
    return Token("form", f"{gender}{sign}{said}{'' if bare else ending}")


def _behind(tokens: Tokens) -> Tokens:
    """Move what stands between ``<+>`` and ``<->`` behind the next noun, an icon, or to the end."""
    marks = [token.text if token.sort == "form" else "" for token in tokens]
    if "+" not in marks:
        return tokens
    first = marks.index("+")
    last = marks.index("-", first)
    held, rest = tokens[first + 1 : last], tokens[last + 1 :]
    at = next((at for at, token in enumerate(rest) if _is_noun(token)), None)
    if at is None:
        at = next((at for at, token in enumerate(rest) if token.sort == "icon"), len(rest) - 1)
    at += 1
    moved = (*tokens[:first], *_spaced(rest[:at]), Token("word", " "), *held, *rest[at:])
    return _behind(moved)


def _is_noun(token: Token) -> bool:
    return token.sort == "form" and _NOUN.fullmatch(token.text) is not None


def _spaced(tokens: Tokens) -> Tokens:
    """Leave out the blank that stood between what was moved and the noun."""
    if tokens and tokens[0].sort == "word" and tokens[0].text.startswith(" "):
        return (*word(tokens[0].text[1:]), *tokens[1:])
    return tokens
