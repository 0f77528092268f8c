"""Decides when each bot of a table acts. Sans I/O: it is told the time and asked who is due.

A bot is asked for its pace whenever something has changed. The same question gets the same answer
(its chance is drawn per action of its own), so other people's moves neither hurry nor delay it; a
changed answer means a changed situation, and it begins to think anew.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.match import Match
from tablee.kernel.rules import Level, Seat

SHORTEST_PACE: Millis = 50
"""No bot acts faster, nor asks itself again sooner, than this."""


@dataclass
class _Thought:
    pace: Millis
    due: Millis


class Driver:
    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._acts: dict[Seat, int] = {}
        self._thoughts: dict[Seat, _Thought] = {}

    def _chance(self, seat: Seat, purpose: bytes) -> Chance:
        return Chance(self._seed + purpose + bytes([seat]) + self._acts.get(seat, 0).to_bytes(4))

    def look(self, match: Match, bots: Mapping[Seat, Level], now: Millis) -> None:
        """Let every bot see what has changed by `now`, in table time."""
        for seat in self._thoughts.keys() - bots.keys():
            del self._thoughts[seat]
        for seat, level in bots.items():
            self._consider(match, seat, level, now)

    def _consider(self, match: Match, seat: Seat, level: Level, now: Millis) -> None:
        chance = self._chance(seat, b"pace")
        pace = match.game.bot.pace(match.view(seat), seat, level, chance)
        if pace is None:
            self._thoughts.pop(seat, None)
        elif seat not in self._thoughts or self._thoughts[seat].pace != pace:
            self._thoughts[seat] = _Thought(pace, now + max(pace, SHORTEST_PACE))

    def due(self, now: Millis) -> Iterable[Seat]:
        return [seat for seat, thought in self._thoughts.items() if thought.due <= now]

    def act(self, match: Match, seat: Seat, level: Level) -> Any | None:
        """What the bot does now; `None`: it waits for the next change."""
        self._thoughts.pop(seat, None)
        chance = self._chance(seat, b"act")
        self._acts[seat] = self._acts.get(seat, 0) + 1
        return match.game.bot.act(match.view(seat), seat, level, chance)

    def wakes_at(self) -> Millis | None:
        """The next moment of table time at which a bot is due."""
        return min((thought.due for thought in self._thoughts.values()), default=None)

    def stop(self) -> None:
        self._thoughts.clear()
