"""Whole games between bots, at their own pace in table time, but without anybody waiting for it."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, NamedTuple

from tablee.bots.driver import Driver
from tablee.kernel import match as play
from tablee.kernel import registry
from tablee.kernel.clock import Millis
from tablee.kernel.match import Match
from tablee.kernel.outcome import Outcome
from tablee.kernel.rules import Level, Seat

FIRST_ENTRY = 1
MOST_MOMENTS = 100_000
"""A game that is not over by then never will be."""


class Stalled(Exception):  # noqa: N818
    """Nobody moves and no time is running, or the game goes on for ever: a bot is at fault."""


class Played(NamedTuple):
    """A finished game."""

    seating: tuple[int, ...]
    """By seat: which of the bots sat there."""
    outcome: Outcome
    view: Any
    """What somebody beside the table sees of the end."""
    actions: int
    lasted_ms: Millis

    @property
    def scores(self) -> tuple[int, ...]:
        """By bot, wherever it sat."""
        scores = dict(zip(self.seating, self.outcome.scores, strict=True))
        return tuple(scores[bot] for bot in range(len(scores)))

    @property
    def winners(self) -> tuple[int, ...]:
        """The bots that won."""
        return tuple(sorted(self.seating[seat] for seat in self.outcome.winners))


def simulate(
    name: str,
    options: Any,
    bots: Sequence[Level],
    games: int,
    *,
    seed: bytes = b"",
    processes: int | None = None,
) -> Iterator[Played]:
    """The games one after the other, as they are finished; the same seed gives the same games.

    Chairs are taken in turn, so that none of them favours a bot.
    """
    return play_all(partial(play_game, name, options, tuple(bots), seed), games, processes)


def play_all(
    one: Callable[[int], Played], games: int, processes: int | None = None
) -> Iterator[Played]:
    """So many games, each played by its number, in order as they are finished."""
    workers = min(processes or os.cpu_count() or 1, games)
    if workers <= 1:
        yield from map(one, range(games))
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:  # forks and threads do not mix
        yield from pool.map(one, range(games), chunksize=max(1, min(16, games // (4 * workers))))


def play_game(
    name: str, options: Any, bots: tuple[Level, ...], seed: bytes, number: int = 0
) -> Played:
    """One game, to its end, or `Stalled`."""
    key = seed + number.to_bytes(8, "big")
    match = play.begin(registry.load(name), options, len(bots), key, FIRST_ENTRY).match
    seating = tuple((seat + number) % len(bots) for seat in range(len(bots)))
    return play_out(match, bots, seating)


def play_out(match: Match, bots: Sequence[Level], seating: tuple[int, ...]) -> Played:
    """A match that is just dealt, to its end."""
    table = _Table(match, {seat: bots[bot] for seat, bot in enumerate(seating)})
    for _ in range(MOST_MOMENTS):
        table.go_on()
        if (outcome := table.match.outcome) is not None:
            return Played(seating, outcome, table.match.view(None), table.actions, table.at_ms)
    raise Stalled("the game does not end")


class _Table:
    """A match with its bots and its time; entries are numbered as a log would number them."""

    def __init__(self, match: Match, levels: dict[Seat, Level]) -> None:
        self.match = match
        self.levels = levels
        self.driver = Driver(match.key)
        self.at_ms: Millis = 0
        self.n = FIRST_ENTRY
        self.actions = 0

    def go_on(self) -> None:
        """To the next moment at which a bot or time itself acts."""
        self.driver.look(self.match, self.levels, self.at_ms)
        self.at_ms = max(self.at_ms, self._next_moment())
        deadline = self.match.deadline
        if deadline is not None and deadline <= self.at_ms:
            self.match = play.expire(self.match, self.at_ms, self._next_entry()).match
            return
        for seat, action in self.driver.moves(self.at_ms, self.levels, lambda: self.match):
            self.actions += 1
            self.match = play.act(self.match, seat, action, self.at_ms, self._next_entry()).match

    def _next_moment(self) -> Millis:
        moments = [at for at in (self.driver.wakes_at(), self.match.deadline) if at is not None]
        if not moments:
            raise Stalled("everybody waits for each other")
        return min(moments)

    def _next_entry(self) -> int:
        self.n += 1
        return self.n
