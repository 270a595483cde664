"""The phrase book: turns nodes into sentences.

A node says which phrase it is, in English, and what fills its gaps. The English phrase is also
the key under which another language keeps its own, so a second language is a second mapping of
phrases (and of the game's vocabulary) and no node changes. What depends on grammar is asked of
the book: who acts, how many, whose, and what to call something that was chosen before.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from tabletop.effects.nodes import Introduces, Node, bare, fields_of, is_union, nodes_of
from tabletop.effects.wording.declension import agreed, declined, finished, marked
from tabletop.effects.wording.tokens import Sort, Token, Tokens, capital, joined, word
from tabletop.engine.records import once
from tabletop.engine.tongue import ENGLISH, Tongue

if TYPE_CHECKING:
    from tabletop.effects.language import Language
    from tabletop.effects.nodes import Amount, Cards, Effect, Seats

NO_PHRASES: Mapping[str, str] = MappingProxyType({})
_GAP = re.compile(r"\{(icon|keyword):([\w-]+)\}|\{(\w+)(?::(\w+))?\}")
_ICON = re.compile(r"(\{(?:icon|keyword):[\w-]+\})")
_BAR = re.compile(r"\|(?![^<>]*>)")
NUMBER = "{n}"


class Book:
    """Words for one tree: knows which names its nodes give, and so when 'that card' is clear."""

    def __init__(
        self,
        language: Language,
        tree: Any,
        phrases: Mapping[str, str] = NO_PHRASES,
        tongue: Tongue = ENGLISH,
    ) -> None:
        self.language = language
        self._tongue = tongue
        self._phrases = phrases
        self._names, self._several, self._kinds = _introduced(tree)
        self._concerned = any(getattr(node, "name", "") == "they" for node in nodes_of(tree))

    def say(self, phrase: str, **parts: Tokens | str | int) -> Tokens:
        """Fill the gaps of a phrase; a number becomes a number token, a text plain words.

        A game's own phrases may have icons in them (``{icon:name}``).
        """
        text = self.written(phrase)
        result: list[Token] = []
        at = 0
        for gap in _GAP.finditer(text):
            result.extend(self._plain(text[at : gap.start()]))
            sort, icon, name, case = gap.groups()
            part = (Token(_sort(sort), icon),) if sort else _tokens(parts[name])
            result.extend(self._in_case(part, case))
            at = gap.end()
        result.extend(self._plain(text[at:]))
        grammar = self._tongue.grammar
        return tuple(result) if grammar is None else agreed(tuple(result), grammar)

    def written(self, phrase: str) -> str:
        """Give a phrase as the game says it, in the language of the book."""
        return self._tongue.phrase(self._phrases.get(phrase, phrase))

    def finish(self, tokens: Tokens) -> Tokens:
        """Decide the form of every word that is still open; a text is ready only then."""
        grammar = self._tongue.grammar
        return tokens if grammar is None else finished(tokens, grammar)

    def _plain(self, text: str) -> Tokens:
        return word(text) if self._tongue.grammar is None else marked(text)

    def _in_case(self, tokens: Tokens, case: str | None) -> Tokens:
        grammar = self._tongue.grammar
        return tokens if grammar is None or case is None else declined(tokens, case, grammar)

    def act(self, who: Seats, you: str, others: str, **parts: Tokens | str | int) -> Tokens:
        """Say what somebody does: ``you`` is the imperative, ``others`` begins with {who}."""
        if who.tag == "you":
            return self.say(you, **parts)
        return self.say(others, who=who.words(self), **parts)

    def count(self, amount: Amount, one: str, many: str) -> Tokens:
        """Say how many: ``1 card``, ``3 cards``; ``{n}`` is the place of the number."""
        if not is_short(amount):
            noun = self.say(many.replace("{n} ", ""))
            return self.say("{things} equal to {n}", things=noun, n=amount.words(self))
        single = getattr(amount, "number", None) == 1
        return self.say(one if single else many, n=amount.words(self))

    def many(self, amount: Amount, noun: Tokens) -> Tokens:
        """Say how many of something: ``2 gold``, ``gold equal to the number of cards``."""
        phrase = "{n} {things}" if is_short(amount) else "{things} equal to {n}"
        return self.say(phrase, things=noun, n=amount.words(self))

    def one_of(self, seats: Seats) -> Tokens:
        """Say that one of some players is meant."""
        said = {"others": "another player", "everyone": "any player"}.get(seats.tag)
        return seats.words(self) if said is None else self.say(said)

    def one_does(self, seats: Seats | None, you: str, one: str, **parts: Tokens) -> Tokens:
        """Say what one of some players does, or just any where none are named."""
        if seats is not None and seats.tag == "you":
            return self.say(you, **parts)
        who = self.say("a player") if seats is None else self.one_of(seats)
        return self.say(one, who=who, **parts)

    def a(self, noun: Tokens) -> Tokens:
        """Put the article before a noun."""
        vowel = bool(noun) and noun[0].sort == "word" and noun[0].text[:1].lower() in "aeiou"
        return self.say("an {noun}" if vowel else "a {noun}", noun=noun)

    def whose(self, who: Seats) -> Tokens:
        """Say whose: ``your``, ``that player's``."""
        if who.tag == "you":
            return self.say("your")
        return self.say("{who}'s", who=who.words(self))

    def term(self, vocabulary: str, key: str, amount: Amount | None = None) -> Tokens:
        """Give the game's own word for something, as an icon where the game has one.

        A word may be ``one|many``; without an amount many are meant.
        """
        one, _, many = self._parts(self.language.words[vocabulary].get(key, key))
        return self._spelled(one if getattr(amount, "number", None) == 1 else many or one)

    def noun(self, vocabulary: str, key: str, *, many: bool) -> Tokens:
        """Give the game's word for one thing or for many of a kind."""
        one, _, several = self._parts(self.language.words[vocabulary].get(key, key))
        return self._spelled(several or one if many else one)

    def moment_of(self, key: str, whose: Seats) -> Tokens:
        """Name a moment that comes for one of some players, in the game's own way if it has one.

        A game's word may be ``a raid begins|the beginning of {whose} raid``; ``{who}`` is the
        player. Before it there may be one for you alone: ``a raid begins|you raid|{who} raids``.
        """
        known = self.language.words["moments"].get(key, key)
        first, _, theirs = self._parts(known)
        yours, _, of_others = _parted(theirs)
        if of_others:
            if whose.tag == "you":
                return self.say(yours)
            theirs = of_others
        who = self.one_of(whose)
        if not theirs:
            return self.say("{said} for {who}", said=self._spelled(first), who=who)
        their = self.say("your") if whose.tag == "you" else self.say("{who}'s", who=who)
        return self.say(theirs, who=who, whose=their)

    def keyword(self, key: str, number: Amount) -> Tokens:
        """Name a keyword with its number, where it has one.

        A game whose keywords have gaps for numbers (``Armor ({n})``) has others without number.
        """
        known = self.language.words["keywords"]
        said = self.written(known.get(key, key))
        if NUMBER in said:
            return self.say(said, n=number.words(self))
        if any(NUMBER in word for word in known.values()):
            return self._spelled(said)
        return self.say(
            "{keyword} {number}", keyword=self._spelled(said), number=number.words(self)
        )

    def _parts(self, said: str) -> tuple[str, str, str]:
        return _parted(self.written(said))

    def _spelled(self, said: str) -> Tokens:
        """Make tokens of a game's word: its icons and keywords, without a gap for a number."""
        if "{whose}" in said:
            return word(said)
        result: list[Token] = []
        for part in _ICON.split(said.replace(f" ({NUMBER})", "")):
            sort, _, name = part.strip("{}").partition(":")
            icon = _ICON.fullmatch(part) is not None
            result.extend((Token(_sort(sort), name),) if icon else self._plain(part))
        return tuple(result)

    def zone(self, kind: str) -> Tokens:
        """Name a kind of zone, whosever it is."""
        said = self.term("zones", kind)
        if len(said) == 1 and "{whose}" in said[0].text:
            return self.say(said[0].text, whose=self.say("any player's"))
        return said

    def verb(self, cards: Cards, one: str, many: str) -> Tokens:
        """Choose the verb that goes with some cards."""
        several = cards.many or getattr(cards, "name", "") in self._several
        return self.say(many if several else one)

    def whoever(self, card: Tokens) -> Tokens:
        """Name the player whom something that happens to a card concerns, if it is told of."""
        return self.say("{card} of a player", card=card) if self._concerned else card

    def is_clear(self, name: str, sort: str) -> bool:
        """Tell whether a name is the only one of its sort, so that it need not be said."""
        return self._names.get(sort, ()) == (name,)

    def name(self, name: str, sort: str) -> Tokens:
        """Refer to what was chosen before: 'that player' if only one can be meant."""
        if name == "it":
            return self.say("it")
        if name == "they":
            clear = not self._names.get("seats")
            return self.say("that player") if clear else self.say("the player concerned")
        if name == "other":
            return self.say("the other card")
        several = name in self._several
        if self.is_clear(name, sort):
            cards = "those cards" if several else "that card"
            return self.say({"seats": "that player", "cards": cards}.get(sort, "that number"))
        if sort == "number" and name in self._names.get("cards", ()):
            return self.say("the number of {cards}", cards=self.name(name, "cards"))
        kind = self._kinds.get(name)
        if sort == "cards" and kind is not None and list(self._kinds.values()).count(kind) == 1:
            said = self.noun("kinds", kind, many=several)
            return self.say("those {kind}" if several else "that {kind}", kind=said)
        noun = {"seats": "player", "cards": "cards" if several else "card"}.get(sort, "number")
        return self.say("the {noun} chosen as {name}", noun=self.say(noun), name=f"“{name}”")

    def steps(self, effects: Iterable[Effect]) -> Tokens:
        """Say what is done one after another, inside a sentence."""
        return joined([effect.words(self) for effect in effects], self.say(", then ")[0].text)

    def sentences(self, effects: Iterable[Effect]) -> Tokens:
        """Say what is done one after another, a sentence each."""
        parts = [capital(effect.words(self)) for effect in effects]
        return (*joined(parts, ". "), *word(".")) if parts else ()


