"""What is asked again of the same state, or of the same parts of one, is worked out once."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

S = TypeVar("S")
T = TypeVar("T")
P = ParamSpec("P")

ANSWERS_KEPT = 1_000


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


def once_per_parts(work: Callable[P, T]) -> Callable[P, T]:
    """Keeps the last answers by the parts of a state that they are made of, given one by one.

    A move leaves most parts of a state as they are, so that what is made of those alone need not be
    made again, and stays the same object from view to view. Parts never change, so their identity
    stands for them; they are kept with the answer, so that it stays theirs. Equal parts that are
    not the same object are only worked on again.
    """
    kept: dict[tuple[int, ...], tuple[object, T]] = {}

    @wraps(work)
    def answer(*parts: P.args, **named: P.kwargs) -> T:
        assert not named, "parts are given in their order"
        key = tuple(map(id, parts))
        known = kept.get(key)
        if known is None:
            if len(kept) >= ANSWERS_KEPT:
                kept.clear()
            known = kept[key] = (parts, work(*parts, **named))
        return known[1]

    return answer
