"""A game's rules in our own words, searchable, each with its id."""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTextBrowser

from tabletop.engine.ids import RuleId
from tabletop.library.pack import RuleText
from tabletop.table.pages.parts import Page, label, search_line


class RulesPage(Page):
    """Shows rules; ``open_at`` goes to one, as a refusal asks for it."""

    def __init__(
        self, title: str, rules: Mapping[RuleId, RuleText], keywords: Mapping[str, str]
    ) -> None:
        super().__init__(f"{title}: rules", scrolls=False)
        self._rules = tuple(rules.values())
        self._keywords = dict(keywords)
        self._marked = ""
        self.search = search_line(
            "Search the rules", "Search the rules: a word, or a number such as 4.2"
        )
        self.search.textChanged.connect(self._searched)
        self._found = label("", "dim")
        self.text = QTextBrowser()
        self.text.setAccessibleName("Rules")
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(lambda url: self.open_at(url.fragment()))
        self.body.addWidget(self.search)
        self.body.addWidget(self._found)
        self.body.addWidget(self.text, 1)
        self._show(self._rules, self._keywords)

    def open_at(self, rule: str) -> None:
        """Show all rules with this one marked and in sight."""
        self._marked = rule
        self.search.blockSignals(True)
        self.search.clear()
        self.search.blockSignals(False)
        self._show(self._rules, self._keywords)
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
        words = {word: text for word, text in self._keywords.items() if found(word, text)}
        self._show(rules, words)

    def _show(self, rules: Sequence[RuleText], words: Mapping[str, str]) -> None:
        if len(rules) == len(self._rules):
            self._found.setText(f"{len(rules)} rules")
        else:
            self._found.setText(f"{len(rules)} of {len(self._rules)} rules")
        self.text.setHtml(rules_html(rules, words, self._marked))


def rules_html(rules: Sequence[RuleText], keywords: Mapping[str, str], marked: str = "") -> str:
    """Write rules as a document with an anchor for each, and the keywords at its end."""
    parts: list[str] = []
    section = None
    for rule in rules:
        if rule.section != section:
            section = rule.section
            parts.append(f"<h2>{html.escape(section)}</h2>")
        mark = "▶ " if rule.id == marked else ""
        words = html.escape(rule.text)
        words = f"<b>{words}</b>" if mark else words
        number = f'<a name="{html.escape(rule.id)}"></a><b>{mark}{html.escape(rule.id)}</b>'
        parts.append(f"<p>{number}&nbsp; {words}</p>")
    if keywords:
        parts.append("<h2>Words</h2>")
        parts.extend(
            f"<p><b>{html.escape(_called(word))}</b>&nbsp; {html.escape(meaning)}</p>"
            for word, meaning in keywords.items()
        )
    return "".join(parts) or "<p>No rule has these words.</p>"


def _called(word: str) -> str:
    """Write a keyword as cards do."""
    return word.replace("-", " ").title()
