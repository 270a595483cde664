"""Files of a shape: read, and held against it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tabletop.effects.source import Marked
from tabletop.library.faults import FaultList
from tabletop.library.shapes import WRONG, Report, Shape, read
from tabletop.library.strict_yaml import read_yaml


@dataclass(frozen=True, slots=True)
class Shaped:
    """A file that is as it should be: its values, what was written, and where its faults go."""

    values: Any
    root: Marked
    report: Report


def read_shaped(path: Path, shape: Shape, faults: FaultList) -> Shaped | None:
    """Read a file of a shape; None where it can't be read or has another, which is told."""
    root = read_yaml(path, faults)
    if root is None:
        return None
    report = Report(path, faults)
    values = read(shape, root, report)
    return None if values is WRONG else Shaped(values, root, report)
