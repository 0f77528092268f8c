"""What the kernel makes of a game."""

import subprocess
import sys

HURRY = """
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from enum import StrEnum
from threading import Barrier

import msgspec

from tablee.games.copyright import GAME

THREADS, GAMES = 4, 200
sys.setswitchinterval(1e-6)
together = Barrier(THREADS)


def new_game():
    colour = StrEnum("Colour", ["blue", "green"])
    inner = msgspec.defstruct("Inner", [("colours", tuple[colour, ...])])
    options = msgspec.defstruct("Options", [("colour", colour), ("inner", inner)])
    return replace(GAME, options=options)


def choose(game):
    together.wait()
    return game.decode_options(b'{"colour": "green", "inner": {"colours": ["blue"]}}')


with ThreadPoolExecutor(THREADS) as threads:
    for game in (new_game() for _ in range(GAMES)):
        for options in threads.map(choose, [game] * THREADS):
            assert (options.colour, options.inner.colours) == ("green", ("blue",))
"""
"""In a process of its own: where the decoders are made at their first use, it crashes."""


def test_a_game_may_first_be_asked_by_several_threads_at_once() -> None:
    ran = subprocess.run([sys.executable, "-c", HURRY], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
