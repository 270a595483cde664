"""What a computer captain chooses where a rule leaves several ways."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabletop.effects.usable import USE
from tabletop.engine.actions import Action
from tabletop.engine.decisions import ChooseAction, ChooseCards, ChooseOption, ChooseSeat, Option
from tabletop.engine.ids import CardId, DefId, SeatId, zone_of
from tabletop.engine.message import CardName, Message, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.bots import choosing
from tabletop.games.traveller_ccg.bots.acting import LEAST, use_worth
from tabletop.games.traveller_ccg.bots.captain import action
from tabletop.games.traveller_ccg.bots.mind import Mind
from tabletop.games.traveller_ccg.bots.prospects import prospect
from tabletop.games.traveller_ccg.bots.spending import keeping
from tabletop.games.traveller_ccg.bots.worth import TRAINED, printed_worth
from tabletop.games.traveller_ccg.complications import ATTEMPT
from tabletop.games.traveller_ccg.places import HAND
from tabletop.games.traveller_ccg.state import Activity, Captain
from tests.games.stories import find
from tests.games.traveller_ccg.tables import Lying, table

ME = SeatId(0)
RULE: Final = None
RAIDER = Lying("border-patrol", on="belter-relief", face_up=True)
"""Outguns a Subsidized Merchant: sink it, or incur an expense of 2."""
HUNTER = Lying("convoy-escort", on="belter-relief", face_up=True)
"""Outguns a Subsidized Merchant, and nothing but sinking it will do."""


def pursuing(
    complication: Lying,
    lying: Mapping[str, Sequence[str | Lying]] | None = None,
    counters: Mapping[str, int] | None = None,
    phase: str = "resolution",
) -> Table:
    """Lay a Contract that seat 0 pursues, with one Complication on it."""
    return table(
        2,
        {
            "slot:0": ["belter-relief", complication],
            "ship:0": ["subsidized-merchant"],
            **(lying or {}),
        },
        {0: counters or {}},
        phase=phase,
        captains=(Captain(Activity("contract", 0)), Captain()),
    )


def about(card: CardId) -> Message:
    return say("About {card}.", card=CardName(card))


def either(at: Table, card: str) -> str:
    ways = tuple(Option(str(way), Message(f"Way {way}")) for way in (0, 1))
    question = ChooseOption("either", ME, about(find(at, card)), RULE, ways)
    return choosing.option(Mind(at, ME), question)


def host(at: Table, card: str, *crew: str) -> CardId:
    found = tuple(find(at, one) for one in crew)
    (chosen,) = choosing.cards(
        Mind(at, ME), ChooseCards("host", ME, about(find(at, card)), RULE, found)
    )
    return chosen


def selection(at: Table, card: str) -> str:
    actions = (Action(ATTEMPT, find(at, card)), Action("pass"))
    return action(Mind(at, ME), ChooseAction("selection", ME, Message("?"), RULE, actions)).verb


def test_an_enemy_ship_that_outguns_it_is_bought_off_and_one_that_it_sinks_is_fought() -> None:
    weak = pursuing(RAIDER, {"hand:0": ["plain-purse"] * 3})
    assert either(weak, "border-patrol") == "1"
    lasers = ["fell-comet-corsair", "narda-systems-150-mj-laser", "triple-laser-turret"]
    strong = pursuing(RAIDER, {"hand:0": ["plain-purse"] * 3, "ship:0": lasers})
    assert either(strong, "border-patrol") == "0"


def test_a_token_that_nothing_else_asks_for_is_spent_rather_than_credits() -> None:
    trouble = Lying("group-package", on="belter-relief", face_up=True)
    purse: dict[str, Sequence[str | Lying]] = {"hand:0": ["plain-purse"] * 3}
    spare = pursuing(trouble, purse, {"social-trained": 1, "cargo": 1})
    assert either(spare, "group-package") == "0"
    needed = pursuing(trouble, purse, {"cargo": 1})
    assert either(needed, "group-package") == "1", "the Contract itself asks for the Cargo"


def test_no_attempt_is_made_at_an_enemy_ship_that_outguns_it() -> None:
    weak = pursuing(HUNTER, {"hand:0": ["plain-purse"] * 3})
    assert selection(weak, "convoy-escort") == "pass"
    lasers = ["fell-comet-corsair", "narda-systems-150-mj-laser", "triple-laser-turret"]
    assert selection(pursuing(HUNTER, {"ship:0": lasers}), "convoy-escort") == ATTEMPT


def test_gear_goes_on_a_crew_that_lacks_the_skill_and_has_room_for_it() -> None:
    crew = ["dilgaadin-iirshagi", "bose-okonjo"]
    at = table(2, {"crew:0": crew, "hand:0": ["hand-computer"]})
    assert host(at, "hand-computer", *crew) == find(at, "bose-okonjo"), "the other has Admin"
    kit = Lying("engineering-kit", on="lisette-marchetti")
    crew = ["lisette-marchetti", "bose-okonjo"]
    at = table(
        2, {"crew:0": ["lisette-marchetti", kit, "bose-okonjo"], "hand:0": ["hand-computer"]}
    )
    assert host(at, "hand-computer", *crew) == find(at, "bose-okonjo"), "one Gadget on each"


def test_a_hindrance_goes_on_an_opposing_crew() -> None:
    at = table(
        2,
        {"crew:0": ["vorn-drusus"], "crew:1": ["bose-okonjo"], "hand:0": ["restraint-collar"]},
    )
    chosen = host(at, "restraint-collar", "vorn-drusus", "bose-okonjo")
    assert chosen == find(at, "bose-okonjo")


def test_a_hindrance_goes_on_the_crew_that_has_most_to_lose_by_it() -> None:
    crew = ["rika-honami", "paloma-reyes"]
    at = table(2, {"crew:1": crew, "hand:0": ["old-addiction"]})
    assert host(at, "old-addiction", *crew) == find(at, "paloma-reyes"), "the other has no Tech"


def procuring(at: Table, card: str) -> float:
    return use_worth(Mind(at, ME), Action(USE, find(at, card), "procure"))


def test_hindrances_are_procured_where_they_harm_an_opposing_captain() -> None:
    engineer = {"crew:1": ["paloma-reyes"], "deck:0": ["plain-purse"] * 30}
    for card in ("old-addiction", "limpet-beacon"):
        at = table(2, {**engineer, "hand:0": [card]}, phase="procurement")
        assert procuring(at, card) > LEAST, card


def test_a_hindrance_that_would_harm_nobody_is_not_procured() -> None:
    for crew in ({}, {"crew:1": ["rika-honami"]}, {"crew:0": ["paloma-reyes"]}):
        lying = {**crew, "deck:0": ["plain-purse"] * 30, "hand:0": ["old-addiction"]}
        assert procuring(table(2, lying, phase="procurement"), "old-addiction") < LEAST


def test_what_makes_the_cards_of_others_dearer_is_good_and_ones_own_bad() -> None:
    definitions = table(2, {}).definitions
    assert printed_worth(definitions[DefId("ministry-of-justice")]) > 0
    assert printed_worth(definitions[DefId("gunsmiths-arcade")]) > 0, "one's own Gear is cheaper"


def test_what_the_contract_asks_for_is_kept_and_counts_towards_it_while_in_hand() -> None:
    surgery = Lying("refugee-lift", on="belter-relief", face_up=True)
    hand: dict[str, Sequence[str | Lying]] = {"hand:0": ["ta-nal-of-adari", "knoukh"]}
    at = pursuing(surgery, hand, phase="adventure")
    mind = Mind(at, ME)
    nurse = find(at, "ta-nal-of-adari")
    idle = Mind(table(2, hand, phase="adventure"), ME)
    assert keeping(mind, nurse) > keeping(idle, nurse), "it has the Medical that is asked for"
    without = pursuing(surgery, {"hand:0": ["knoukh"]}, phase="adventure")
    contract = find(at, "belter-relief", "slot:0")
    assert prospect(mind, contract) > 2 * prospect(Mind(without, ME), contract)


def test_a_ship_made_for_piracy_values_its_guns_and_what_a_success_pays() -> None:
    hand = ["narda-systems-150-mj-laser", "corsair-haven", "cargo-refit"]
    raider = table(2, {"ship:0": ["fell-comet-corsair"], "hand:0": hand})
    trader = table(2, {"ship:0": ["subsidized-merchant"], "hand:0": hand})

    def more(card: str) -> float:
        return keeping(Mind(raider, ME), find(raider, card)) - keeping(
            Mind(trader, ME), find(trader, card)
        )

    assert more("narda-systems-150-mj-laser") > 0
    assert more("corsair-haven") > 0
    assert more("cargo-refit") == 0


def test_what_pays_every_round_is_procured_while_many_rounds_are_to_come() -> None:
    """A card that pays as a round begins, and one that only exerts itself for a token."""
    for card in ("noble-estate", "guild-of-engineers", "highport-concourse", "mining-laser"):
        lying = {"deck:0": ["plain-purse"] * 40, "hand:0": [card]}
        at = table(2, lying, phase="procurement")
        assert procuring(at, card) > LEAST, card
        late = table(2, {**lying, "deck:0": ["plain-purse"] * 4}, phase="procurement")
        assert procuring(late, card) < procuring(at, card), card


def test_what_exerts_a_crew_or_costs_credits_is_not_sure_to_pay_every_round() -> None:
    definitions = table(2, {}).definitions
    token = printed_worth(definitions[DefId("highport-concourse")])
    crew = definitions[DefId("yvaine-kolar")]
    skills = TRAINED * len(crew.facts.get("trained", ()))
    assert printed_worth(crew) - skills < token, "it has Heroic Actions to exert for"
    assert printed_worth(definitions[DefId("port-warden-sunn")]) < token, "1 Credit each time"


def acting(at: Table, card: str, ability: str) -> float:
    return use_worth(Mind(at, ME), Action(USE, find(at, card), ability))


def test_a_skill_that_is_there_is_not_learnt_again() -> None:
    computer = Lying("hand-computer", on="george-zamepiimaakha")
    books: dict[str, Sequence[str | Lying]] = {
        "slot:0": ["tax-audit"],
        "deck:0": ["plain-purse"] * 30,
    }
    pursues = (Captain(Activity("contract", 0)), Captain())

    def learning(*crew: str | Lying) -> float:
        at = table(2, {**books, "crew:0": crew}, phase="action", captains=pursues)
        return acting(at, "george-zamepiimaakha", "keep-books")

    assert learning("george-zamepiimaakha") > LEAST, "Admin is asked for twice"
    assert learning("george-zamepiimaakha", computer) < LEAST


def test_a_token_that_the_contract_asks_for_is_not_sold() -> None:
    science = Lying("colonial-survey", on="belter-relief", face_up=True)
    ship: dict[str, Sequence[str | Lying]] = {"ship:0": ["hypatia-laboratory-ship"]}
    needed = pursuing(science, ship, {"science-expert": 1, "survey": 1, "cargo": 1})
    assert acting(needed, "hypatia-laboratory-ship", "peer-review") < LEAST
    spare = pursuing(science, ship, {"science-expert": 2, "survey": 1, "cargo": 1})
    assert acting(spare, "hypatia-laboratory-ship", "peer-review") > LEAST
    hopeless = pursuing(science, ship, {"science-expert": 1})
    assert acting(hopeless, "hypatia-laboratory-ship", "peer-review") > LEAST, "no Cargo for it"


def test_what_wounds_is_aimed_at_opposing_crew_though_other_cards_help_their_targets() -> None:
    help_ = ["field-dressing", "emergency-surgery", "second-wind", "witness-protection"]
    crew = {"crew:0": ["vorn-drusus", "knoukh"], "crew:1": ["flint"], "hand:0": help_}
    at = table(2, crew)
    ways = tuple(find(at, card) for card in ("vorn-drusus", "knoukh", "flint"))
    wounding = ChooseCards("target", ME, about(find(at, "vorn-drusus")), RULE, ways)
    assert choosing.cards(Mind(at, ME), wounding) == (find(at, "flint"),)
    mending = ChooseCards("target", ME, about(find(at, "field-dressing")), RULE, ways)
    assert choosing.cards(Mind(at, ME), mending) != (find(at, "flint"),)


def test_of_several_tokens_to_gain_one_that_is_asked_for_is_taken() -> None:
    trouble = Lying("fuel-skim", on="belter-relief", face_up=True)
    at = pursuing(trouble, {"hand:0": ["consultant-call"]}, {"cargo": 1})
    kinds = ("admin-trained", "science-trained", "starship-operations-trained")
    ways = tuple(Option(kind, Message(kind)) for kind in kinds)
    question = ChooseOption("gain-token", ME, about(find(at, "consultant-call")), RULE, ways)
    assert choosing.option(Mind(at, ME), question) == "starship-operations-trained"


def test_complications_are_removed_from_the_contract_pursued_and_from_no_other() -> None:
    hand: dict[str, Sequence[str | Lying]] = {
        "hand:0": ["second-opinion"],
        "deck:0": ["plain-purse"] * 30,
    }
    mine = Lying("fuel-skim", on="belter-relief", face_up=True)
    away = Lying("refugee-lift", on="group-package", face_up=True)
    elsewhere = pursuing(mine, {**hand, "slot:1": ["group-package", away]}, {"cargo": 1})
    assert acting(elsewhere, "second-opinion", "play") < LEAST, "that one is in nobody's way"
    here = Lying("refugee-lift", on="belter-relief", face_up=True)
    at = pursuing(here, {**hand, "slot:1": ["group-package"]}, {"cargo": 1})
    assert acting(at, "second-opinion", "play") > LEAST


def test_what_takes_cards_from_hands_goes_to_who_has_some_however_few_vp_they_have() -> None:
    pirate = {"crew:0": ["rraegnael"], "deck:0": ["plain-purse"] * 30}
    ahead = {1: {"vp": 9}}
    empty = table(3, pirate, ahead, phase="action")
    assert acting(empty, "rraegnael", "gut-the-hold") < LEAST
    at = table(3, {**pirate, "hand:2": ["plain-purse"]}, ahead, phase="action")
    assert acting(at, "rraegnael", "gut-the-hold") > LEAST
    seats = (SeatId(1), SeatId(2))
    question = ChooseSeat("target", ME, about(find(at, "rraegnael")), RULE, seats)
    assert choosing.seat(Mind(at, ME), question) == 2


def test_only_who_pursues_a_contract_is_made_to_abandon_it() -> None:
    hand = {"hand:0": ["contract-cancelled"], "deck:0": ["plain-purse"] * 30}
    free = table(2, hand, phase="action")
    assert acting(free, "contract-cancelled", "play") < LEAST
    pursues = (Captain(), Captain(Activity("contract", 0)))
    lying = {**hand, "slot:0": ["belter-relief"]}
    at = table(2, lying, phase="action", captains=pursues)
    assert acting(at, "contract-cancelled", "play") > acting(free, "contract-cancelled", "play")


def test_what_is_whole_is_not_mended_though_something_else_is_hurt() -> None:
    hurt = Lying("knoukh", counters={"wound": 1})
    ship = ["subsidized-merchant", "probe-drone-bay"]
    at = table(2, {"crew:0": ["paloma-reyes", hurt], "ship:0": ship}, phase="action")
    assert acting(at, "paloma-reyes", "damage-control") < LEAST
    ship = ["subsidized-merchant", "probe-drone-bay"]
    damaged = Lying("cargo-refit", counters={"structure": 1})
    at = table(2, {"crew:0": ["paloma-reyes"], "ship:0": [*ship, damaged]}, phase="action")
    assert acting(at, "paloma-reyes", "damage-control") > LEAST
    ways = (find(at, "probe-drone-bay"), find(at, "cargo-refit"))
    question = ChooseCards("target", ME, about(find(at, "paloma-reyes")), RULE, ways)
    assert choosing.cards(Mind(at, ME), question) == (find(at, "cargo-refit"),)


def test_amnesty_is_for_those_who_have_infamy() -> None:
    lying = {"hand:0": ["amnesty"], "deck:0": ["plain-purse"] * 30}
    assert acting(table(2, lying), "amnesty", "play") < LEAST
    assert acting(table(2, lying, {0: {"infamy": 3}}), "amnesty", "play") > LEAST


def test_of_two_alike_the_one_that_is_not_infamous_is_procured_first() -> None:
    at = table(2, {"hand:0": ["sleeve-duggan", "lisette-marchetti"]}, phase="procurement")
    mind = Mind(at, ME)

    def worth(card: str) -> float:
        return use_worth(mind, Action(USE, find(at, card), "procure"))

    assert worth("lisette-marchetti") > worth("sleeve-duggan")


def test_a_second_crew_of_a_name_that_can_pay_for_nothing_is_discarded() -> None:
    at = table(2, {"crew:0": ["evaine-tuurash"], "hand:0": ["evaine-tuurash", "knoukh"]})
    hand = at.board.piles[zone_of(HAND, ME)]
    question = ChooseCards("discard", ME, Message("?"), RULE, hand, 0, len(hand))
    chosen = choosing.cards(Mind(at, ME), question)
    assert chosen == (find(at, "evaine-tuurash", "hand:0"),)


def test_near_ruin_credits_go_only_for_what_is_worth_much() -> None:
    def worth(deck: int) -> float:
        cards = {"deck:0": ["plain-penny"] * deck, "crew:0": ["vorn-drusus"], "crew:1": ["knoukh"]}
        at = table(2, cards, phase="action")
        return use_worth(Mind(at, ME), Action(USE, find(at, "vorn-drusus"), "breaching-charge"))

    assert worth(30) > LEAST > worth(6)


def test_a_captain_who_was_warned_goes_on_with_what_was_weighed_before() -> None:
    options = (Option("reconsider", say("Do something else")), Option("attempt", say("Attempt it")))
    question = ChooseOption("attempt-anyway", ME, say("Sure?"), RULE, options)
    assert choosing.option(Mind(table(2, {}), ME), question) == "attempt"


def test_what_targets_only_concealed_cards_is_left_alone_without_the_credits_for_it() -> None:
    def burst(*deck: str) -> float:
        crew: Sequence[str | Lying] = [
            "lisette-marchetti",
            Lying("gauss-rifle", on="lisette-marchetti"),
        ]
        at = table(
            2,
            {"crew:0": crew, "crew:1": ["dolor-vance"], "deck:0": list(deck)},
            phase="action",
        )
        return use_worth(Mind(at, ME), Action(USE, find(at, "gauss-rifle"), "burst"))

    assert burst() < LEAST, "it would be taken back for ever"
    assert burst(*["plain-purse"] * 40) > LEAST


def test_of_opposing_cards_one_that_is_not_concealed_is_aimed_at_first() -> None:
    at = table(2, {"hand:0": ["gauss-rifle"], "crew:1": ["dolor-vance", "flint"]})
    hidden, open_ = find(at, "dolor-vance"), find(at, "flint")
    question = ChooseCards("wound", ME, about(find(at, "gauss-rifle")), RULE, (hidden, open_))
    assert choosing.cards(Mind(at, ME), question) == (open_,)
