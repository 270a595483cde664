"""Synthesise the program's sounds: assets/sounds/*.wav, 22,050 Hz, mono, 16 bit.

    python packaging/make_sounds.py

Everything is made of sines and of noise from a small generator, so that the files come out the
same each time. They are this project's own.
"""

from __future__ import annotations

import array
import math
import wave
from collections.abc import Callable, Iterable
from pathlib import Path

RATE = 22_050
SOUNDS = Path(__file__).resolve().parent.parent / "assets" / "sounds"

Samples = list[float]


def silence(seconds: float) -> Samples:
    return [0.0] * int(seconds * RATE)


def add(base: Samples, part: Iterable[float], at: float, gain: float = 1.0) -> None:
    """Mix a sound into another one, beginning at ``at`` seconds."""
    start = int(at * RATE)
    for number, value in enumerate(part):
        if start + number < len(base):
            base[start + number] += value * gain


def noise(seconds: float, seed: int, dull: float) -> Samples:
    """Make noise; ``dull`` from 0 (bright) to nearly 1 (a rumble) is a low pass."""
    state, last, result = seed * 2_654_435_761 % 2**32, 0.0, []
    for _ in range(int(seconds * RATE)):
        state = (state * 1_664_525 + 1_013_904_223) % 2**32
        last = last * dull + (state / 2**31 - 1) * (1 - dull)
        result.append(last)
    return result


def shaped(samples: Samples, attack: float, fall: float) -> Samples:
    """Let a sound rise within ``attack`` seconds and then die away."""
    return [
        value * min(1.0, number / (attack * RATE)) * math.exp(-number / RATE / fall)
        for number, value in enumerate(samples)
    ]


def tone(pitch: float, seconds: float, overtones: tuple[float, ...], glide: float = 1.0) -> Samples:
    """Make a tone; ``overtones`` are the strengths of its harmonics, ``glide`` its end's pitch."""
    result, phase = [], 0.0
    count = int(seconds * RATE)
    for number in range(count):
        phase += pitch * glide ** (number / count) / RATE
        result.append(
            sum(
                strength * math.sin(math.tau * phase * (harmonic + 1))
                for harmonic, strength in enumerate(overtones)
            )
        )
    return result


def bell(pitch: float, seconds: float) -> Samples:
    return shaped(tone(pitch, seconds, (1.0, 0.35, 0.0, 0.12)), 0.004, seconds / 4)


def pick() -> Samples:
    sound = silence(0.09)
    add(sound, shaped(noise(0.08, 3, 0.35), 0.006, 0.014), 0.0, 0.9)
    add(sound, shaped(tone(900, 0.05, (1.0,), 1.5), 0.003, 0.012), 0.0, 0.12)
    return sound


def place() -> Samples:
    sound = silence(0.2)
    add(sound, shaped(noise(0.05, 5, 0.5), 0.012, 0.02), 0.0, 0.5)
    add(sound, shaped(noise(0.15, 7, 0.86), 0.001, 0.03), 0.035, 2.6)
    add(sound, shaped(tone(150, 0.14, (1.0, 0.3), 0.6), 0.001, 0.035), 0.035, 0.7)
    return sound


def shuffle() -> Samples:
    sound = silence(0.95)
    moment = 0.0
    for card in range(34):
        add(sound, shaped(noise(0.03, 11 + card, 0.42), 0.001, 0.006), moment, 0.5 + card / 80)
        moment += 0.03 - 0.016 * math.sin(math.pi * card / 34)
    add(sound, shaped(noise(0.2, 97, 0.8), 0.05, 0.05), moment, 1.6)
    return sound


def dice() -> Samples:
    sound = silence(0.8)
    moments = (0.0, 0.06, 0.1, 0.19, 0.24, 0.33, 0.45, 0.5, 0.6)
    for number, moment in enumerate(moments):
        gain = 1.0 - number * 0.085
        add(sound, shaped(noise(0.05, 41 + number, 0.3), 0.0005, 0.005), moment, gain)
        knock = tone(820 + 137 * (number * 5 % 7), 0.05, (1.0, 0.5, 0.3))
        add(sound, shaped(knock, 0.0005, 0.008), moment, gain * 0.5)
        add(sound, shaped(tone(190, 0.08, (1.0,)), 0.001, 0.02), moment, gain * 0.4)
    return sound


def refuse() -> Samples:
    sound = silence(0.34)
    for moment, pitch in ((0.0, 196.0), (0.14, 165.0)):
        add(sound, shaped(tone(pitch, 0.18, (1.0, 0.5, 0.35, 0.2)), 0.008, 0.06), moment, 0.6)
    return sound


def turn() -> Samples:
    sound = silence(0.9)
    add(sound, bell(659.26, 0.8), 0.0, 0.6)
    add(sound, bell(880.0, 0.75), 0.13, 0.6)
    return sound


def win() -> Samples:
    sound = silence(1.7)
    for number, pitch in enumerate((392.0, 523.25, 659.26, 783.99, 1046.5)):
        add(sound, bell(pitch, 1.2), 0.13 * number, 0.5)
        add(sound, shaped(tone(pitch / 2, 0.5, (1.0, 0.4, 0.2)), 0.02, 0.16), 0.13 * number, 0.25)
    return sound


def lose() -> Samples:
    sound = silence(1.6)
    for number, pitch in enumerate((392.0, 369.99, 329.63, 246.94)):
        part = tone(pitch, 0.9, (1.0, 0.3, 0.25, 0.1), 0.97)
        add(sound, shaped(part, 0.03, 0.22), 0.24 * number, 0.5)
    return sound


ALL: dict[str, tuple[Callable[[], Samples], float]] = {
    "pick": (pick, 0.35),
    "place": (place, 0.6),
    "shuffle": (shuffle, 0.5),
    "dice": (dice, 0.6),
    "refuse": (refuse, 0.45),
    "turn": (turn, 0.5),
    "win": (win, 0.65),
    "lose": (lose, 0.55),
}
"""Each sound with its loudest sample, of 1."""


def main() -> int:
    SOUNDS.mkdir(exist_ok=True)
    for name, (make, loudest) in ALL.items():
        samples = make()
        fade = int(0.01 * RATE)
        for number in range(fade):
            samples[-1 - number] *= number / fade
        scale = loudest * 32_767 / max(abs(value) for value in samples)
        with wave.open(str(SOUNDS / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(array.array("h", (int(value * scale) for value in samples)).tobytes())
        print(name, round(len(samples) / RATE, 2), "s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
