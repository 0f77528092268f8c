"""What several ask of the same state is worked out once."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

S = TypeVar("S")
T = TypeVar("T")


def once_per_state(work: Callable[[S], T]) -> Callable[[S], T]:
    """Keeps the last answer: the seats of a table are shown a new state one right after the other.

    A state never changes, so its identity stands for it. Whoever asks from another thread gets the
    right answer as well, at worst worked out anew.
    """
    kept: tuple[S, T] | None = None

    @wraps(work)
    def answer(state: S) -> T:
        nonlocal kept
        known = kept
        if known is None or known[0] is not state:
            kept = known = (state, work(state))
        return known[1]

    return answer
