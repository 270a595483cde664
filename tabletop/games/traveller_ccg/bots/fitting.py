"""What Gear and Upgrades a computer captain puts where, and what has to go for them."""

from __future__ import annotations

from tabletop.effects.nodes import nodes_of
from tabletop.engine.ids import CardId
from tabletop.games.traveller_ccg.bots.mind import Mind
from tabletop.games.traveller_ccg.bots.spending import keeping
from tabletop.games.traveller_ccg.bots.worth import hindering_worth, printed_worth
from tabletop.games.traveller_ccg.entering import hosts
from tabletop.games.traveller_ccg.skills import skills


def granted(mind: Mind, card: CardId) -> tuple[str, ...]:
    """List the skills that a Gear gives its Crew."""
    return tuple(
        str(getattr(node, "skill", ""))
        for ability in mind.abilities(card)
        for part in ability.always
        for node in nodes_of(part)
        if node.tag == "grant-skill"
    )


def _rivals(mind: Mind, card: CardId, host: CardId) -> list[CardId]:
    """List what is attached to a card and takes the same kind of slot."""
    subtype = mind.table.fact(card, "subtype")
    return [
        other
        for other in mind.board.attached(host)
        if mind.table.fact(other, "subtype") == subtype
        and "trifling" not in mind.reader.keywords(other)
    ]


def hosting(mind: Mind, card: CardId, host: CardId) -> float:
    """Weigh a card of the captain's as what another is put on."""
    if "trifling" in mind.reader.keywords(card):
        return keeping(mind, host)
    there = _rivals(mind, card, host)
    if mind.table.printed(card).kind == "upgrade":
        room = mind.reader.value(host, f"{mind.table.fact(card, 'subtype')}-slots")
    else:
        room = 1
    worth = 0.1 * keeping(mind, host)
    if len(there) >= room:
        worth -= min((keeping(mind, other) for other in there), default=3.0) + 0.3
    if mind.table.printed(card).kind == "gear":
        had = skills(mind.reader, host)
        worth -= sum(1.0 for skill in granted(mind, card) if skill in had)
    return worth


def crowding(mind: Mind, card: CardId) -> float:
    """Give what putting a Gear or an Upgrade into play costs by what it displaces, even at best."""
    best = max(
        (hosting(mind, card, host) for host in hosts(mind.reader, card, mind.seat)), default=0.0
    )
    return max(0.0, -best)


def hinders(mind: Mind, card: CardId) -> bool:
    """Tell whether a card is a Hindrance, which goes on what opposing captains have."""
    return "hindrance" in mind.table.printed(card).facts.get("keywords", {})


def hindering(mind: Mind, card: CardId, host: CardId) -> float:
    """Weigh a Hindrance on a card of an opposing captain's: a skill has to be there to be lost."""
    had = skills(mind.reader, host)
    more = sum(
        hindering_worth(part, had) - hindering_worth(part)
        for ability in mind.abilities(card)
        for part in ability.always
    )
    return printed_worth(mind.table.printed(card)) + more


def most_hindering(mind: Mind, card: CardId) -> float:
    """Weigh a Hindrance by what it does at best; nothing where no opposing card can have it."""
    found = hosts(mind.reader, card, mind.seat)
    return max(
        (hindering(mind, card, host) for host in found if not mind.is_mine(host)), default=0.0
    )
