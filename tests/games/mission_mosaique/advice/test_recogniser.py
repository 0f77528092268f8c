"""The recogniser: what it computes, beside a slow way that is plain to read; what is shipped."""

from collections.abc import Sequence
from importlib import resources
from itertools import pairwise
from random import Random

import msgspec

from tablee.games.mission_mosaique.advice import recogniser
from tablee.games.mission_mosaique.advice.recogniser import Head, LayerHead, eye_from, trained_eye
from tablee.games.mission_mosaique.advice.seeing import DIRECTIONS, SIDE, Sight, sight_of
from tablee.games.mission_mosaique.data.words import words
from tablee.games.mission_mosaique.model import CardLanguage

FACTOR = 1 << 20
CHANNELS = (DIRECTIONS, 3, 5, 4, 6)
HIDDEN = 7
NAMES = ("chat", "chien")
SCRIBBLE = [[(float(at * 37 % 900), float(at * 91 % 600)) for at in range(40)]]


class SmallNet:
    """A net of small random weights, and the file that it is read from."""

    def __init__(self, seed: int) -> None:
        chance = Random(seed)
        sizes = [(9 * coming, going) for coming, going in pairwise(CHANNELS)]
        sizes += [(CHANNELS[-1] * 16, HIDDEN), (HIDDEN, len(NAMES))]
        self.weights = [
            [[chance.randint(-127, 127) for _ in range(going)] for _ in range(coming)]
            for coming, going in sizes
        ]
        self.biases = [[chance.randint(-9_999, 9_999) for _ in range(going)] for _, going in sizes]
        self.factors = [[chance.randint(9_000, 30_000) for _ in range(going)] for _, going in sizes]

    def file(self) -> bytes:
        heads = [
            LayerHead(len(own), tuple(biases), tuple(factors))
            for own, biases, factors in zip(self.weights, self.biases, self.factors, strict=True)
        ]
        body = bytes(w + 128 for own in self.weights for row in own for w in row)
        return msgspec.json.encode(Head(NAMES, tuple(heads), 1.0)) + b"\n" + body

    def _sums(self, layer: int, inputs: Sequence[int]) -> list[int]:
        return [
            bias
            + sum(
                row[channel] * each for row, each in zip(self.weights[layer], inputs, strict=True)
            )
            for channel, bias in enumerate(self.biases[layer])
        ]

    def _told(self, layer: int, sums: Sequence[int]) -> list[int]:
        return [
            min(max(each, 0) * factor // FACTOR, 2047)
            for each, factor in zip(sums, self.factors[layer], strict=True)
        ]

    def seen(self, sight: Sight) -> list[int]:
        grid = [
            [row[at : at + DIRECTIONS] for at in range(0, len(row), DIRECTIONS)] for row in sight
        ]
        for layer in range(4):
            side = len(grid) - 2
            sums = [[self._window(layer, grid, y, x) for x in range(side)] for y in range(side)]
            step = 2 if layer < 3 else 1
            told = [
                [self._told(layer, _most(sums, y, x, step)) for x in range(0, side, step)]
                for y in range(0, side, step)
            ]
            none = [0] * CHANNELS[layer + 1]
            rows = [[none, *row, none] for row in told]
            grid = [[none] * len(rows[0]), *rows, [none] * len(rows[0])]
        flat = [number for row in told for cell in row for number in cell]
        last = self._sums(5, self._told(4, self._sums(4, flat)))
        return [each * factor for each, factor in zip(last, self.factors[5], strict=True)]

    def _window(self, layer: int, grid: list[list[list[int]]], y: int, x: int) -> list[int]:
        around = [grid[y + down][x + right] for down in range(3) for right in range(3)]
        return self._sums(layer, [number for cell in around for number in cell])


def _most(sums: list[list[list[int]]], y: int, x: int, step: int) -> list[int]:
    cells = [sums[y + down][x + right] for down in range(step) for right in range(step)]
    return [max(each) for each in zip(*cells, strict=True)]


def test_long_numbers_compute_what_small_ones_do() -> None:
    for seed in range(2):
        net = SmallNet(seed)
        sight = sight_of(SCRIBBLE)
        assert eye_from(net.file())._seen(sight) == net.seen(sight)


def test_nothing_that_can_be_drawn_overflows() -> None:
    """Not even a page that is black all over."""
    full = [[0] * DIRECTIONS + [255] * (SIDE * DIRECTIONS) + [0] * DIRECTIONS] * SIDE
    empty = [0] * len(full[0])
    assert len(trained_eye()._seen([empty, *full, empty])) == len(words())


def test_what_is_shipped_is_small_credited_and_knows_every_word() -> None:
    folder = resources.files("tablee.games.mission_mosaique.data").joinpath("recogniser")
    assert len(folder.joinpath("weights.bin").read_bytes()) <= 1_000_000
    credit = folder.joinpath("CREDITS.md").read_text()
    assert "Quick, Draw!" in credit and "https://creativecommons.org/licenses/by/4.0/" in credit
    assert set(trained_eye().words) == {word.name(CardLanguage.FRENCH) for word in words()}


def test_the_weights_are_read_once() -> None:
    assert recogniser.trained_eye() is trained_eye()
