"""Whether costs can be paid, all of them together, judged before the first is paid.

A cost claims distinct cards out of those that could pay it, or an amount out of a pool, or cards
that are worth so much together. Costs that each could be paid, but not all (the same card for
two, one counter too few), are refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tabletop.engine.ids import CardId, RuleId
from tabletop.engine.message import Message, Refusal


@dataclass(frozen=True, slots=True)
class Claim:
    """What a cost takes: ``count`` different ones of ``cards``, or ``count`` out of a pool.

    ``why`` is what a player reads when it is too little, by ``rule``. ``open_`` are the cards that
    could pay as far as everybody can see (a hand, whatever is in it), where that is more. With
    ``worths`` it takes cards that are together worth ``count``; ``have`` is what comes besides
    from elsewhere (a deck), and as far as all can see it can be paid.
    """

    why: Message
    count: int
    cards: tuple[CardId, ...] = ()
    pool: str = ""
    have: int = 0
    open_: tuple[CardId, ...] = ()
    worths: Mapping[CardId, int] | None = None
    rule: RuleId | None = None


Kept = tuple[tuple[CardId, ...], int]
"""Cards of which so many different ones must be left."""


def unpayable(claims: Iterable[Claim], as_all_see: bool = False) -> Refusal | None:
    """Say why these can't all be paid, or None when they can (as far as everybody can see)."""
    claims = tuple(claims)
    spent: dict[str, int] = {}
    taken: dict[CardId, tuple[CardId, ...]] = {}
    for claim in claims:
        if claim.worths is not None:
            continue
        if claim.pool:
            spent[claim.pool] = spent.get(claim.pool, 0) + claim.count
            if spent[claim.pool] > claim.have:
                return Refusal(claim.why, claim.rule)
            continue
        cards = claim.open_ if as_all_see and claim.open_ else claim.cards
        for _ in range(claim.count):
            if not _assign(cards, taken, set()):
                return Refusal(claim.why, claim.rule)
    if as_all_see:
        return None
    kept = keeping(claims)
    for claim in claims:
        if claim.worths is not None and claim.count > 0:
            left = spare(claim.worths, kept)
            if left is None or left + claim.have < claim.count:
                return Refusal(claim.why, claim.rule)
    return None


def keeping(claims: Iterable[Claim]) -> tuple[Kept, ...]:
    """List the cards that claims take, so that they are not spent on something else."""
    return tuple(
        (claim.cards, claim.count) for claim in claims if claim.worths is None and not claim.pool
    )


def spare(worths: Mapping[CardId, int], kept: Iterable[Kept]) -> int | None:
    """Give what cards are worth without those that are kept, which are the cheapest that can be.

    None means that so many can't be kept. ``worths`` says which cards are at hand; a card that it
    does not name is worth nothing here and can be kept at no price.
    """
    choices = [cards for cards, count in kept for _ in range(count)]
    if not choices:
        return sum(worths.values())
    usable = dict.fromkeys(card for cards in choices for card in cards)
    lost = 0
    wanted: dict[int, tuple[CardId, ...]] = dict(enumerate(choices))
    filled: dict[int, CardId] = {}
    for card in sorted(usable, key=lambda card: (worths.get(card, 0), card)):
        if _place(card, wanted, filled, set()):
            lost += worths.get(card, 0)
    return None if len(filled) < len(choices) else sum(worths.values()) - lost


def _place(
    card: CardId,
    wanted: Mapping[int, tuple[CardId, ...]],
    filled: dict[int, CardId],
    tried: set[int],
) -> bool:
    """Keep a card for one of the claims, moving those kept before to others if need be."""
    for number, cards in wanted.items():
        if card not in cards or number in tried:
            continue
        tried.add(number)
        if number not in filled or _place(filled[number], wanted, filled, tried):
            filled[number] = card
            return True
    return False


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
