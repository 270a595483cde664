"""The program's sentences and their German ones."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Mapping
from pathlib import Path

import PySide6
import pytest

from tabletop.engine.message import in_words, say
from tabletop.engine.telling import naming, pieces
from tabletop.engine.tongue import Tongue
from tabletop.library.resolving import Source
from tabletop.library.sentences import all_sentences, said_in, sources
from tabletop.library.tongues import languages_folder, load_tongue, read_sentences, tongue_for

FINISHED = (
    "controller",
    "effects",
    "engine",
    "faces",
    "games.bringing",
    "games.captains_chair",
    "games.definition",
    "games.traitors_aboard",
    "games.traveller_ccg",
    "games.traveller_traders",
    "keywords",
    "lessons",
    "library",
    "session",
    "table",
)
"""The parts that are translated whole: a new sentence there needs its German one."""

GAP = re.compile(r"\{(\w+)\}")


@pytest.fixture(scope="module")
def said() -> Mapping[str, Mapping[str, tuple[str, int]]]:
    return all_sentences()


@pytest.fixture(scope="module")
def read() -> Mapping[str, Source]:
    return sources()


def gaps(text: str) -> set[str]:
    return set(GAP.findall(text))


@pytest.mark.parametrize("part", FINISHED)
def test_every_sentence_of_a_finished_part_has_its_german_one(
    part: str, said: Mapping[str, Mapping[str, tuple[str, int]]], german: Tongue
) -> None:
    missing = {text: place for text, place in said[part].items() if text not in german.texts}
    assert not missing, "run python -m tabletop.library.sentences de, and translate these"


def test_german_sentences_have_the_same_gaps(german: Tongue) -> None:
    wrong = {text: there for text, there in german.texts.items() if gaps(text) != gaps(there)}
    assert not wrong


def test_no_german_sentence_is_empty_or_ends_otherwise(german: Tongue) -> None:
    for text, there in german.texts.items():
        assert there.strip(), text
        assert text[-1:].isspace() == there[-1:].isspace(), text


def test_the_source_is_understood_where_a_sentence_has_a_name(
    said: Mapping[str, Mapping[str, tuple[str, int]]], read: Mapping[str, Source]
) -> None:
    by_table = "One more Plank throws"  # given by a table of the module
    by_choice = "Choose exactly {most} of the cards; these are {count}."  # one of two
    assert by_table in said["games.traitors_aboard"]
    assert by_choice in said["engine"]
    assert "tabletop" not in read


def test_no_sentence_is_put_together_of_parts(read: Mapping[str, Source]) -> None:
    """Nobody could translate ``what + " more"``: it is another sentence each time."""
    joined = (ast.BinOp, ast.JoinedStr)
    found = [
        f"{file}:{call.lineno}"
        for source in read.values()
        for file, tree in source.modules
        for call, argument in said_in(tree)
        if isinstance(argument, joined)
    ]
    assert not found


def test_a_sentence_is_found_that_another_function_is_given_to_say(
    said: Mapping[str, Mapping[str, tuple[str, int]]],
) -> None:
    """``_label("...")`` gives a function that says it."""
    labels = said["games.traitors_aboard"]
    assert {"Place {card} in the Chest", "Call the count"} <= labels.keys()


def test_a_sentence_without_translation_is_said_in_english(speaking_german: None) -> None:
    assert in_words("Nobody has translated {what}.", what="this") == "Nobody has translated this."


def test_gaps_are_filled_after_translating(speaking_german: None) -> None:
    assert in_words("Choose a number from {low} to {high}.", low=1, high=1000) == (
        "Wähle eine Zahl von 1 bis 1.000."
    )


def test_a_message_within_a_message_is_translated_too(speaking_german: None) -> None:
    class Nothing:
        automa = ""

    message = say("The match is over. {reason}", reason=say("Chance decides."))
    words = pieces(message, naming(Nothing(), (), lambda _: None))  # type: ignore[arg-type]
    assert "".join(word.text for word in words) == "Die Partie ist vorbei. Der Zufall entscheidet."


def test_unfinished_translations_do_not_count() -> None:
    path = languages_folder() / "tabletop_de.ts"
    unfinished = path.read_text("utf-8").count('type="unfinished"')
    whole = path.read_text("utf-8").count("<source>")
    assert len(read_sentences(path)) == whole - unfinished


def test_who_speaks_another_language_reads_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "fi_FI")
    assert tongue_for("system").code == "en"
    assert tongue_for("xx").code == "en"
    monkeypatch.setenv("LANGUAGE", "de_AT.UTF-8")
    assert tongue_for("system").code == "de"
    assert load_tongue("en").texts == {}


def test_qts_own_tool_accepts_the_file(tmp_path: Path) -> None:
    tool = Path(PySide6.__file__).with_name("lrelease")
    if not tool.exists():
        pytest.skip("PySide6 brings no lrelease here")
    made = tmp_path / "tabletop_de.qm"
    command = [str(tool), str(languages_folder() / "tabletop_de.ts"), "-qm", str(made)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    assert made.stat().st_size > 10_000
