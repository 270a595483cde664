"""The commands and their arguments. Each is imported only when it is run."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn

from tabletop import __version__
from tabletop.cli.errors import one_line
from tabletop.cli.opening import names_a_file
from tabletop.engine.tongue import ENGLISH, speak
from tabletop.library.tongues import tongue_for

LANGUAGE = "TABLETOP_LANGUAGE"
"""The environment variable with the code of the language that commands speak; else English."""

DEBUG = "TABLETOP_DEBUG"
"""The environment variable by which the table looks after itself as closely as it can."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} ({self.prog} --help tells more)\n")


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is no size such as 1280x720")
    if not (200 <= int(width) <= 8000 and 200 <= int(height) <= 8000):
        raise argparse.ArgumentTypeError("a side of a picture has 200 to 8000 pixels")
    return int(width), int(height)


def _positive(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) <= 10_000_000:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 on")
    return int(text)


def _setup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seats",
        help="who sits where: names, 'computer' or 'computer:NAME', with commas between; "
        "or just how many",
    )
    _options(parser)
    parser.add_argument("--seed", type=int)


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")


def _decks(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--deck",
        action="append",
        default=[],
        metavar="SEAT=DECK",
        help="the deck of a seat (a number from 1 on, or a name): a deck's name or file",
    )


def _deck_commands(one: argparse.ArgumentParser) -> None:
    acts = one.add_subparsers(dest="act", metavar="ACT", required=True)
    for name, about in (
        ("check", "say what is wrong with decks: those named, or all of the game"),
        ("show", "list the decks of a game, or print one with its figures"),
        ("import", "take a deck in from text, OCTGN's .o8d or YAML"),
        ("export", "put a deck into text, OCTGN's .o8d or YAML"),
    ):
        act = acts.add_parser(name, help=about)
        act.add_argument("game")
        if name == "check":
            act.add_argument("decks", nargs="*", metavar="DECK")
        elif name == "import":
            act.add_argument("file", type=Path)
        else:
            act.add_argument("deck", nargs="?" if name == "show" else None, metavar="DECK")
        if name == "export":
            act.add_argument("--format", choices=("text", "o8d", "yaml"))
            act.add_argument("--out", type=Path, metavar="FILE")
        else:
            _options(act)


def _lesson_commands(one: argparse.ArgumentParser) -> None:
    acts = one.add_subparsers(dest="act", metavar="ACT", required=True)
    act = acts.add_parser("new", help="print a match as a lesson that waits for its texts")
    act.add_argument("record", type=Path)
    act = acts.add_parser("check", help="say what is wrong with lessons")
    act.add_argument("paths", nargs="+", type=Path, metavar="FILE|FOLDER")


