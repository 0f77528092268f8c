"""Stacks and models for property tests."""

from hypothesis import strategies as st
from tests.games.copyright.scenes import drawn_at_the_middle

from tablee.games.copyright.data import FACES
from tablee.games.copyright.model import LaidCard
from tablee.games.copyright.rules import scoring
from tablee.games.copyright.rules.stack import Stack

faces = st.sampled_from(FACES)
orientations = st.integers(0, 7)
near = st.integers(-5, 5)
shifts = st.tuples(st.integers(-2, 2), st.integers(-2, 2))


@st.composite
def stacks(draw: st.DrawFn, min_size: int = 1, max_size: int = 8) -> Stack:
    """Cards that hang together: each one lies partly over one before it, the first at (0, 0)."""
    dealt = draw(st.lists(faces, min_size=min_size, max_size=max_size, unique=True))
    stack: list[LaidCard] = []
    for number, face in enumerate(dealt):
        x = y = 0
        if stack:
            below = draw(st.sampled_from(stack))
            dx, dy = draw(shifts)
            x, y = below.x + dx, below.y + dy
        stack.append(LaidCard(number, face, x, y, draw(orientations)))
    return tuple(stack)


@st.composite
def scattered(draw: st.DrawFn) -> Stack:
    """Cards anywhere near, whether they hang together or not."""
    dealt = draw(st.lists(faces, min_size=1, max_size=8, unique=True))
    return tuple(
        LaidCard(number, face, draw(near), draw(near), draw(orientations))
        for number, face in enumerate(dealt)
    )


@st.composite
def stacks_and_models(draw: st.DrawFn) -> tuple[Stack, scoring.Model]:
    """A stack with a model that it copies, nearly copies, or has nothing to do with."""
    stack = draw(stacks())
    model = list(drawn_at_the_middle(stack))
    for cell in draw(st.sets(st.integers(0, 8), max_size=9)):
        model[cell] = draw(st.integers(0, 7))
    return stack, tuple(model)
