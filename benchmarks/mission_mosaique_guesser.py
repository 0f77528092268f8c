"""Mission Mosaïque: how many drawings the guesser names among 600 words, and how fast.

Those of bots; and with `--sketches FOLDER` those of people, whole and in strips of six hands, with
the interval that the share lies in with 95 %.
"""

import argparse
import math
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from pathlib import Path
from time import process_time
from typing import TypeVar

from benchmarks.figures import Figure, as_table
from benchmarks.mission_mosaique_sketches import Drawing, in_strips, sketches_in, whole

from tablee.games.mission_mosaique.advice import guesser, recogniser
from tablee.games.mission_mosaique.advice.recogniser import Eye
from tablee.games.mission_mosaique.bot.ink import drawn_by
from tablee.games.mission_mosaique.data.page import PAGE_WIDTH, SECTIONS_OF
from tablee.games.mission_mosaique.data.words import Word, words
from tablee.games.mission_mosaique.model import NUMBERS_PER_POINT, CardLanguage, NotebookType
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level

T = TypeVar("T")

PICTURES = 300
DRAW_MS = 10_000


def _drawing(word: Word, notebook: NotebookType, level: Level) -> Drawing:
    seed = word.name(CardLanguage.FRENCH).encode()
    hands = [Chance(seed + bytes([page])) for page in range(len(SECTIONS_OF[notebook]))]
    sections = zip(SECTIONS_OF[notebook], hands, strict=True)
    inks = [drawn_by(word, section, level, hand, DRAW_MS) for section, hand in sections]
    return Drawing(word, tuple(stroke for ink in inks for stroke in ink))


def _drawings(level: Level, count: int) -> list[Drawing]:
    """Words from all cards, each in one of the three types of notebook."""
    chosen = words()[:: len(words()) // count]
    return [_drawing(word, notebook, level) for word, notebook in zip(chosen, cycle(NotebookType))]


def _smaller(drawing: Drawing) -> Drawing:
    """At two thirds of its size, to the left and above, and facing the other way."""

    def moved(stroke: Sequence[int]) -> Iterator[int]:
        for place in range(0, len(stroke), NUMBERS_PER_POINT):
            x, y, pressure, at = stroke[place : place + NUMBERS_PER_POINT]
            yield from ((PAGE_WIDTH - x) * 2 // 3, y * 2 // 3, pressure, at)

    return Drawing(drawing.word, tuple(tuple(moved(stroke)) for stroke in drawing.ink))


def _named(drawings: Sequence[Drawing], level: Level) -> float:
    """How many are named by the one proposal, in percent."""
    chance = Chance(b"guesser")
    right = 0
    for word, ink in drawings:
        right += guesser.proposal(guesser.ranked(ink, level), level, chance) == word
    return 100 * right / len(drawings)


def _ms(work: Callable[[], T]) -> tuple[float, T]:
    start = process_time()
    result = work()
    return 1000 * (process_time() - start), result


def _drawing_figures(drawn_ms: float, drawings: Sequence[Drawing]) -> list[Figure]:
    sections = 6 * len(drawings)
    points = sum(len(stroke) // NUMBERS_PER_POINT for each in drawings for stroke in each.ink)
    return [
        Figure("Mission Mosaïque, a bot draws a section", drawn_ms / sections, "ms CPU"),
        Figure("Mission Mosaïque, points in a drawn section", points / sections, ""),
    ]


def run(quick: bool) -> list[Figure]:
    count = 30 if quick else PICTURES
    first_ms, _ = _ms(lambda: guesser.ranked(((0, 0, 0, 0),), Level.HARD))
    drawn_ms, careful = _ms(lambda: _drawings(Level.HARD, count))
    guess_ms, named = _ms(lambda: _named(careful, Level.HARD))
    name = f"Mission Mosaïque, of {count} pictures drawn by"
    figures = [Figure(f"{name} hard bots, named by a hard one", named, "%", "at least 60")]
    small = _named([_smaller(drawing) for drawing in careful], Level.HARD)
    figures.append(Figure(f"{name} hard bots, but small and mirrored", small, "%"))
    for level in (Level.NORMAL, Level.EASY):
        own = _named(_drawings(level, count), level)
        figures.append(Figure(f"{name} {level} bots, named by one of them", own, "%"))
    return [
        *figures,
        Figure("Mission Mosaïque, a guess", guess_ms / count, "ms CPU", "at most 60"),
        Figure("Mission Mosaïque, the first guess", first_ms, "ms CPU"),
        *_drawing_figures(drawn_ms, careful),
    ]


# Of people


def _share(found: Sequence[bool]) -> str:
    """In percent, with its interval (Wilson)."""
    n, z = len(found), 1.96
    share = sum(found) / n
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    width = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return f"{100 * share:5.1f} % ({100 * (middle - width):.1f} to {100 * (middle + width):.1f})"


def _tell_of(name: str, drawings: Sequence[Drawing], eye: Eye) -> None:
    print(f"{name}, {len(drawings)} drawings")
    chance = Chance(b"people")
    looks = [(word, guesser.seen(ink, eye)) for word, ink in drawings]
    for level in Level:
        named = [
            guesser.proposal(guesser.weighed(told, level), level, chance) == word
            for word, told in looks
        ]
        print(f"  {level:<8} {_share(named)}")
    in_ten = [
        word in [guess.word for guess in guesser.weighed(told, Level.HARD)[:10]]
        for word, told in looks
    ]
    print(f"  in {Level.HARD}'s first ten {_share(in_ten)}", flush=True)


def tell_of_people(folder: Path, first: int | None, eye: Eye) -> None:
    sketches = sketches_in(folder, first)
    apart = {name for name in sketches if name.lower() in eye.left_out}
    seen = {name: own for name, own in sketches.items() if name not in apart}
    _tell_of("One person's whole sketch", whole(seen), eye)
    _tell_of("Strips of six people's sketches", in_strips(seen), eye)
    if apart:
        # Nothing of these was learned from: all of them count.
        others = {name: own for name, own in sketches_in(folder, None).items() if name in apart}
        _tell_of(f"{len(apart)} words left out of the training, whole", whole(others), eye)
        _tell_of(f"{len(apart)} words left out of the training, in strips", in_strips(others), eye)
    else:
        print("No word was left out of the training of these weights.")


def _said() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sketches", type=Path, metavar="FOLDER")
    parser.add_argument("--first", type=int, help="of each word only so many: those kept back")
    parser.add_argument("--weights", type=Path, help="others than the ones that are shipped")
    return parser.parse_args()


def main() -> None:
    said = _said()
    if said.sketches:
        data = said.weights.read_bytes() if said.weights else None
        eye = recogniser.eye_from(data) if data else recogniser.trained_eye()
        tell_of_people(said.sketches, said.first, eye)
    print(as_table(run(quick=False)))


if __name__ == "__main__":
    main()
