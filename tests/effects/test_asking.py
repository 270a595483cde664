"""Questions say for which card they are and what is to be chosen, in words alone."""

from __future__ import annotations

import pytest

from tabletop.effects.wording.tokens import Token, sentence
from tabletop.engine.message import CardName, DefName, SeatName, fill
from tests.effects.small import Small, card, language

HANDS = {"hand:0": ["h", "p3", "p4", "p5"], "hand:1": ["p0"], "planks:0": ["p1", "p2"]}


def table(text: str, lying: dict[str, list[str]]) -> Small:
    words = language()
    return Small(words, lying, card("h", text, words))


def asked(small: Small) -> str:
    assert small.position is not None
    assert small.position.pending is not None

    def name(what: SeatName | CardName | DefName) -> str:
        return "Ann" if isinstance(what, SeatName) else "Relic"

    return fill(small.position.pending.decision.prompt, name)


@pytest.mark.parametrize(
    ("effect", "question"),
    [
        ("may: [{gain: {counter: gold}}]", "do you want this? Gain 1 gold."),
        ("choose: {as: those, from: {in: {zone: planks}}}", "choose a card in your planks."),
        (
            "choose: {as: those, from: {in: {zone: hand}}, count: 2}",
            "choose 2 of the cards in your hand.",
        ),
        (
            "choose: {as: those, from: {in: {zone: hand}}, count: 2, up-to: true}",
            "choose up to 2 of the cards in your hand.",
        ),
        ("discard: 2", "choose 2 cards to discard."),
        ("discard: {count: 1, up-to: true}", "choose up to 1 card to discard."),
        ("choose-seat: {as: whom}", "choose another player."),
        ("choose-number: {as: many, low: 1, high: 3}", "choose a number from 1 to 3."),
    ],
)
def test_the_question_says_for_which_card_and_what_is_to_be_chosen(
    effect: str, question: str
) -> None:
    small = table(f"[{{key: use, do: [{{{effect}}}]}}]", HANDS)
    small.run("h", "use")
    assert asked(small) == f"Ann, for Relic: {question}"


def test_who_else_chooses_is_asked_for_their_own_cards() -> None:
    effect = "choose: {as: those, from: {controlled-by: whom}, by: whom}"
    lying = {"hand:0": ["h"], "planks:1": ["p1", "p2"]}
    small = table(f"[{{key: use, do: [{{choose-seat: {{as: whom}}}}, {{{effect}}}]}}]", lying)
    small.run("h", "use")
    small.answer(0, 1)
    assert asked(small).endswith("choose a card in play that you control.")


def test_icons_are_said_in_the_games_words_one_or_many() -> None:
    called = {"coin": "Coin|Coins"}
    icon = Token("icon", "coin")
    one, two = Token("number", "1"), Token("number", "2")
    space = Token("word", " ")
    assert (
        sentence((one, space, icon, space, Token("icon", "red-star")), called) == "1 Coin red star"
    )
    assert sentence((two, space, icon), called) == "2 Coins"
