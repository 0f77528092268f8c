"""Which cards together show all that a goal needs: a set cover, searched from the rarest bit."""

from collections.abc import Iterator

from tablee.games.copyright.advice.shifts import PICTURE_BITS, SIGHT_BITS
from tablee.games.copyright.data import SYMBOLS

PICTURE = (1 << PICTURE_BITS) - 1
SIGHT = (1 << SIGHT_BITS) - 1

Option = int
"""What a card would show of what is needed and, above these bits, one that names the card."""


def is_too_much(needed: int, cards: int) -> bool:
    """Whether so few cards have too few symbols, wherever they lie."""
    return (needed & PICTURE).bit_count() > len(SYMBOLS) * cards


def covers(needed: int, options: set[Option], cards: int) -> Iterator[tuple[Option, ...]]:
    """Options of different cards that together show all that is needed, the rarest bit first."""
    bits = [1 << place for place in range(SIGHT_BITS) if needed >> place & 1]
    showing = [(bit, [option for option in options if option & bit]) for bit in bits]
    showing.sort(key=lambda pair: len(pair[1]))
    dead = set[int]()

    def found(missing: int, used: int) -> Iterator[tuple[Option, ...]]:
        if not missing:
            yield ()
            return
        left = cards - used.bit_count()
        if not left or is_too_much(missing, left) or missing | used in dead:
            return
        is_dead = True
        rarest = next(those for bit, those in showing if missing & bit)
        for option in rarest:
            if option & used:
                continue
            for rest in found(missing & ~option, used | option & ~SIGHT):
                is_dead = False
                yield option, *rest
        if is_dead:
            dead.add(missing | used)

    return found(needed, 0)
