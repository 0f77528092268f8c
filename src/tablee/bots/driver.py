"""Decides when each bot of a table acts. Sans I/O: it is told the time and asked who is due.

A bot is asked for its pace whenever what it sees has changed. The same question gets the same
answer (its chance is drawn per action of its own), so other people's moves neither hurry nor delay
it; a changed answer means a changed situation, and it begins to think anew.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from tablee.bots.brought import PolicyBot, bot_of
from tablee.kernel.chance import Chance
from tablee.kernel.choices import draw
from tablee.kernel.clock import Millis
from tablee.kernel.match import Match
from tablee.kernel.rules import Level, Seat

Failed = Callable[[Seat, Exception], None]
PLAIN_PACE: Millis = 1_500
SHORTEST_PACE: Millis = 50
"""No bot acts faster, nor asks itself again sooner, than this."""


class _Thought(NamedTuple):
    """What a bot was asked, and what came of it."""

    view: Any
    level: Level
    people: frozenset[Seat]
    """Those whom it lets go first."""
    pace: Millis | None
    due: Millis | None
    """`None`: nothing to do for now."""


def _people_first(
    match: Match, view: Any, seat: Seat, bots: Mapping[Seat, Level]
) -> frozenset[Seat]:
    """The people whom a bot waits for, where its game's bots are so polite: `yields_to`."""
    yields_to = getattr(bot_of(match.game), "yields_to", None)
    return frozenset() if yields_to is None else frozenset(yields_to(view, seat)) - bots.keys()


class Driver:
    def __init__(self, seed: bytes, failed: Failed | None = None) -> None:
        """`failed` is told of a bot that raises, and the plain bot plays for it; else it raises."""
        self._seed = seed
        self._failed = failed
        self._acts: dict[Seat, int] = {}
        self._thoughts: dict[Seat, _Thought] = {}

    def _chance(self, seat: Seat, purpose: bytes) -> Chance:
        return Chance(self._seed + purpose + bytes([seat]) + self._acts.get(seat, 0).to_bytes(4))

    def look(self, match: Match, bots: Mapping[Seat, Level], now: Millis) -> None:
        """Let every bot see what has changed by `now`, in table time."""
        for seat in self._thoughts.keys() - bots.keys():
            del self._thoughts[seat]
        for seat in bots:
            self._consider(match, seat, bots, now)

    def _consider(self, match: Match, seat: Seat, bots: Mapping[Seat, Level], now: Millis) -> None:
        view, before, level = match.view(seat), self._thoughts.get(seat), bots[seat]
        people = _people_first(match, view, seat, bots)
        if before is not None and before[:3] == (view, level, people):
            return
        pace = None if people else self._pace(match, view, seat, level)
        if before is not None and before.pace == pace:
            due = before.due
        else:
            due = None if pace is None else now + max(pace, SHORTEST_PACE)
        self._thoughts[seat] = _Thought(view, level, people, pace, due)

    def _pace(self, match: Match, view: Any, seat: Seat, level: Level) -> Millis | None:
        try:
            return bot_of(match.game).pace(view, seat, level, self._chance(seat, b"pace"))
        except Exception as error:
            if self._failed is None:
                raise
            self._failed(seat, error)
            return PLAIN_PACE if match.game.rules.legal(match.state, seat) else None

    def due(self, now: Millis) -> Iterable[Seat]:
        return [seat for seat, at in self._moments() if at <= now]

    def moves(
        self, now: Millis, bots: Mapping[Seat, Level], match_now: Callable[[], Match | None]
    ) -> Iterator[tuple[Seat, Any]]:
        """What the bots do that are due, in turn: play each move before you ask for the next one.

        `match_now` tells of the match after all moves so far; nobody moves once it is over.
        """
        for seat in self.due(now):
            match = match_now()
            if match is None or match.outcome is not None:
                return
            action = self.act(match, seat, bots[seat])
            if action is not None:
                yield seat, action

    def act(self, match: Match, seat: Seat, level: Level) -> Any | None:
        """What the bot does now; `None`: it waits for the next change."""
        self._thoughts.pop(seat, None)
        chance = self._chance(seat, b"act")
        self._acts[seat] = self._acts.get(seat, 0) + 1
        try:
            return _action(match, seat, level, chance)
        except Exception as error:
            if self._failed is None:
                raise
            self._failed(seat, error)
            return _plain_move(match, seat, chance)

    def wakes_at(self) -> Millis | None:
        """The next moment of table time at which a bot is due."""
        return min((at for _, at in self._moments()), default=None)

    def _moments(self) -> Iterator[tuple[Seat, Millis]]:
        """When each bot that has something to do is due."""
        for seat, thought in self._thoughts.items():
            if thought.due is not None:
                yield seat, thought.due

    def stop(self) -> None:
        self._thoughts.clear()


def _action(match: Match, seat: Seat, level: Level, chance: Chance) -> Any | None:
    bot = bot_of(match.game)
    action = bot.act(match.view(seat), seat, level, chance)
    if isinstance(bot, PolicyBot):  # the house's own are held to the rules by tests
        bot.check(action, match.state, seat)
    return action


def _plain_move(match: Match, seat: Seat, chance: Chance) -> Any | None:
    """The plain bot of any game: something that is allowed, if anything is."""
    actions = match.game.rules.legal(match.state, seat)
    return draw(actions, chance) if actions else None
