"""Mission Mosaïque: how many pictures of bots the guesser names among 600 words, and how fast."""

from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from time import process_time
from typing import NamedTuple, TypeVar

from benchmarks.figures import Figure, as_table

from tablee.games.mission_mosaique import guesser
from tablee.games.mission_mosaique.ink import drawn_by
from tablee.games.mission_mosaique.model import NUMBERS_PER_POINT, Ink
from tablee.games.mission_mosaique.page import PAGE_WIDTH, SECTIONS_OF, NotebookType
from tablee.games.mission_mosaique.words import Language, Word, words
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level

T = TypeVar("T")

PICTURES = 300
DRAW_MS = 10_000


class Drawing(NamedTuple):
    """A page whose six sections are drawn by six hands."""

    word: Word
    ink: Ink


def _drawing(word: Word, notebook: NotebookType, level: Level) -> Drawing:
    seed = word.name(Language.FRENCH).encode()
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
        Figure("Mission Mosaïque, a guess", guess_ms / count, "ms CPU", "at most 150"),
        Figure("Mission Mosaïque, the first guess", first_ms, "ms CPU"),
        *_drawing_figures(drawn_ms, careful),
    ]


if __name__ == "__main__":
    print(as_table(run(quick=False)))
