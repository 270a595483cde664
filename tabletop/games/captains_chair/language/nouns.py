"""Cards that a noun tells, said with an article, a number or in the plural."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.nodes import Cards

if TYPE_CHECKING:
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


class Nouned(Cards):
    """Cards that a noun tells."""

    __slots__ = ()
    many: ClassVar[bool] = True

    def noun(self, book: Book, *, many: bool) -> Tokens:
        """Say it without article or number."""
        raise NotImplementedError

    def words(self, book: Book) -> Tokens:
        return book.say("all {noun}", noun=self.noun(book, many=True))

    def one(self, book: Book) -> Tokens:
        return book.say("1 {noun}", noun=self.noun(book, many=False))

    def among(self, book: Book) -> Tokens:
        return book.say("the {noun}", noun=self.noun(book, many=True))

    def plain(self, book: Book) -> Tokens:
        return self.noun(book, many=True)
