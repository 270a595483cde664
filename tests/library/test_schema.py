"""The schemas beside the card data are those of the models, and say what the loader says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from tabletop.effects.source import plain
from tabletop.library.faults import FaultList
from tabletop.library.folders import carddata_folder
from tabletop.library.lesson_files import lesson_files
from tabletop.library.loader import card_files
from tabletop.library.schemas import schema_texts
from tabletop.library.strict_yaml import read_yaml
from tests.library.folders import write

GAMES = sorted(path.parent for path in carddata_folder().glob("*/game.yaml"))


def test_the_schema_files_are_current() -> None:
    folder = carddata_folder() / "schema"
    found = {path.name: path.read_text("utf-8") for path in folder.iterdir()}
    assert found == dict(schema_texts()), "run: tabletop check --schema carddata/schema"


def of(path: Path) -> Any:
    node = read_yaml(path, FaultList())
    assert node is not None
    return plain(node)


def validator(name: str) -> Any:
    schema = json.loads(schema_texts()[f"{name}.schema.json"])
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def files_of(folder: Path) -> list[tuple[str, Path]]:
    names = ("game", "layout", "rules", "glossary")
    single = [(name, folder / f"{name}.yaml") for name in names]
    return [
        *((name, path) for name, path in single if path.is_file()),
        *(("cards", path) for path in card_files(folder)),
        *(("rules", path) for path in sorted(folder.glob("rules.*.yaml"))),
        *(("glossary", path) for path in sorted(folder.glob("glossary.*.yaml"))),
        *(("words", path) for path in sorted(folder.glob("words.*.yaml"))),
        *(("lesson", path) for path in lesson_files(folder)),
        *(("lesson-words", path) for path in sorted(folder.glob("lessons/*.*.yaml"))),
    ]


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_bundled_files_agree_with_the_schemas(folder: Path) -> None:
    for name, path in files_of(folder):
        errors = [error.message for error in validator(name).iter_errors(of(path))]
        assert not errors, path


def test_a_small_folder_agrees_and_a_mistake_does_not(tmp_path: Path) -> None:
    folder = write(tmp_path)
    for name, path in files_of(folder):
        assert validator(name).is_valid(of(path)), name
    cards = of(folder / "cards.yaml")
    cards[0]["nmae"] = cards[0].pop("name")
    assert not validator("cards").is_valid(cards)
