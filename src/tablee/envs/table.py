"""A table at which numbers are played: the state, table time, and whose decision comes next.

Decisions go in rounds: each seat that may do something decides once, in turn, and each round begins
with another seat. Then table time goes on by a tick, and time itself acts where it is due. Where
nobody can do anything before, it goes on until then.
"""

import copy
from collections.abc import Sequence
from typing import Any, NamedTuple

from tablee.envs.encoding import ActionMask, EnvSpec, Seen
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.errors import Illegal
from tablee.kernel.outcome import Outcome
from tablee.kernel.rules import Game, Seat

Observed = dict[str, Any]
"""`observation` and `action_mask`."""


class _Offer(NamedTuple):
    state: Any
    at_ms: Millis
    seen: Seen
    mask: ActionMask


_NOT_WRITTEN = {"game", "rules", "encoding", "_may_act", "_listed", "_offered"}


class EnvTable:
    def __init__(self, game: Game, spec: EnvSpec, options: Any, seats: int, tick_ms: Millis):
        self.game = game
        self.rules = game.rules
        self.seats = seats
        self.encoding = spec.encoding(options, seats)
        self._may_act = spec.may_act
        self._options = options
        self._tick_ms = tick_ms

    def deal(self, key: bytes) -> None:
        """A new game; the same key and the same decisions give the same one."""
        self._key, self._entries = key, 0
        self.at_ms: Millis = 0
        self.cycles = 0
        self._listed: dict[Seat, tuple[Any, Sequence[Any]]] = {}
        self._offered: dict[Seat, _Offer] = {}
        """What each seat was offered last."""
        self.state = self.rules.setup(self._options, self.seats, self._chance())
        self.outcome: Outcome | None = self.rules.outcome(self.state)
        self._find_the_able()

    def twin(self) -> "EnvTable":
        """A table at the same point, which goes its own way from here."""
        twin = copy.copy(self)
        if hasattr(self, "_undecided"):
            twin._listed, twin._offered = {}, {}
            twin._undecided = [*self._undecided]
        return twin

    def written(self) -> dict[str, Any]:
        """Where this table has got to, without what every table of its kind has."""
        return {name: value for name, value in vars(self).items() if name not in _NOT_WRITTEN}

    def read(self, written: dict[str, Any]) -> None:
        """Go on where another one had got to."""
        vars(self).update(written, _listed={}, _offered={})

    def _chance(self) -> Chance:
        self._entries += 1
        return Chance.of_entry(self._key, self._entries)

    # What there is to see

    def seen(self, seat: Seat) -> Seen:
        deadline = self.rules.deadline(self.state)
        left = None if deadline is None else max(0, deadline - self.at_ms)
        return Seen(self.rules.view(self.state, seat), seat, left)

    def observe(self, seat: Seat) -> Observed:
        seen = self.seen(seat)
        mask = self.encoding.mask(seen, self._legal(seat))
        self._offered[seat] = _Offer(self.state, self.at_ms, seen, mask)
        return {"observation": self.encoding.observe(seen), "action_mask": mask}

    def _offer(self, seat: Seat) -> "_Offer":
        """What this seat is offered now; mostly it has just been shown it."""
        offer = self._offered.get(seat)
        if offer is None or offer.state is not self.state or offer.at_ms != self.at_ms:
            self.observe(seat)
        return self._offered[seat]

    def _legal(self, seat: Seat) -> Sequence[Any]:
        """It is asked for several times before anything happens."""
        kept = self._listed.get(seat)
        if kept is None or kept[0] is not self.state:
            kept = self._listed[seat] = self.state, self.rules.legal(self.state, seat)
        return kept[1]

    def may_act(self, seat: Seat) -> bool:
        if self.outcome is not None:
            return False
        if self._legal(seat):
            return True
        return self._may_act is not None and self._may_act(self.seen(seat))

    # What there is to do

    def play(self, seat: Seat, number: int) -> None:
        """Play the action of this number, or `ValueError`."""
        action = self._meant(seat, number)
        if action is not None:
            self.state = self.rules.play(self.state, seat, action, self.at_ms, self._chance())
            self.outcome = self.rules.outcome(self.state)

    def _meant(self, seat: Seat, number: int) -> Any | None:
        if not self.is_offered(seat, number):
            raise ValueError(f"seat {seat} may not play number {number} now: see its action_mask")
        return self.encoding.decode(self._offer(seat).seen, number)

    def is_offered(self, seat: Seat, number: int) -> bool:
        return 0 <= number < self.encoding.actions and bool(self._offer(seat).mask[number])

    def play_together(self, numbers: dict[Seat, int]) -> None:
        """All decide upon what they saw before, and are heard in turn. What was not offered, or
        what another one has made impossible meanwhile, counts as waiting."""
        offered = {seat: n for seat, n in numbers.items() if self.is_offered(seat, n)}
        meant = {seat: self._meant(seat, number) for seat, number in offered.items()}
        for seat in self._in_turn():
            if self.outcome is None:
                self._try(seat, meant.get(seat))
        self._begin_round()

    def _try(self, seat: Seat, action: Any | None) -> None:
        if action is None:
            return
        chance = self._chance()
        try:
            self.state = self.rules.play(self.state, seat, action, self.at_ms, chance)
        except Illegal:
            return
        self.outcome = self.rules.outcome(self.state)

    def next_seat(self) -> Seat | None:
        """The seat that decides next; None: the game is over."""
        while self.outcome is None:
            while self._undecided:
                seat = self._undecided.pop(0)
                if self.may_act(seat):
                    return seat
            self._begin_round()
        return None

    def _begin_round(self) -> None:
        self._pass_time()
        self.cycles += 1
        self._find_the_able()

    def _find_the_able(self) -> None:
        self._undecided = self._able()
        while not self._undecided and self.outcome is None:
            self._wait_for_time()
            self._undecided = self._able()

    def _able(self) -> list[Seat]:
        return [seat for seat in self._in_turn() if self.may_act(seat)]

    def _in_turn(self) -> list[Seat]:
        first = self.cycles % self.seats
        return [*range(first, self.seats), *range(first)]

    def _pass_time(self) -> None:
        """A tick of table time, and what time does meanwhile."""
        end = self.at_ms + self._tick_ms
        while self.outcome is None:
            deadline = self.rules.deadline(self.state)
            if deadline is None or deadline > end:
                break
            self._expire(deadline)
        self.at_ms = max(self.at_ms, end)

    def _wait_for_time(self) -> None:
        deadline = self.rules.deadline(self.state)
        if deadline is None:
            raise RuntimeError(f"{self.game.name}: nobody can act, and no time is running")
        self._expire(deadline)

    def _expire(self, deadline: Millis) -> None:
        self.at_ms = max(deadline, self.at_ms)
        self.state = self.rules.expire(self.state, self.at_ms, self._chance())
        self.outcome = self.rules.outcome(self.state)
