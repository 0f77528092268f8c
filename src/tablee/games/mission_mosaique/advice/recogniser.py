"""Names what a drawing shows: a small net of whole numbers that has learned from people's sketches.

Plain Python is slow at many small products and quick at a few of very long numbers. So the weights
of all channels that one input feeds lie side by side in one number, 32 bits each: one product feeds
them all, some 400 million weights a second. `python -m tools.mission_mosaique.learning` makes them.
"""

import struct
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from operator import mul
from typing import NamedTuple

import msgspec

from tablee.games.mission_mosaique.advice.seeing import Lines, Sight, mirrored, sight_of

_BITS = 32
_NOUGHT = 1 << (_BITS - 1)
"""Stands for 0 in a lane, so that no sum is ever below nothing."""
_MOST = 2047
"""As large as what a layer tells may be: no lane can overflow."""
_SHIFT = 20
_MIDDLE = 128
"""Stands for the weight 0 in the file."""

Rows = Sight
Lanes = tuple[int, ...]


class LayerHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file tells of a layer before its weights, which follow input by input."""

    inputs: int
    biases: tuple[int, ...]
    factors: tuple[int, ...]
    """By channel: what its sum is multiplied by, in parts of 2 ** 20, to be the next input."""


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    words: tuple[str, ...]
    """What the last channels stand for: words by their French names."""
    layers: tuple[LayerHead, ...]
    unit: float
    """What a sum of 1 in the last layer is as a logit."""
    left_out: tuple[str, ...] = ()
    """Words of which no sketch was learned from, though there were some."""


class Layer(NamedTuple):
    taps: tuple[int, ...]
    """By input, the weights of all channels in one number."""
    bias: int
    factors: tuple[int, ...]

    def sums(self, inputs: Sequence[int]) -> Lanes:
        """By channel; `_NOUGHT` stands for 0."""
        whole = sum(map(mul, self.taps, inputs), self.bias)
        lanes = len(self.factors)
        return struct.unpack(f"<{lanes}I", whole.to_bytes(lanes * _BITS // 8, "little"))

    def told(self, lanes: Sequence[int]) -> list[int]:
        """The sums as inputs of the next layer: scaled, with 0 for the negative ones."""
        return [
            min((lane - _NOUGHT) * factor >> _SHIFT, _MOST) if lane > _NOUGHT else 0
            for lane, factor in zip(lanes, self.factors, strict=True)
        ]


_decode_head = msgspec.json.Decoder(Head).decode


def _packed(numbers: Sequence[int]) -> int:
    return int.from_bytes(struct.pack(f"<{len(numbers)}I", *numbers), "little")


def _layer(head: LayerHead, weights: bytes) -> Layer:
    channels = len(head.biases)
    nought = _packed([_MIDDLE] * channels)
    taps = tuple(
        _packed(weights[start : start + channels]) - nought
        for start in range(0, len(weights), channels)
    )
    return Layer(taps, _packed([_NOUGHT + bias for bias in head.biases]), head.factors)


class Eye(NamedTuple):
    """A recogniser, as it is read from its file."""

    words: tuple[str, ...]
    windows: tuple[Layer, ...]
    hidden: Layer
    last: Layer
    unit: float
    left_out: tuple[str, ...]

    def likelihoods(self, lines: Lines) -> dict[str, float]:
        """By the word's French name, a logit: the mean of the drawing and its mirror image."""
        sight = sight_of(lines)
        one, other = (self._seen(each) for each in (sight, mirrored(sight)))
        return {
            word: (first + second) * self.unit / 2
            for word, first, second in zip(self.words, one, other, strict=True)
        }

    def _seen(self, rows: Rows) -> list[int]:
        *pooled, flat = self.windows
        for layer in pooled:
            rows = _framed([_pooled(pair, layer) for pair in _pairs(rows, layer)], layer)
        inputs = [
            number for row in _walked(rows, flat) for lanes in row for number in flat.told(lanes)
        ]
        sums = self.last.sums(self.hidden.told(self.hidden.sums(inputs)))
        return [
            (lane - _NOUGHT) * factor for lane, factor in zip(sums, self.last.factors, strict=True)
        ]


def _walked(rows: Rows, layer: Layer) -> Iterator[list[Lanes]]:
    """A convolution with windows of 3 × 3: by row, the sums at each cell."""
    depth = len(layer.taps) // 9
    blank = layer.sums([0] * len(layer.taps))
    for above, here, below in zip(rows, rows[1:], rows[2:], strict=False):
        found = []
        for start in range(0, len(here) - 2 * depth, depth):
            end = start + 3 * depth
            window = above[start:end] + here[start:end] + below[start:end]
            found.append(layer.sums(window) if any(window) else blank)
        yield found


def _pairs(rows: Rows, layer: Layer) -> Iterator[tuple[list[Lanes], list[Lanes]]]:
    walked = _walked(rows, layer)
    return zip(walked, walked, strict=True)


def _pooled(pair: tuple[list[Lanes], list[Lanes]], layer: Layer) -> list[int]:
    """Of each 2 × 2 cells the largest sum, channel by channel."""
    upper, lower = pair
    row: list[int] = []
    for at in range(0, len(upper), 2):
        most = list(map(max, upper[at], upper[at + 1], lower[at], lower[at + 1]))
        row += layer.told(most)
    return row


def _framed(rows: list[list[int]], layer: Layer) -> Rows:
    """With a margin of one empty cell, so that windows fit at the edges."""
    beside = [0] * len(layer.factors)
    framed = [[*beside, *row, *beside] for row in rows]
    empty = [0] * len(framed[0])
    return [empty, *framed, empty]


def eye_from(data: bytes) -> Eye:
    """The weights of all layers follow the line that tells of them."""
    line, _, weights = data.partition(b"\n")
    head = _decode_head(line)
    layers, start = [], 0
    for each in head.layers:
        size = each.inputs * len(each.biases)
        layers.append(_layer(each, weights[start : start + size]))
        start += size
    *windows, hidden, last = layers
    return Eye(head.words, tuple(windows), hidden, last, head.unit, head.left_out)


@cache
def trained_eye() -> Eye:
    """Read once, when a bot first looks at a drawing."""
    folder = resources.files("tablee.games.mission_mosaique.data").joinpath("recogniser")
    return eye_from(folder.joinpath("weights.bin").read_bytes())
