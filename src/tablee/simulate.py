"""Whole games between bots, at their own pace in table time, but without anybody waiting for it."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, NamedTuple

from tablee.bots.driver import Driver
from tablee.kernel import match as play
from tablee.kernel import registry
from tablee.kernel.clock import Millis
from tablee.kernel.match import Match
from tablee.kernel.outcome import Outcome
from tablee.kernel.rules import Level, Seat

MOST_ENTRIES = 100_000
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
    one = partial(play_game, name, options, tuple(bots), seed)
    workers = min(processes or os.cpu_count() or 1, games)
    if workers <= 1:
        yield from map(one, range(games))
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(one, range(games), chunksize=max(1, min(16, games // (4 * workers))))


def play_game(
    name: str, options: Any, bots: tuple[Level, ...], seed: bytes, number: int = 0
) -> Played:
    """One game, to its end, or `Stalled`."""
    game = registry.load(name)
    seating = tuple((seat + number) % len(bots) for seat in range(len(bots)))
    key = seed + number.to_bytes(8, "big")
    table = _Table(play.begin(game, options, len(bots), key, 1).match, Driver(key))
    table.play_out({seat: bots[bot] for seat, bot in enumerate(seating)})
    outcome = table.match.outcome
    assert outcome is not None, "it was played to its end"
    return Played(seating, outcome, table.match.view(None), table.actions, table.now)


class _Table:
    """A game with its bots and its time; entries are numbered as a log would number them."""

    def __init__(self, match: Match, driver: Driver) -> None:
        self.match = match
        self.driver = driver
        self.now: Millis = 0
        self.n = 1
        self.actions = 0

    def play_out(self, levels: dict[Seat, Level]) -> None:
        while self.match.outcome is None:
            self.driver.look(self.match, levels, self.now)
            self._go_to_next_moment()
            if not self._has_expired():
                self._let_the_due_act(levels)
            if self.n > MOST_ENTRIES:
                raise Stalled("the game does not end")

    def _go_to_next_moment(self) -> None:
        moments = [at for at in (self.driver.wakes_at(), self.match.deadline) if at is not None]
        if not moments:
            raise Stalled("everybody waits for each other")
        self.now = max(self.now, min(moments))

    def _has_expired(self) -> bool:
        if self.match.deadline is None or self.match.deadline > self.now:
            return False
        self.n += 1
        self.match = play.expire(self.match, self.now, self.n).match
        return True

    def _let_the_due_act(self, levels: dict[Seat, Level]) -> None:
        for seat in self.driver.due(self.now):
            if self.match.outcome is not None:
                return
            action = self.driver.act(self.match, seat, levels[seat])
            if action is not None:
                self.n += 1
                self.actions += 1
                self.match = play.act(self.match, seat, action, self.now, self.n).match
