"""Card files damaged in every way we can think of; each loads rightly or is refused in words.

``python -m tests.library.mutations [COUNT] [SEED]`` tries more of them than the test does.
"""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from tabletop.games import registry
from tabletop.library.abilities import Abilities
from tabletop.library.faults import CardDataError, Fault, FaultList
from tabletop.library.finding import read_game
from tabletop.library.loader import load_pack, pack_files
from tabletop.library.pack import GameInfo

SLOWEST = 5.0

WORDS = (
    "on", "no", "null", "~", "true", "-1", "1e400", "99999999999999999999", "0x10", "[]", "{}",
    "''", '"\\ud800"', '"\\0"', "'\u202e'", "é", "\U0001f0cf", "*a", "&a b", "!!python/name:os.x",
    "<<: *a", "|", ">-", "? x", "- - - x", "%YAML", "---", "...", "@", "`", "[[[[", "}", ": :",
    "{a: {b: {c: {}}}}", "!!binary aGk=", "\u2028", "\ufeff", "x" * 5000,
)  # fmt: skip


def _at(ran: random.Random, data: bytes) -> int:
    return ran.randrange(len(data) + 1)


def _cut(ran: random.Random, data: bytes) -> bytes:
    return data[: _at(ran, data)]


def _drop(ran: random.Random, data: bytes) -> bytes:
    start = _at(ran, data)
    return data[:start] + data[start + ran.randrange(1, 40) :]


def _flip(ran: random.Random, data: bytes) -> bytes:
    changed = bytearray(data)
    for _ in range(ran.randrange(1, 6)):
        changed[ran.randrange(len(changed))] = ran.randrange(256)
    return bytes(changed)


def _insert_bytes(ran: random.Random, data: bytes) -> bytes:
    at = _at(ran, data)
    return data[:at] + ran.randbytes(ran.randrange(1, 8)) + data[at:]


def _insert_word(ran: random.Random, data: bytes) -> bytes:
    at = _at(ran, data)
    return data[:at] + ran.choice(WORDS).encode("utf-8", "surrogatepass") + data[at:]


def _lines(change: Callable[[random.Random, list[bytes]], None]) -> Callable[..., bytes]:
    def changed(ran: random.Random, data: bytes) -> bytes:
        lines = data.split(b"\n")
        change(ran, lines)
        return b"\n".join(lines)

    return changed


def _swap(ran: random.Random, lines: list[bytes]) -> None:
    one, other = ran.randrange(len(lines)), ran.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]


def _repeat(ran: random.Random, lines: list[bytes]) -> None:
    lines.insert(ran.randrange(len(lines)), ran.choice(lines))


def _remove(ran: random.Random, lines: list[bytes]) -> None:
    del lines[ran.randrange(len(lines))]


def _indent(ran: random.Random, lines: list[bytes]) -> None:
    at = ran.randrange(len(lines))
    lines[at] = ran.choice((b" ", b"  ", b"\t", b"      ")) + lines[at]


def _outdent(ran: random.Random, lines: list[bytes]) -> None:
    at = ran.randrange(len(lines))
    lines[at] = lines[at].lstrip()


def _value(ran: random.Random, lines: list[bytes]) -> None:
    """Put something else after a colon."""
    at = ran.choice([at for at, line in enumerate(lines) if b":" in line] or [0])
    key, _, _ = lines[at].partition(b":")
    lines[at] = key + b": " + ran.choice(WORDS).encode("utf-8", "surrogatepass")


def _key(ran: random.Random, lines: list[bytes]) -> None:
    """Misspell, double or empty a key."""
    at = ran.choice([at for at, line in enumerate(lines) if b":" in line] or [0])
    key, colon, value = lines[at].partition(b":")
    new = ran.choice((key + b"x", key[:-1], b"", key + b": 1\n" + key, b"[" + key + b"]"))
    lines[at] = new + colon + value


def _deep(ran: random.Random, data: bytes) -> bytes:
    at = _at(ran, data)
    depth = ran.choice((20, 33, 200, 5000))
    return data[:at] + ran.choice((b"[" * depth, b"{a: " * depth, b"- " * depth)) + data[at:]


def _encode(ran: random.Random, data: bytes) -> bytes:
    encoding = ran.choice(("utf-16", "utf-16-le", "utf-32", "cp037", "utf-7"))
    return data.decode("utf-8").encode(encoding, "replace")


def _bomb(ran: random.Random, data: bytes) -> bytes:
    steps = [f"b{n}: &b{n} [{', '.join([f'*b{n - 1}'] * 9)}]" for n in range(1, 12)]
    bomb = "\n".join(["b0: &b0 [x]", *steps]).encode()
    return bomb + b"\n" + data if ran.random() < 0.5 else data + b"\n" + bomb


def _nothing_left(ran: random.Random, data: bytes) -> bytes:
    return ran.choice((b"", b"\n", b"#", b"[]", b"{}", b"~", b"0", b"- ", b"- {}", b"\0" * 100))


WAYS: tuple[Callable[..., bytes], ...] = (
    _cut, _drop, _flip, _insert_bytes, _insert_word, _insert_word, _deep, _encode, _bomb,
    _nothing_left, _lines(_swap), _lines(_repeat), _lines(_remove), _lines(_indent),
    _lines(_outdent), _lines(_value), _lines(_value), _lines(_key), _lines(_key),
)  # fmt: skip


def mutated(data: bytes, ran: random.Random) -> bytes:
    """Damage a file's content, sometimes twice."""
    changed: bytes = ran.choice(WAYS)(ran, data)
    if changed and ran.random() < 0.2:
        try:
            changed = ran.choice(WAYS)(ran, changed)
        except UnicodeDecodeError:
            return changed
    return changed


def attempts(info: GameInfo, work: Path, count: int, seed: int) -> Iterator[str]:
    """Damage one file of a copy of a game's folder at a time; gives what came of each.

    That is ``loaded`` or the code of the first fault. Whatever else is raised is a mistake of
    ours, and so is taking too long.
    """
    language = registry.language_of(registry.module_of(info))
    folder = work / info.id
    shutil.copytree(info.folder, folder)
    ran = random.Random(seed)
    for _ in range(count):
        path = ran.choice(pack_files(folder))
        before = path.read_bytes()
        path.write_bytes(mutated(before, ran))
        begun = time.process_time()
        told = _load(folder, language, bundled=info.bundled)
        assert all(fault.message and fault.code for fault in told)
        outcome = told[0].code if told else "loaded"
        taken = time.process_time() - begun
        assert taken < SLOWEST, f"{path.name} took {taken:.1f} s"
        path.write_bytes(before)
        yield outcome


def _load(folder: Path, language: Abilities, *, bundled: bool) -> tuple[Fault, ...]:
    faults = FaultList()
    info, _ = read_game(folder, bundled=bundled, faults=faults)
    if info is None:
        assert faults.faults, "a game that is refused has a fault"
        return faults.in_order()
    try:
        load_pack(info, language)
    except CardDataError as error:
        return error.faults
    return ()


def main(count: int = 2000, seed: int = 1) -> int:
    """Try so many for each bundled game, and print what came of them."""
    for info in registry.find_games():
        if info.bundled:
            with tempfile.TemporaryDirectory() as work:
                print(info.id, dict(Counter(attempts(info, Path(work), count, seed))))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(*map(int, sys.argv[1:3])))
