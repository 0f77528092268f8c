"""Long lists of legal actions that are never written out: items are computed when looked at."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, TypeVar, overload

from tablee.kernel.chance import Chance

A = TypeVar("A", covariant=True)


class Listing(Sequence[A]):
    """A sequence given by its length and by how to compute the item at an index."""

    __slots__ = ()

    @abstractmethod
    def at(self, index: int) -> A:
        """The item at an index from 0 to the length - 1."""

    @overload
    def __getitem__(self, index: int) -> A: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[A]: ...
    def __getitem__(self, index: int | slice) -> A | Sequence[A]:
        items = range(len(self))[index]  # it knows negative indices, slices and their errors
        return self.at(items) if isinstance(items, int) else [self.at(item) for item in items]


class Drawable(Listing[A]):
    """A list that can draw one of its items without computing the others."""

    __slots__ = ()

    @abstractmethod
    def drawn(self, chance: Chance) -> A:
        """One of the items at random: its kind first."""


class Choices(Listing[A]):
    """The actions of several parts, one part after the other.

    A part holds actions of one kind, and may be `Choices` itself. No part is empty, so that one can
    be drawn without counting the others.
    """

    __slots__ = ("parts",)

    def __init__(self, parts: Sequence[Sequence[A]]) -> None:
        self.parts = parts

    def __len__(self) -> int:
        return sum(map(len, self.parts))

    def __bool__(self) -> bool:
        return bool(self.parts)

    def at(self, index: int) -> A:
        for part in self.parts:
            if index < len(part):
                return part[index]
            index -= len(part)
        raise IndexError(index)

    def __iter__(self) -> Iterator[A]:
        return chain.from_iterable(self.parts)

    def __contains__(self, action: Any) -> bool:
        return any(action in part for part in self.parts)


def draw(actions: Sequence[A], chance: Chance) -> A:
    """One of the actions at random: its kind first, so that a long kind hides no other."""
    while isinstance(actions, Choices):
        actions = chance.choice(actions.parts)
    return actions.drawn(chance) if isinstance(actions, Drawable) else chance.choice(actions)
