"""People's sketches, laid on the page of a notebook: whole, or in strips of six hands."""

import json
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

from tablee.games.mission_mosaique.bot.clipping import clipped
from tablee.games.mission_mosaique.data.page import (
    PAGE_HEIGHT,
    PAGE_WIDTH,
    SECTIONS,
    SECTIONS_OF,
    Location,
)
from tablee.games.mission_mosaique.data.words import Word, words
from tablee.games.mission_mosaique.model import CardLanguage, Ink, NotebookType
from tablee.games.mission_mosaique.rules.matching import forms, plain

_FULL = 0.92
"""How much of the page a sketch fills."""

Lines = list[list[Location]]


class Drawing(NamedTuple):
    """What is on a page, and what it is meant to be."""

    word: Word
    ink: Ink


def _on_page(strokes: Sequence[Sequence[Sequence[float]]]) -> Lines:
    """As large as the page allows, in its middle."""
    xs = [x for stroke in strokes for x in stroke[0]]
    ys = [y for stroke in strokes for y in stroke[1]]
    width, height = max(xs) - min(xs) or 1, max(ys) - min(ys) or 1
    scale = _FULL * min(PAGE_WIDTH / width, PAGE_HEIGHT / height)
    left = PAGE_WIDTH / 2 - scale * (min(xs) + max(xs)) / 2
    top = PAGE_HEIGHT / 2 - scale * (min(ys) + max(ys)) / 2
    return [
        [(left + scale * x, top + scale * y) for x, y in zip(stroke[0], stroke[1], strict=True)]
        for stroke in strokes
    ]


def _ink(lines: Lines) -> Ink:
    return tuple(
        tuple(number for x, y in line for number in (round(x), round(y), 128, 0)) for line in lines
    )


def _words_by_name() -> dict[str, Word]:
    """By what a word is called in English; its first name counts before the others."""
    names = {form: word for word in words() for form in forms(word, CardLanguage.ENGLISH)}
    return names | {plain(word.name(CardLanguage.ENGLISH)): word for word in words()}


def sketches_in(folder: Path, first: int | None) -> dict[str, list[Lines]]:
    """By the file's name, of the words that the game knows: all sketches, or the first ones."""
    known = _words_by_name()
    return {
        file.stem: [_on_page(json.loads(line)["strokes"]) for line in _lines(file)[:first]]
        for file in sorted(folder.glob("*.ndjson"))
        if plain(file.stem) in known
    }


def _lines(file: Path) -> list[str]:
    return file.read_text().splitlines()


def whole(sketches: dict[str, list[Lines]]) -> list[Drawing]:
    known = _words_by_name()
    return [Drawing(known[plain(name)], _ink(one)) for name, own in sketches.items() for one in own]


def in_strips(sketches: dict[str, list[Lines]]) -> list[Drawing]:
    """Of each word six sketches after one another, a section each, in all types of notebook."""
    known = _words_by_name()
    types = cycle(NotebookType)
    return [
        Drawing(known[plain(name)], _strips([own[(first + i) % len(own)] for i in range(6)], kind))
        for name, own in sketches.items()
        for first, kind in zip(range(0, len(own), SECTIONS), types, strict=False)
    ]


def _strips(hands: Sequence[Lines], kind: NotebookType) -> Ink:
    return _ink(
        [
            piece
            for lines, section in zip(hands, SECTIONS_OF[kind], strict=True)
            for line in lines
            for piece in clipped(line, section)
        ]
    )
