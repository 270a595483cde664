"""What determines a price besides the card itself: what it targets, what other cards add."""

from __future__ import annotations

from tabletop.effects.ability import Ability
from tabletop.effects.context import Context
from tabletop.effects.customs import Added
from tabletop.effects.reader import Reader
from tabletop.effects.usable import awaits
from tabletop.games.traveller_ccg.costs import Credits, Price
from tabletop.games.traveller_ccg.language.costs import AddCost
from tabletop.games.traveller_ccg.language.targets import Target, TargetCaptain
from tabletop.games.traveller_ccg.places import HAND


def target_names(ability: Ability) -> tuple[str, ...]:
    """List the names of what an ability targets (``TC-10.1``)."""
    return tuple(node.as_ for node in ability.targets if isinstance(node, Target | TargetCaptain))


def added_costs(reader: Reader, ability: Ability, context: Context) -> tuple[Added, ...]:
    """List the costs that cards in play add to a play or an ability (``TC-5.4``)."""
    if ability.timing is None and not ability.cost:
        return ()
    what = "play" if ability.from_ == HAND else "ability"
    found: list[Added] = []
    for held in reader.of(AddCost):
        standing = held.standing
        assert isinstance(standing, AddCost)
        condition = held.ability.if_
        if standing.when != what or (
            condition is not None and not condition.holds(reader, held.context)
        ):
            continue
        if context.controller not in standing.by.seats(reader, held.context):
            continue
        if standing.for_.includes(reader, held.context, context.source):
            address = held.address(reader.table).down("cost")
            found.append(Added(address, standing.cost))
    return tuple(found)


def credits_due(reader: Reader, ability: Ability, context: Context) -> int:
    """Work out what a play or an ability costs in Credits now, as far as its targets are known."""
    added = added_costs(reader, ability, context)
    due = 0
    for cost in (*ability.cost, *(cost for one in added for cost in one.costs)):
        if awaits(cost, ability, context):
            continue
        if isinstance(cost, Price):
            due += cost.due(reader, context)
        elif isinstance(cost, Credits):
            due += max(0, cost.amount.amount(reader, context))
    return due