def _parted(said: str) -> tuple[str, str, str]:
    """Part a word at its first ``|``, but for those within a mark."""
    first = _BAR.split(said, maxsplit=1)
    return (first[0], "|", first[1]) if len(first) > 1 else (said, "", "")


def is_short(amount: Amount) -> bool:
    """Tell whether a number can stand before what it counts: ``3``, ``that many``."""
    return getattr(amount, "number", None) is not None or getattr(amount, "name", "") == "it"


def _sort(name: str) -> Sort:
    if name == "icon":
        return "icon"
    if name == "keyword":
        return "keyword"
    raise ValueError(f"there is no {name!r} token")


def _tokens(part: Tokens | str | int) -> Tokens:
    if isinstance(part, str):
        return word(part)
    if isinstance(part, int):
        return (Token("number", str(part)),)
    return part


@once
def _introduced(
    tree: Any,
) -> tuple[Mapping[str, tuple[str, ...]], frozenset[str], Mapping[str, str | None]]:
    """Find the names given in a tree, by what they name, those that name several cards, and of
    cards that are chosen their types.
    """
    found: dict[str, tuple[str, ...]] = {}
    several: set[str] = set()
    kinds: dict[str, str | None] = {}
    for node in nodes_of(tree):
        for part in fields_of(type(node)):
            for sort in introduces(part.hint):
                name = getattr(node, part.name)
                if name and name not in found.get(sort, ()):
                    found[sort] = (*found.get(sort, ()), name)
                if name and sort == "cards":
                    kinds[name] = getattr(getattr(node, "from_", None), "kind", None)
                    if _gives_several(node):
                        several.add(name)
    return found, frozenset(several), kinds


def _gives_several(node: Node) -> bool:
    if getattr(node, "finds_one", False):
        return False
    if getattr(getattr(node, "who", None), "tag", "") in ("everyone", "others"):
        return True
    what = getattr(node, "what", None)
    count = getattr(node, "count", getattr(node, "top", None))
    if what is not None and count is None:
        return bool(what.many)
    return count is not None and getattr(count, "number", None) != 1


def introduces(hint: Any) -> tuple[str, ...]:
    """Tell what sort of name a field of this type gives, if any."""
    inner, marks = bare(hint)
    found = [mark.sort for mark in marks if isinstance(mark, Introduces)]
    if is_union(inner):
        for part in inner.__args__:
            found.extend(introduces(part))
    return tuple(found)


__all__ = ["Book", "Node", "introduces", "is_short"]
