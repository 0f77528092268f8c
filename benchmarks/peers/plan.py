"""Plans a game for a table whose deal is known: `python -P plan.py GAME SEATS OPTIONS`.

With a checkout's sources on the PYTHONPATH, so that its own rules and bots decide; as JSON, one
line for each action: the seat and what it does; or a number of milliseconds, where time has to act
first. `house.py` deals the same hands.
"""

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from tablee.kernel import registry
from tablee.kernel.chance import SECRET_BYTES, Chance, table_key
from tablee.kernel.errors import Illegal
from tablee.kernel.rules import Level

MOST = 240
STEP_MS = 5
"""Table time between two actions: whole phases pass before any clock runs out."""
CONTRIBUTION = "00" * 16
LONGEST_WAIT_MS = 12_000
"""Beyond that the plan ends rather than wait for a clock."""


class Planner:
    def __init__(self, game: str, seats: int, options: bytes) -> None:
        self._game = registry.load(game)
        self._seats = seats
        self._key = table_key(bytes(SECRET_BYTES), [CONTRIBUTION] * seats)
        self._n = seats + 2  # configured, every seat taken, started
        self._at = 0
        self._bots = Chance(b"bots")
        rules, wished = self._game.rules, self._game.decode_options(options)
        self._state = rules.setup(wished, seats, Chance.of_entry(self._key, self._n))

    def _wish(self, seat: int) -> Any:
        """Anything legal, of each kind as likely; a bot's idea where no list holds what is."""
        game = self._game
        kinds: dict[type[Any], list[Any]] = {}
        for action in game.rules.legal(self._state, seat):
            kinds.setdefault(type(action), []).append(action)
        if kinds:
            return self._bots.choice(self._bots.choice(list(kinds.values())))
        if not game.unlisted:
            return None
        return game.bot.act(game.rules.view(self._state, seat), seat, Level.EASY, self._bots)

    def _play(self, seat: int) -> Any:
        """The action that this seat does next, or `None`."""
        action = self._wish(seat)
        if action is None:
            return None
        chance = Chance.of_entry(self._key, self._n + 1)
        try:
            self._state = self._game.rules.play(self._state, seat, action, self._at, chance)
        except Illegal:
            return None
        self._n += 1
        self._at += STEP_MS
        return action

    def _let_time_act(self) -> int:
        """How long it takes until time has acted; 0: it has nothing to do, or not soon."""
        rules = self._game.rules
        deadline = rules.deadline(self._state)
        wait = 0 if deadline is None else deadline - self._at
        if deadline is None or wait > LONGEST_WAIT_MS:
            return 0
        self._n += 1
        self._at = deadline
        self._state = rules.expire(self._state, deadline, Chance.of_entry(self._key, self._n))
        return wait

    def steps(self) -> Iterator[tuple[int, Any] | int]:
        """Until the game is over: the last action is not worth the difference that it makes."""
        seat = fruitless = 0
        while self._n < MOST:
            if fruitless == self._seats:
                wait, fruitless = self._let_time_act(), 0
                if not wait:
                    return
                yield wait
            action = self._play(seat)
            if self._game.rules.outcome(self._state) is not None:
                return
            if action is not None:
                yield seat, action
            fruitless = fruitless + 1 if action is None else 0
            seat = (seat + 1) % self._seats


def main() -> None:
    game, seats, options = sys.argv[1:]
    for step in Planner(game, int(seats), options.encode()).steps():
        print(msgspec.json.encode(step).decode())


if __name__ == "__main__":
    main()
