"""What there is to learn from: people's sketches by word, and the icons that the words have."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tablee.games.mission_mosaique.data.sketches import sketches_of
from tablee.games.mission_mosaique.data.words import words
from tablee.games.mission_mosaique.model import CardLanguage
from tablee.games.mission_mosaique.rules.matching import forms, plain

Numbers: TypeAlias = NDArray[np.float32]

_STEP = 1 / 40
"""How far apart the points of a line are taken, as part of the drawing's longer side."""


class Drawing(NamedTuple):
    """The points of all strokes, scaled so that the longer side is 1, the middle in the origin."""

    places: Numbers
    """Two numbers a point."""
    strokes: NDArray[np.int64]
    """The stroke of each point, counted from 0."""
    seconds: Numbers
    """When each point was drawn."""


def _resampled(stroke: NDArray[np.float64]) -> NDArray[np.float64]:
    """The same line with points at even distances; x, y, seconds."""
    lengths = np.hypot(*np.diff(stroke[:, :2], axis=0).T)
    along = np.concatenate(([0.0], np.cumsum(lengths)))
    steps = np.linspace(0, along[-1], max(2, int(np.ceil(along[-1] / _STEP)) + 1))
    return np.stack([np.interp(steps, along, stroke[:, i]) for i in range(3)], axis=1)


def drawing_of(strokes: Sequence[Sequence[Sequence[float]]]) -> Drawing:
    """From strokes of (x, y, seconds)."""
    lines = [np.array(stroke, np.float64).reshape(-1, 3) for stroke in strokes]
    every = np.concatenate(lines)[:, :2]
    low, high = every.min(axis=0), every.max(axis=0)
    size, middle = max(float((high - low).max()), 1e-6), (low + high) / 2
    for line in lines:
        line[:, :2] = (line[:, :2] - middle) / size
    taken = [_resampled(line) for line in lines]
    points = np.concatenate(taken).astype(np.float32)
    which = np.repeat(np.arange(len(taken)), [len(line) for line in taken])
    return Drawing(points[:, :2], which, points[:, 2])


def _sketch(line: str) -> Drawing:
    strokes = json.loads(line)["strokes"]
    return drawing_of(
        [[(x, y, t / 1000) for x, y, t in zip(*stroke, strict=True)] for stroke in strokes]
    )


def sketches_in(folder: Path) -> dict[str, list[Drawing]]:
    """By the name of the file, in English, in small letters."""
    return {
        file.stem.lower(): [_sketch(line) for line in file.read_text().splitlines()]
        for file in sorted(folder.glob("*.ndjson"))
    }


def index_of(names: Sequence[str]) -> dict[str, int]:
    """Which of the 600 words each English name means, of those that mean one."""
    known = {
        form: at for at, word in enumerate(words()) for form in forms(word, CardLanguage.ENGLISH)
    }
    # What a word is called first counts before what else it may be called.
    known |= {plain(word.name(CardLanguage.ENGLISH)): at for at, word in enumerate(words())}
    return {name: known[plain(name)] for name in names if plain(name) in known}


def icons() -> Mapping[int, list[Drawing]]:
    """The pictures that bots have in mind, by word."""
    return {at: [_icon(own) for own in sketches_of(word)] for at, word in enumerate(words())}


def _icon(strokes: Sequence[Sequence[tuple[int, int]]]) -> Drawing:
    """A second a stroke."""
    return drawing_of([[(x, y, when) for x, y in stroke] for when, stroke in enumerate(strokes)])
