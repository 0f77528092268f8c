"""What an action costs the event loop alone, from its message to everybody's frames.

Without sockets, threads and the disk: a room, its pages' conversations, and a store that has saved
as soon as it is asked. Best of many, in CPU time of one thread, so that a busy machine tells nearly
the same as a quiet one: for those who make the hot path shorter. What the whole server costs is
told by `peers`.
"""

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from benchmarks.figures import Figure, as_table
from benchmarks.peers.five_games import Sample, Step
from benchmarks.peers.plan import CONTRIBUTION, STEP_MS, Planner
from benchmarks.server import run_in_loop

from tablee.kernel import log, registry
from tablee.kernel.chance import SECRET_BYTES, commitment
from tablee.kernel.digest import FORMAT
from tablee.server.conversation import Conversation, Door
from tablee.server.frames import CloseCode
from tablee.server.rates import Limits
from tablee.server.room import Room
from tablee.server.viewer import Viewer
from tablee.store.sqlite import statements
from tablee.table import wire
from tablee.table.draft import Draft
from tablee.table.options import checked_options
from tablee.table.position import opened
from tablee.table.seating import Caller, seat_person
from tablee.table.table import Table
from tablee.table.wire import Language, PersonColour

ROUNDS = 20
UNHURRIED = 1e6
LATENESS_MS = 500
"""By which time may act later than it should."""


class PatientClock:
    """Time passes only as the plan wants it."""

    def __init__(self) -> None:
        self.ms = 1_000

    def now(self) -> int:
        return self.ms


class ReadyStore:
    """Has saved what it is asked to save."""

    def append(self, table: str, after: int, entries: Any, *_: Any, **__: Any) -> Any:
        statements.rows(table, after, entries)
        saved = asyncio.get_running_loop().create_future()
        saved.set_result(None)
        return saved


class Ear:
    """The channel of a page that hears everything at once."""

    is_full = False
    is_open = True

    def __init__(self) -> None:
        self.listener: Any = None
        self.hear: Callable[[bytes], None] = lambda _: None

    def send(self, sent: bytes) -> None:
        self.hear(sent)

    def hold(self) -> None: ...
    def release(self) -> None: ...
    def start_over(self) -> None: ...
    def close(self, code: CloseCode, reason: str = "") -> None: ...


def dealt(sample: Sample) -> Table:
    """A table that is about to be played, with everybody on their chairs."""
    secret, game = bytes(SECRET_BYTES), registry.load(sample.game)
    header = log.Header(
        table="lune-prune-42",
        game=sample.game,
        version=game.rules.VERSION,
        commitment=commitment(secret),
        created_at_ms=1,
        format=FORMAT,
    )
    draft = Draft(opened(header, secret), 0)
    options = checked_options(game, msgspec.json.encode(dict(sample.options)))
    draft.add(log.Configured(**draft.stamp(), seats=sample.seats, options=options))
    for seat in range(sample.seats):
        seat_person(draft, seat, _person(seat), CONTRIBUTION)
    draft.start()
    return Table.load(header, secret, draft.entries)


def _person(seat: int) -> Caller:
    return Caller(f"p{seat}", f"P{seat}", PersonColour.BLUE)


class Play:
    """A table that plays a plan, each action as soon as the one before is answered."""

    def __init__(self, sample: Sample, steps: Sequence[Step], clock: PatientClock) -> None:
        self._steps = steps
        self._clock = clock
        self._loop = asyncio.get_running_loop()
        self._room = Room(dealt(sample), ReadyStore())  # type: ignore[arg-type]
        door = Door(None, Limits(1, UNHURRIED), None, UNHURRIED)  # type: ignore[arg-type]
        self._awaited = (0, b"\0")
        self._number = 0
        self._conversations = [self._sit_down(door, seat) for seat in range(sample.seats)]
        self._is_over = self._loop.create_future()

    def _sit_down(self, door: Door, seat: int) -> Conversation:
        ear, caller = Ear(), _person(seat)
        viewer = Viewer(self._room, caller, Language.EN, ear)
        self._room.enter(viewer)
        ear.hear = lambda sent: self._hear(seat, sent)
        hello = wire.Hello(
            id="", key="k" * 43, name=caller.name, colour=caller.colour, language=Language.EN
        )
        return Conversation(ear, door, "", self._room, viewer, hello)

    def _hear(self, seat: int, sent: bytes) -> None:
        awaited, sign = self._awaited
        if seat == awaited and sign in sent:
            assert b'"refused"' not in sent[:24], sent
            self._loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        while self._number < len(self._steps):
            step, self._number = self._steps[self._number], self._number + 1
            if isinstance(step, int):
                self._clock.ms += step + LATENESS_MS
                continue
            self._clock.ms += STEP_MS
            seat, text = step
            self._awaited = (seat, b'"#%d"' % self._number)
            self._conversations[seat].hear(text)
            return
        self._is_over.set_result(None)

    async def cpu_seconds(self) -> float:
        life = asyncio.create_task(self._room.run())
        await asyncio.sleep(0)
        began = time.thread_time()
        self._go_on()
        await self._is_over
        took = time.thread_time() - began
        life.cancel()
        return took


def _commands(planned: Sequence[tuple[int, Any] | int]) -> list[Any]:
    return [
        step if isinstance(step, int) else (step[0], _command(number, step[1]))
        for number, step in enumerate(planned, start=1)
    ]


def _command(number: int, action: Any) -> str:
    raw = json.loads(msgspec.json.encode(action))
    return json.dumps({"kind": "act", "id": f"#{number}", "action": raw})


async def _best(sample: Sample, rounds: int) -> float:
    clock = PatientClock()
    Room.monotonic_ms = staticmethod(clock.now)  # type: ignore[method-assign]
    options = msgspec.json.encode(dict(sample.options))
    steps = _commands(list(Planner(sample.game, sample.seats, options).steps()))
    actions = sum(not isinstance(step, int) for step in steps)
    took = [await Play(sample, steps, clock).cpu_seconds() for _ in range(rounds)]
    return 1e6 * min(took) / actions


def run(quick: bool) -> list[Figure]:
    rounds = ROUNDS // 4 if quick else ROUNDS
    return [
        Figure(
            f"{game}: an action on the loop alone",
            run_in_loop(_best(Sample.of(game), rounds)),
            "µs CPU",
        )
        for game in registry.names()
    ]


if __name__ == "__main__":
    print(as_table(run(quick=False)))
