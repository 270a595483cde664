"""Pages whose tables set examples of card data beside what the card then says."""

from __future__ import annotations

import re
from pathlib import Path

ROW = re.compile(r"\| `([^`]+)` \| (.*)\|$")


def rows(page: Path) -> list[tuple[str, str, str]]:
    """List the heading, the example and the text of each row of the tables with texts."""
    found, heading = [], ""
    for line in page.read_text("utf-8").splitlines():
        if line.startswith("| ") and line.endswith("| the card says |"):
            heading = line.split("|")[1].strip()
        elif not line.startswith("|"):
            heading = ""
        row = ROW.match(line)
        if heading and row:
            found.append((heading, row[1], row[2].strip()))
    return found
