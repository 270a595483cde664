"""A game's rules in our own words, searchable, each with its id."""

from __future__ import annotations

import html
from collections.abc import Container, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTextBrowser

from tabletop.engine.ids import RuleId
from tabletop.engine.message import in_words
from tabletop.library.pack import RuleText, Term
from tabletop.table.glossary import Glossary, name_of
from tabletop.table.pages.parts import Page, label, search_line
from tabletop.table.rich import RULE


class RulesPage(Page):
    """Shows rules; ``open_at`` goes to one, as a refusal asks for it."""

    def __init__(self, title: str, rules: Mapping[RuleId, RuleText], glossary: Glossary) -> None:
        super().__init__(in_words("{title}: rules", title=title), scrolls=False)
        self._rules = tuple(rules.values())
        self._ids = frozenset(rules)
        self._terms = glossary.terms
        self._marked = ""
        self.search = search_line(
            in_words("Search the rules"),
            in_words("Search the rules: a word, or a number such as 4.2"),
        )
        self.search.textChanged.connect(self._searched)
        self._found = label("", "dim")
        self.text = QTextBrowser()
        self.text.setAccessibleName(in_words("Rules"))
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(lambda url: self.open_at(url.fragment()))
        self.body.addWidget(self.search)
        self.body.addWidget(self._found)
        self.body.addWidget(self.text, 1)
        self._show(self._rules, self._terms)

    def open_at(self, rule: str) -> None:
        """Show all rules with this one marked and in sight."""
        self._marked = rule
        self.search.blockSignals(True)
        self.search.clear()
        self.search.blockSignals(False)
        self._show(self._rules, self._terms)
        self.text.scrollToAnchor(rule)

    def first_focus(self) -> None:
        """Begin with the search."""
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def _searched(self, text: str) -> None:
        wanted = text.casefold().split()
        self._marked = ""

        def found(*parts: str) -> bool:
            here = " ".join(parts).casefold()
            return all(word in here for word in wanted)

        rules = [rule for rule in self._rules if found(rule.id, rule.section, rule.text)]
        terms = [term for term in self._terms if found(*term.forms, term.section, term.meaning)]
        self._show(rules, terms)

    def _show(self, rules: Sequence[RuleText], terms: Sequence[Term]) -> None:
        if len(rules) == len(self._rules):
            self._found.setText(in_words("{rules} rules", rules=len(rules)))
        else:
            self._found.setText(
                in_words("{rules} of {rules2} rules", rules=len(rules), rules2=len(self._rules))
            )
        self.text.setHtml(rules_html(rules, terms, self._ids, self._marked))


def rules_html(
    rules: Sequence[RuleText],
    terms: Sequence[Term],
    known: Container[str] = (),
    marked: str = "",
) -> str:
    """Write rules as a document with an anchor for each, and the words at its end. The ids of
    ``known`` rules within the texts are links ``#ID``.
    """

    def linked(text: str) -> str:
        return RULE.sub(
            lambda found: (
                f'<a href="#{found[1]}">{found[1]}</a>' if found[1] in known else found[1]
            ),
            html.escape(text),
        )

    parts: list[str] = []
    section = None
    for rule in rules:
        if rule.section != section:
            section = rule.section
            parts.append(f"<h2>{html.escape(section)}</h2>")
        mark = "▶ " if rule.id == marked else ""
        words = linked(rule.text)
        words = f"<b>{words}</b>" if mark else words
        number = f'<a name="{html.escape(rule.id)}"></a><b>{mark}{html.escape(rule.id)}</b>'
        parts.append(f"<p>{number}&nbsp; {words}</p>")
    section = None
    for term in terms:
        if term.section != section:
            section = term.section
            parts.append(f"<h2>{html.escape(section)}</h2>")
        words = f"<b>{html.escape(name_of(term))}</b>&nbsp; {linked(term.meaning)}"
        parts.append(f"<p>{words}</p>")
    return "".join(parts) or in_words("<p>No rule has these words.</p>")