def parser() -> argparse.ArgumentParser:
    """Make the parser of the whole command line."""
    top = _Parser(prog="tabletop", description="A desktop card table that knows the rules.")
    top.add_argument("--version", action="version", version=f"tabletop {__version__}")
    top.add_argument(
        "--debug",
        action="store_true",
        help="show where an error comes from; the table compares itself with the match",
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)

    one = commands.add_parser("play", help="start a game, straight to the table")
    one.add_argument("game")
    _setup(one)
    _decks(one)

    _deck_commands(commands.add_parser("deck", help="check, show, import and export decks"))

    one = commands.add_parser("check", help="check card data and layouts")
    one.add_argument("paths", nargs="*", type=Path, metavar="PATH")
    one.add_argument("--schema", type=Path, metavar="FOLDER", help="write the JSON Schemas there")
    one.add_argument("--trust", action="store_true", help="run rule modules of the user's own")

    one = commands.add_parser("scenario", help="run scenario files")
    one.add_argument("paths", nargs="+", type=Path, metavar="FILE|FOLDER")

    one = commands.add_parser("rules", help="show which rule is shown by which scenario or test")
    one.add_argument("game")
    one.add_argument("--checklist", type=Path, help="a file with rule ids; else the game's rules")
    one.add_argument("--uncovered", action="store_true", help="only those that nothing shows")
    one.add_argument("--tests", type=Path, default=Path("tests"), help=argparse.SUPPRESS)
    rulings = Path("docs/rulings.md")
    one.add_argument("--rulings", type=Path, default=rulings, help=argparse.SUPPRESS)

    one = commands.add_parser("simulate", help="let the computer play whole games")
    one.add_argument("game")
    one.add_argument("--games", type=_positive, default=100)
    one.add_argument("--workers", type=_positive, default=1)
    one.add_argument("--json", type=Path, metavar="FILE")
    one.add_argument("--check", action="store_true", help="hold every decision against the laws")
    one.add_argument("--players", choices=("computer", "random"))
    one.add_argument(
        "--card-coverage",
        action="store_true",
        help="list the abilities of cards that were never carried out",
    )
    one.add_argument(
        "--scenarios",
        type=Path,
        nargs="+",
        metavar="FOLDER",
        help="with --card-coverage: what these scenarios carry out counts too",
    )
    _setup(one)
    _decks(one)

    one = commands.add_parser("replay", help="look back at a match")
    one.add_argument("record", type=Path)
    one.add_argument("--text", action="store_true", help="print it instead of showing the table")
    one.add_argument("--seat", type=int, help="as this seat knew it")

    _lesson_commands(commands.add_parser("lesson", help="make lessons from replays, check them"))

    one = commands.add_parser("shot", help="take a picture of the table, without a screen")
    one.add_argument("what", metavar="GAME|RECORD")
    one.add_argument("--at", type=int, help="after so many answers")
    one.add_argument("--seat", type=int, default=0)
    one.add_argument("--size", type=_size, default=(1280, 720), metavar="WxH")
    one.add_argument("--theme", default="light")
    one.add_argument("--out", type=Path, required=True, metavar="FILE.png")
    _setup(one)
    _decks(one)

    about = "open a match, a lesson, or a game in one file, in the app"
    one = commands.add_parser("open", help=about)
    one.add_argument("file", type=Path)

    one = commands.add_parser("pack", help="put a game's folder into one file, to be handed on")
    one.add_argument("folder", type=Path)
    one.add_argument("--out", type=Path, metavar="FILE")

    one = commands.add_parser("workbench", help="work on a file with cards of a game, in the app")
    one.add_argument("file", type=Path)

    one = commands.add_parser("print", help="put a game's cards, or a deck, into a PDF to cut out")
    one.add_argument("what", metavar="DECK|GAME")
    one.add_argument("--game", help="whose deck it is, where several games have one of its name")
    one.add_argument("--out", type=Path, required=True, metavar="FILE.pdf")
    one.add_argument("--paper", choices=("a4", "letter"), default="a4")
    one.add_argument(
        "--backs",
        choices=("none", "duplex"),
        default="none",
        help="duplex: each page is followed by its backs, for printing on both sides",
    )
    one.add_argument("--once", action="store_true", help="one copy of each card of a game")

    one = commands.add_parser(
        "explain", help="tell what lies in a save or a report, for mending bugs"
    )
    one.add_argument("save", type=Path)

    one = commands.add_parser("demo", help="play a whole game offscreen, with pictures and record")
    one.add_argument("game")
    one.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    one.add_argument("--pictures", type=int, default=8)
    _setup(one)
    _decks(one)
    return top


MODULES = {
    "play": "play",
    "check": "check",
    "deck": "decks",
    "scenario": "scenarios",
    "rules": "rules",
    "simulate": "simulate",
    "replay": "replay",
    "lesson": "lessons",
    "shot": "shot",
    "print": "print",
    "open": "opening",
    "pack": "handing_on",
    "workbench": "workbench",
    "explain": "explain",
    "demo": "demo",
}


def run(argv: Sequence[str]) -> int:
    """Run a command; gives the exit code, with an error in one line on stderr."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if names_a_file(argv, tuple(MODULES)):
        argv = ("open", *argv)
    try:
        arguments = parser().parse_args(argv)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 2
    try:
        if arguments.debug:
            os.environ[DEBUG] = "1"
        speak(tongue_for(os.environ.get(LANGUAGE, ENGLISH.code)))
        module = importlib.import_module(f"tabletop.cli.{MODULES[arguments.command]}")
        code: int = module.command(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:
        if arguments.debug:
            raise
        print(f"tabletop: {one_line(error)}", file=sys.stderr)
        return 1
    return code
