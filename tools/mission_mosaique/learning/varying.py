"""Makes many drawings of few: turned, mirrored, warped, cut into the strips of six hands."""

from collections.abc import Sequence

import numpy as np
from numpy.random import Generator
from tools.mission_mosaique.learning.drawings import Drawing, Numbers

from tablee.games.mission_mosaique.data.page import PAGE_HEIGHT, PAGE_WIDTH, SECTIONS_OF, Section

SIDE = 32
DIRECTIONS = 4
MARGIN = 2.0
"""Cells around the drawing."""

_NOTEBOOKS = tuple(SECTIONS_OF.values())

Marks = tuple[Numbers, Numbers]
"""Of a drawing's little straight pieces: their middles, and how far each goes."""


def _turned(rng: Generator, most: float) -> Numbers:
    """A turn, a slant and a stretch in one matrix; half of all are mirrored."""
    angle = rng.normal(0, most / 2)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    slant = np.array([[1, rng.normal(0, 0.12)], [0, 1]])
    stretch = np.exp(rng.normal(0, 0.14))
    mirror = -1 if rng.random() < 0.5 else 1
    turned: Numbers = (turn @ slant @ np.diag([mirror * stretch, 1 / stretch])).astype(np.float32)
    return turned


def _waves(places: Numbers, rng: Generator, size: float, pace: float) -> Numbers:
    """A smooth shift that changes from place to place."""
    pull = rng.normal(0, pace, (2, 2)).astype(np.float32)
    phase = rng.uniform(0, 6.28, 2).astype(np.float32)
    push = rng.normal(0, size, (2, 2)).astype(np.float32)
    shift: Numbers = np.sin(places @ pull + phase) @ push
    return shift


def _kept_strokes(drawing: Drawing, rng: Generator, freedom: float) -> np.ndarray:
    """Now and then some strokes are left out, or all after some seconds."""
    count = int(drawing.strokes[-1]) + 1
    keeps = np.ones(len(drawing.strokes), bool)
    if rng.random() < 0.2 * freedom:
        keeps &= drawing.seconds < rng.uniform(0.35, 1.0) * drawing.seconds[-1]
    if count > 2 and rng.random() < 0.5:
        stays = rng.random(count) > rng.uniform(0, 0.3)
        stays[np.bincount(drawing.strokes).argmax()] = True
        keeps &= stays[drawing.strokes]
    return keeps if keeps.sum() > 8 else np.ones_like(keeps)


def varied(drawing: Drawing, rng: Generator, freedom: float = 1.0) -> Marks:
    """The drawing as another hand would draw it, around the origin; an icon with more freedom."""
    keeps = _kept_strokes(drawing, rng, freedom)
    places, strokes = drawing.places[keeps], drawing.strokes[keeps]
    count = int(drawing.strokes[-1]) + 1
    size = np.exp(rng.normal(0, 0.06 * (freedom - 1), (count, 2))).astype(np.float32)
    places = places * size[strokes]
    places = places + rng.normal(0, 0.02 * freedom, (count, 2)).astype(np.float32)[strokes]
    places = places + _waves(places, rng, 0.025 * freedom, 4)
    places = places + _waves(places, rng, 0.008 * freedom, 14)
    places = places @ _turned(rng, 0.35)
    joined = strokes[1:] == strokes[:-1]
    goes = np.diff(places, axis=0)[joined]
    return places[:-1][joined] + goes / 2, goes


def plain(drawing: Drawing) -> Marks:
    """The drawing as it is."""
    joined = drawing.strokes[1:] == drawing.strokes[:-1]
    goes = np.diff(drawing.places, axis=0)[joined]
    return drawing.places[:-1][joined] + goes / 2, goes


def _in_section(marks: Marks, section: Section, fit: Numbers, shift: Numbers) -> Marks:
    places = marks[0] * fit + shift
    x, y = places.T
    inside = (x >= section.left) & (x <= section.right) & (y >= section.top) & (y <= section.bottom)
    return places[inside], (marks[1] * fit)[inside]


def mosaic(hands: Sequence[Marks], rng: Generator, *, strays: float = 1.0) -> Marks:
    """Six hands draw a section each of what they have in mind, fitted to the page."""
    sections = _NOTEBOOKS[rng.integers(len(_NOTEBOOKS))]
    parts = []
    stretch = rng.choice([1.0, 1.0, 1.25, 1.5])
    for section, marks in zip(sections, hands, strict=True):
        low, high = marks[0].min(axis=0), marks[0].max(axis=0)
        width, height = np.maximum(high - low, 1e-3)
        across, down = 0.92 * PAGE_WIDTH / width, 0.92 * PAGE_HEIGHT / height
        across, down = min(across, down * stretch), min(down, across * stretch)
        size = np.exp(rng.normal(-0.05, 0.08) * strays)
        fit = np.array([across * size, down * size], np.float32)
        middle = np.array([PAGE_WIDTH / 2, PAGE_HEIGHT / 2]) + rng.normal(0, 22, 2) * strays
        shift = (middle - fit * (low + high) / 2).astype(np.float32)
        parts.append(_in_section(marks, section, fit, shift))
    places = np.concatenate([part[0] for part in parts])
    if len(places) < 8:
        return hands[0]
    return places, np.concatenate([part[1] for part in parts])


def fitted(marks: Marks) -> Marks:
    """On the grid, as large as it allows."""
    places, goes = marks
    low, high = places.min(axis=0), places.max(axis=0)
    scale = (SIDE - 2 * MARGIN) / max(float((high - low).max()), 1e-6)
    return (places - (low + high) / 2) * scale + SIDE / 2, goes * scale


def raster(batch: Sequence[Marks]) -> Numbers:
    """How much ink of each direction there is in each cell: batch, direction, row, column."""
    placed = [fitted(marks) for marks in batch]
    which = np.repeat(np.arange(len(batch)), [len(places) for places, _ in placed])
    places = np.concatenate([places for places, _ in placed]) - 0.5
    goes = np.concatenate([goes for _, goes in placed])
    lengths = np.hypot(goes[:, 0], goes[:, 1])
    turn = np.arctan2(goes[:, 1], goes[:, 0]) / np.pi * DIRECTIONS % DIRECTIONS
    cells = np.floor(places).astype(np.int64)
    right, below = (places - cells).T
    first = np.floor(turn).astype(np.int64)
    nearer = turn - first
    total = np.zeros(len(batch) * DIRECTIONS * SIDE * SIDE)
    for direction, share in ((first, 1 - nearer), (first + 1, nearer)):
        for dx, dy, part in (
            (0, 0, (1 - right) * (1 - below)),
            (1, 0, right * (1 - below)),
            (0, 1, (1 - right) * below),
            (1, 1, right * below),
        ):
            x = np.clip(cells[:, 0] + dx, 0, SIDE - 1)
            y = np.clip(cells[:, 1] + dy, 0, SIDE - 1)
            at = ((which * DIRECTIONS + direction % DIRECTIONS) * SIDE + y) * SIDE + x
            total += np.bincount(at, lengths * share * part, len(total))
    inked = np.minimum(total, 1).astype(np.float32)
    return inked.reshape(len(batch), DIRECTIONS, SIDE, SIDE)
