"""Nine cards of 63 by 88 mm on a page, with marks that touch none of them."""

from __future__ import annotations

import pytest

from tabletop.table.printing.paper import CELLS, PAPERS, Box, Paper

PAPER = pytest.mark.parametrize("paper", PAPERS.values(), ids=list(PAPERS))


def _apart(one: Box, other: Box) -> bool:
    return (
        one[0] + one[2] <= other[0] + 1e-9
        or other[0] + other[2] <= one[0] + 1e-9
        or one[1] + one[3] <= other[1] + 1e-9
        or other[1] + other[3] <= one[1] + 1e-9
    )


@PAPER
def test_cards_have_their_size_lie_apart_and_on_the_page(paper: Paper) -> None:
    boxes = [paper.cell(number) for number in range(CELLS)]
    for place, box in enumerate(boxes):
        assert box[2:] == (63.0, 88.0)
        assert box[0] >= 0
        assert box[1] >= 0
        assert box[0] + box[2] <= paper.width
        assert box[1] + box[3] <= paper.height
        assert all(_apart(box, other) for other in boxes[:place])


@PAPER
def test_a_back_lies_behind_its_card_when_the_sheet_is_turned_over_its_long_edge(
    paper: Paper,
) -> None:
    for number in range(CELLS):
        front, rear = paper.cell(number), paper.cell(number, mirrored=True)
        assert rear[1] == front[1]
        assert rear[0] + rear[2] / 2 == pytest.approx(paper.width - (front[0] + front[2] / 2))


@PAPER
def test_marks_are_at_every_cut_on_the_page_and_outside_of_all_cards(paper: Paper) -> None:
    boxes = [paper.cell(number) for number in range(CELLS)]
    marks = paper.marks()
    assert len(marks) == 16
    for x, y, to_x, to_y in marks:
        assert min(x, to_x) >= 0
        assert max(x, to_x) <= paper.width
        assert min(y, to_y) >= 0
        assert max(y, to_y) <= paper.height
        line = (min(x, to_x), min(y, to_y), abs(to_x - x), abs(to_y - y))
        assert all(_apart(line, box) for box in boxes)
    upright = {x for x, _, to_x, _ in marks if x == to_x}
    assert upright == {box[0] for box in boxes} | {box[0] + box[2] for box in boxes}
    level = {y for _, y, _, to_y in marks if y == to_y}
    assert level == {box[1] for box in boxes} | {box[1] + box[3] for box in boxes}
