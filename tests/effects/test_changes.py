"""What changes a card is told with the cards that it comes from."""

from __future__ import annotations

from dataclasses import replace

from tabletop.controller.build import Seen, build
from tabletop.controller.words import Renderer
from tabletop.effects.changes import changes
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import CardName, fill
from tabletop.engine.view import view_of
from tabletop.games import registry
from tabletop.games.definition import GameDefinition
from tabletop.library.layout import Layout, Place
from tests.testgame.game import RULES
from tests.testgame.story import Story
from tests.testgame.words import LANGUAGE


def told(story: Story, name: str) -> list[str]:
    def named(argument: object) -> str:
        assert isinstance(argument, CardName)
        return story.board.cards[CardId(argument.card)].definition

    return [fill(one, named) for one in changes(story.reader, story.card(name))]


def test_a_number_names_every_card_that_changes_it() -> None:
    story = Story(
        {"fleet:0": ["corsair", "drive"], "fleet:1": ["scout", "ballast"]},
        attached={"drive": "corsair", "ballast": "scout"},
    )
    assert told(story, "corsair") == ["Initiative 5 instead of 3: +2 from drive."]
    assert told(story, "scout") == ["Initiative 0 instead of 4: -5 from ballast."]
    assert told(story, "drive") == []


def test_who_controls_a_card_from_elsewhere_is_told() -> None:
    story = Story({"hand:0": ["mutiny"], "fleet:1": ["hauler"]})
    story.use(0, "mutiny")
    story.answer(0, "ship", "hauler")
    assert "Controlled by another player from mutiny until the end of the round." in told(
        story, "hauler"
    )


def test_the_table_shows_them_with_the_card() -> None:
    story = Story({"fleet:0": ["corsair", "drive"]}, attached={"drive": "corsair"})
    place = Place("fleet", "me", "Fleet", "row", 0, 0, 10, 10)
    layout = Layout("plain", 10, 10, (place,), ())
    plain = registry.load("traitors-aboard")
    pack = replace(plain.pack, layout=layout)
    game = GameDefinition(pack, RULES, (), plain.begin, {}, lambda _b: (), language=LANGUAGE)
    view = view_of(RULES, story.position, SeatId(0))
    words = Renderer(RULES.definitions, ("Ann", "Bo", "Cy"), view)
    model = build(Seen(game, view, words, ()))
    notes = {card.name: card.notes for zone in model.zones for card in zone.cards}
    assert notes == {"Corsair": ("Initiative 5 instead of 3: +2 from Drive.",), "Drive": ()}
