"""`python -m tools.mission_mosaique.sorting`: sorts the words into cards by how hard they are.

With `--sketches FOLDER` it is measured anew: how often the recogniser names what people and bots
draw of each word. Twins share a card, so that they never meet in a round (MM-76).
"""

import argparse
import json
import random
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from benchmarks.mission_mosaique_sketches import sketches_in, whole

from tablee.games.mission_mosaique.advice import guesser
from tablee.games.mission_mosaique.advice.recogniser import trained_eye
from tablee.games.mission_mosaique.bot.ink import drawn_by
from tablee.games.mission_mosaique.data.page import SECTIONS_OF
from tablee.games.mission_mosaique.data.sketches import sketches_of
from tablee.games.mission_mosaique.data.words import Word, cards, words
from tablee.games.mission_mosaique.model import CardLanguage, Ink, NotebookType
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level

HERE = Path(__file__).parent
MEASURED = HERE / "difficulty.json"
TWINS = HERE / "twins.json"
SCENES = HERE / "scenes.json"
CARDS = HERE.parent.parent / "src/tablee/games/mission_mosaique/data/cards.json"
SIZES = (67, 67, 66)
_PER_CARD = 3
_SKETCHES = 5
_DRAW_MS = 10_000
Measures = dict[str, tuple[float, float | None, int]]

_EVERYDAY = 0.7
"""What the old cards say of how everyday a thing is, against what is measured."""
_FIRST = ("parapluie", "licorne", "nuage")
"""The card that the printed rules show."""


# How hard


def _likelihood(word: Word, ink: Ink) -> float:
    """How sure one who doubts is of the word that it is."""
    told = guesser.weighed(guesser.seen(ink, trained_eye()), Level.NORMAL)
    return next((each.confidence for each in told if each.word == word), 0.0)


def _by_bots(word: Word) -> list[Ink]:
    inks = []
    for notebook in NotebookType:
        hands = [Chance(f"{word.fr[0]} {page}".encode()) for page in range(6)]
        sections = zip(SECTIONS_OF[notebook], hands, strict=True)
        parts = [drawn_by(word, each, Level.NORMAL, hand, _DRAW_MS) for each, hand in sections]
        inks.append(tuple(stroke for part in parts for stroke in part))
    return inks


def _strokes(word: Word) -> int:
    return len(sketches_of(word)[0])


def _named(word: Word, inks: Sequence[Ink]) -> float:
    return round(sum(_likelihood(word, ink) for ink in inks) / len(inks), 3)


def measured(folder: Path) -> Measures:
    """By word: how surely it is named, from 0 to 1, as bots and as people draw it; its strokes."""
    sketches: dict[Word, list[Ink]] = {}
    for word, ink in whole(sketches_in(folder, _SKETCHES)):
        sketches.setdefault(word, []).append(ink)
    return {
        word.name(CardLanguage.FRENCH): (
            _named(word, _by_bots(word)),
            _named(word, sketches[word]) if word in sketches else None,
            _strokes(word),
        )
        for word in words()
    }


def _ranks(values: Mapping[str, float]) -> dict[str, float]:
    """From 0 to 1, the lowest value first."""
    order = sorted(values, key=values.__getitem__)
    return {name: rank / len(order) for rank, name in enumerate(order)}


def difficulty(found: Measures) -> dict[str, float]:
    """Seldom named, much to draw; and what is everyday stays easier."""
    levels = {word.fr[0]: card.level for card in cards() for word in card.words}
    by_bots = _ranks({name: -bots for name, (bots, _, _) in found.items()})
    by_people = _ranks({name: -own for name, (_, own, _) in found.items() if own is not None})
    strokes = _ranks({name: count for name, (*_, count) in found.items()})
    # Where nobody's sketch is known, what bots draw stands for it.
    return {
        name: by_bots[name]
        + by_people.get(name, by_bots[name])
        + strokes[name]
        + _EVERYDAY * levels[name]
        for name in found
    }


# The cards


def _levels(hard: dict[str, float], scenes: set[str]) -> dict[str, int]:
    """By word its level: scenes are in the last one, the others by their difficulty."""
    order = sorted(hard, key=lambda name: (name not in _FIRST, name in scenes, hard[name]))
    ends = [_PER_CARD * sum(SIZES[: level + 1]) for level in range(len(SIZES))]
    return {
        name: next(level for level, end in enumerate(ends, 1) if at < end)
        for at, name in enumerate(order)
    }


def _spread(levels: dict[str, int], hard: dict[str, float], groups: Sequence[list[str]]) -> None:
    """No more twins in a level than there are words on a card; the odd one changes places."""
    grouped = {name for group in groups for name in group}
    for group in groups:
        for level in (1, 2, 3):
            here = sorted((n for n in group if levels[n] == level), key=hard.__getitem__)
            for name in here[_PER_CARD:]:
                counts = {to: sum(levels[n] == to for n in group) for to in (1, 2, 3)}
                to = min(counts, key=lambda each: (counts[each], abs(each - level)))
                free = [n for n in levels if levels[n] == to and n not in grouped]
                other = min(free, key=lambda n: abs(hard[n] - hard[name]))
                levels[name], levels[other] = to, level


def _cards(
    names: Iterable[str], groups: Sequence[list[str]], rng: random.Random
) -> list[list[str]]:
    """The words of a level in threes: twins together, the rest as they fall."""
    left = list(names)
    together = [[n for n in group if n in left] for group in groups]
    begun = [group for group in together if len(group) > 1]
    rest = [n for n in left if not any(n in group for group in begun)]
    rng.shuffle(rest)
    begun.sort(key=len, reverse=True)
    found = [[*group, *(rest.pop() for _ in range(_PER_CARD - len(group)))] for group in begun]
    found += [rest[at : at + _PER_CARD] for at in range(0, len(rest), _PER_CARD)]
    for card in found:
        rng.shuffle(card)
    rng.shuffle(found)
    return found


def sorted_anew(found: Measures) -> list[tuple[int, list[str]]]:
    hard = difficulty(found)
    groups = json.loads(TWINS.read_text())
    levels = _levels(hard, set(json.loads(SCENES.read_text())))
    _spread(levels, hard, groups)
    rng = random.Random(76)
    every: list[tuple[int, list[str]]] = []
    for level in (1, 2, 3):
        names = [n for n in levels if levels[n] == level and n not in _FIRST]
        first = [list(_FIRST)] if level == 1 else []
        every += [(level, card) for card in (*first, *_cards(names, groups, rng))]
    return every


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.mission_mosaique.sorting")
    parser.add_argument("--sketches", type=Path, metavar="FOLDER")
    folder = parser.parse_args().sketches
    if folder:
        lines = [
            f"{json.dumps(k, ensure_ascii=False)}: {json.dumps(v)}"
            for k, v in measured(folder).items()
        ]
        MEASURED.write_text("{\n" + ",\n".join(lines) + "\n}\n")
    every = sorted_anew(json.loads(MEASURED.read_text()))
    rows = [
        json.dumps({"level": level, "lines": a, "columns": b, "grid": c}, ensure_ascii=False)
        for level, (a, b, c) in every
    ]
    CARDS.write_text("[\n" + ",\n".join(rows) + "\n]\n")


if __name__ == "__main__":
    main()
