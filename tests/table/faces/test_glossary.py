"""Words of a game explain themselves: found in texts, pointed at, chosen, or all by a key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QPixmap, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTextBrowser
from pytestqt.qtbot import QtBot

from tabletop.library.pack import Term
from tabletop.table.glossary import Glossary, name_of
from tabletop.table.pages.rules import rules_html
from tabletop.table.panels.preview import PreviewPanel, Sheet, sheet_html
from tabletop.table.rich import rich

pytestmark = pytest.mark.usefixtures("qapp")

GLOSSARY = Glossary(
    (
        Term(("beam", "beams", "beamed"), "Put a card beneath a Ship.", "Verbs"),
        Term(("Ship", "Ships"), "It warps.", "Types"),
        Term(("ship token",), "Where it is.", "Types"),
        Term(("Attack",), "A trait.", "Traits"),
        Term(("attack", "attacks"), "To do harm.", "Verbs"),
        Term(("in play",), "On the table.", "Verbs"),
        Term(("play", "plays"), "Put it there.", "Verbs"),
        Term(("glory", "icon:glory"), "What stories are made of.", "Resources"),
    ),
    {"armor-piercing": "It goes through."},
)


def words(text: str) -> list[tuple[str, str]]:
    """List what is found in a text, each with the name of its term."""
    return [
        (part, GLOSSARY.terms[term].name) for part, term in GLOSSARY.parts(text) if term is not None
    ]


def test_words_are_found_in_all_their_forms_and_whole_only() -> None:
    assert words("Beam 1 card; beamed Ships beaming. Shipping. non-Ship") == [
        ("Beam", "beam"),
        ("beamed", "beam"),
        ("Ships", "Ship"),
        ("Ship", "Ship"),
    ]


def test_a_capital_tells_two_words_apart() -> None:
    assert words("Attack, attack. Attacks") == [
        ("Attack", "Attack"),
        ("attack", "attack"),
        ("Attacks", "attack"),
    ]
    assert words("a ship") == []


def test_the_longer_word_is_meant() -> None:
    assert words("in play, play, ship token") == [
        ("in play", "in play"),
        ("play", "play"),
        ("ship token", "ship token"),
    ]


APART = Glossary(
    (
        Term(("abwerfen", "wirf … ab"), "From the hand.", "Verbs"),
        Term(("ausgeben", "gib … aus"), "A cost.", "Verbs"),
        Term(("zurückgeben", "gib … zurück"), "Beneath the pile.", "Verbs"),
        Term(("geben", "gib"), "To the other hand.", "Verbs"),
        Term(("Hand",), "What you hold.", "Places"),
    )
)


def apart(text: str) -> list[tuple[str, str]]:
    return [(part, APART.terms[term].name) for part, term in APART.parts(text) if term is not None]


def test_a_word_in_two_parts_is_found_with_others_in_its_midst() -> None:
    text = "Wirf 1 Karte deiner Hand ab; dafür: gib 2 {icon:glory} aus."
    assert apart(text) == [
        ("Wirf", "abwerfen"),
        ("Hand", "Hand"),
        ("ab", "abwerfen"),
        ("gib", "ausgeben"),
        ("aus", "ausgeben"),
    ]
    assert "".join(part for part, _ in APART.parts(text)) == text


def test_of_words_in_two_parts_the_one_is_meant_that_ends_last() -> None:
    assert apart("gib 1 Karte aus deiner Hand zurück") == [
        ("gib", "zurückgeben"),
        ("Hand", "Hand"),
        ("zurück", "zurückgeben"),
    ]


def test_a_word_whose_second_part_is_in_no_clause_of_its_own_is_another() -> None:
    assert apart("gib sie. Nimm eine zurück; wirf sie") == [("gib", "geben")]


def test_icons_and_keywords_are_words_as_well() -> None:
    text = "gain {icon:glory} {icon:beam}; {keyword:armor-piercing}"
    assert words(text) == [
        ("{icon:glory}", "glory"),
        ("{keyword:armor-piercing}", "keyword:armor-piercing"),
    ]
    assert "".join(part for part, _ in GLOSSARY.parts(text)) == text
    assert GLOSSARY.meaning("icon:glory") == "What stories are made of."
    assert GLOSSARY.meaning("icon:beam") == ""
    assert [name_of(GLOSSARY.terms[at]) for at in (0, -1)] == ["Beam", "Armor Piercing"]


def test_without_a_glossary_nothing_is_found() -> None:
    assert list(Glossary().parts("a {icon:glory} b")) == [
        ("a ", None),
        ("{icon:glory}", None),
        (" b", None),
    ]


def test_words_are_links_and_the_rest_is_as_it_was() -> None:
    assert rich("Beam <it> {icon:glory} SM-1.1", glossary=GLOSSARY) == (
        '<a href="word:0">Beam</a> &lt;it&gt; <a href="word:7">'
        '<img src="icon:glory" style="vertical-align: middle"></a> <a href="rule:SM-1.1">SM-1.1</a>'
    )


def test_keywords_are_always_explained_and_other_words_when_asked() -> None:
    sheet = Sheet("Owl", kind="Ship, Attack", text="Beam it. {keyword:armor-piercing}")
    plain = sheet_html(sheet, GLOSSARY)
    assert "It goes through." in plain
    assert "It warps." not in plain
    assert "It warps." in sheet_html(sheet, GLOSSARY, explained=(1,))


def test_the_rules_list_the_words_by_section() -> None:
    page = rules_html((), GLOSSARY.terms)
    assert page.index("<h2>Types</h2>") < page.index("It warps.") < page.index("<h2>Traits</h2>")


class Pictures:
    def face(self, definition: str | None, back: str, side: int, size: QSize) -> QPixmap:
        return QPixmap(10, 10)

    def icon(self, name: str, pixels: int) -> QPixmap:
        return QPixmap(pixels, pixels)

    def called(self, name: str) -> str:
        return ""

    def meaning(self, name: str) -> str:
        return ""


@pytest.fixture
def panel(qtbot: QtBot) -> PreviewPanel:
    made = PreviewPanel(Pictures(), GLOSSARY)
    qtbot.addWidget(made)
    made.resize(300, 700)
    made.show()
    qtbot.waitExposed(made)
    made.select(Sheet("Owl", kind="Ship, Attack", text="Beam it; gain {icon:glory}."))
    return made


def text_of(panel: PreviewPanel) -> QTextBrowser:
    (text,) = panel.findChildren(QTextBrowser)
    return text


def pointed_at(panel: PreviewPanel, word: str) -> str:
    """Give what is told of a word when the pointer rests on it."""
    document = text_of(panel).document()
    found = document.find(word, 0)
    assert not found.isNull()
    cursor = QTextCursor(document)
    cursor.setPosition(found.selectionEnd())
    return cursor.charFormat().toolTip()


def test_pointing_at_a_word_tells_what_it_means(panel: PreviewPanel) -> None:
    assert "Put a card beneath a Ship." in pointed_at(panel, "Beam")
    assert "A trait." in pointed_at(panel, "Attack")
    assert "What stories are made of." in pointed_at(panel, "￼")
    assert pointed_at(panel, "gain") == ""


def test_a_chosen_word_is_explained_below_the_card(panel: PreviewPanel) -> None:
    text = text_of(panel)
    text.anchorClicked.emit(QUrl("word:1"))
    assert "Ship: It warps." in panel.words
    assert "To do harm." not in panel.words
    text.anchorClicked.emit(QUrl("word:0"))
    assert panel.words.index("Put a card beneath") < panel.words.index("It warps.")
    panel.hover(Sheet("Ox", kind="Ship"))
    assert "It warps." not in panel.words


def test_words_are_reached_and_chosen_with_keys(panel: PreviewPanel) -> None:
    text = text_of(panel)
    text.setFocus()
    QTest.keyClick(text, Qt.Key.Key_Tab)
    QTest.keyClick(text, Qt.Key.Key_Tab)
    QTest.keyClick(text, Qt.Key.Key_Return)
    assert "Attack: A trait." in panel.words


def test_all_words_are_explained_until_asked_again(panel: PreviewPanel) -> None:
    panel.explain()
    assert "\nGlory: What stories" in panel.words, "the icon before its name is no word of its own"
    for meaning in ("It warps.", "A trait.", "Put a card beneath", "What stories"):
        assert meaning in panel.words
    assert text_of(panel).hasFocus()
    panel.hover(Sheet("Ox", kind="Ship"))
    assert "It warps." in panel.words
    panel.hover(None)
    assert panel.shown is not None
    assert panel.shown.name == "Owl"  # What was shown when asked stays.
    panel.explain()
    assert "It warps." not in panel.words


def test_the_goal_does_not_hide_how_cards_are_read(panel: PreviewPanel) -> None:
    panel.set_goal("Missions left: First Contact.")
    panel.select(None)
    assert "Missions left: First Contact." in panel.words
    assert "Point at a card" in panel.words


def test_a_card_is_never_scrolled_aside(panel: PreviewPanel) -> None:
    policy = text_of(panel).horizontalScrollBarPolicy()
    assert policy == Qt.ScrollBarPolicy.ScrollBarAlwaysOff
