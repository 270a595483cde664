"""Whether costs can be paid, all of them together, judged before the first is paid.

A cost claims distinct cards out of those that could pay it, or an amount out of a pool. Two costs
that each could be paid, but not both (the same card for both, one counter too few), are refused.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tabletop.engine.ids import CardId
from tabletop.engine.message import Message, Refusal


@dataclass(frozen=True, slots=True)
class Claim:
    """What a cost takes: ``count`` different ones of ``cards``, or ``count`` out of a pool.

    ``why`` is what a player reads when it is too little. ``open_`` are the cards that could pay as
    far as everybody can see (a hand, whatever is in it), where that is more.
    """

    why: Message
    count: int
    cards: tuple[CardId, ...] = ()
    pool: str = ""
    have: int = 0
    open_: tuple[CardId, ...] = ()


def unpayable(claims: Iterable[Claim], as_all_see: bool = False) -> Refusal | None:
    """Say why these can't all be paid, or None when they can (as far as everybody can see)."""
    spent: dict[str, int] = {}
    taken: dict[CardId, tuple[CardId, ...]] = {}
    for claim in claims:
        if claim.pool:
            spent[claim.pool] = spent.get(claim.pool, 0) + claim.count
            if spent[claim.pool] > claim.have:
                return Refusal(claim.why)
            continue
        cards = claim.open_ if as_all_see and claim.open_ else claim.cards
        for _ in range(claim.count):
            if not _assign(cards, taken, set()):
                return Refusal(claim.why)
    return None


def _assign(
    choices: tuple[CardId, ...], taken: dict[CardId, tuple[CardId, ...]], tried: set[CardId]
) -> bool:
    for card in choices:
        if card in tried:
            continue
        tried.add(card)
        if card not in taken or _assign(taken[card], taken, tried):
            taken[card] = choices
            return True
    return False
