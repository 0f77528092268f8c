"""A table with people around it and no server: commands are judged, 'saved' and adopted at once."""

from typing import Any

import msgspec
from msgspec import Raw

from tablee.kernel import log, registry
from tablee.kernel.chance import commitment
from tablee.kernel.errors import Illegal
from tablee.kernel.rules import Level
from tablee.table import wire
from tablee.table.draft import Draft
from tablee.table.options import checked_options
from tablee.table.position import opened
from tablee.table.refusal import Refusal
from tablee.table.seating import Caller, seat_person
from tablee.table.table import Batch, Table
from tablee.table.wire import PersonColour

SECRET = b"s" * 32
HEADER = log.Header(
    table="lune-prune-42",
    game="copyright",
    version=1,
    commitment=commitment(SECRET),
    created_at_ms=1,
)
ADELE = Caller("adele", "Adèle", PersonColour.BLUE)
GASTON = Caller("gaston", "Gaston", PersonColour.GREEN)
NATACHA = Caller("natacha", "Natacha", PersonColour.PINK)
CONTRIBUTION = "0123456789abcdef" * 2
LAY = {"kind": "lay_card", "card": 0, "x": 0, "y": 0, "orientation": 0}


class Party:
    """Adèle hosts and is there; the clock stands where `now` says."""

    def __init__(
        self, seats: int = 3, options: dict[str, Any] | None = None, header: log.Header = HEADER
    ) -> None:
        game = registry.load(header.game, header.version)
        raw = checked_options(game, msgspec.json.encode(options or {}))
        draft = Draft(opened(header, SECRET), 0)
        draft.add(log.Configured(**draft.stamp(), seats=seats, options=raw))
        seat_person(draft, 0, ADELE, CONTRIBUTION)
        self.now = 1_000
        self.entries: list[log.AnyEntry] = list(draft.entries)
        self.table = Table.load(header, SECRET, self.entries)
        self._commands = 0
        self.arrive(ADELE)

    def arrive(self, *people: Caller) -> None:
        for person in people:
            self.table.presence.arrive(person.player, self.now, person.name)
        self.settle()

    def depart(self, person: Caller) -> None:
        self.table.presence.depart(person.player, self.now)
        self.settle()

    def do(self, person: Caller, command: type[wire.Command], **fields: Any) -> None:
        """Judge and adopt one command; `Refusal` or `Illegal` passes through."""
        self._commands += 1
        batch = self.table.open_batch(self.now)
        batch.handle(command(id=f"c{self._commands}", **fields), person)
        self._adopt(batch)

    def refusal_of(self, person: Caller, command: type[wire.Command], **fields: Any) -> str:
        """The code with which a command is refused."""
        before = self.table.position
        try:
            self.do(person, command, **fields)
        except (Refusal, Illegal) as error:
            assert self.table.position == before
            return str(error.code)
        raise AssertionError("it was accepted")

    def act(self, person: Caller, action: dict[str, Any]) -> None:
        self.do(person, wire.Act, action=Raw(msgspec.json.encode(action)))

    def settle(self) -> None:
        """What time and the table do by themselves now."""
        self._adopt(self.table.open_batch(self.now))

    def _adopt(self, batch: Batch) -> None:
        self.table.close_batch(batch, self.now)
        self.entries += batch.entries
        self.table.adopt(batch, self.now)

    def start(self, *people: Caller) -> "Party":
        """Seat these people, bots on the other chairs, and deal."""
        for seat, person in enumerate(people, start=1):
            self.arrive(person)
            self.do(person, wire.Sit, seat=seat, contribution=CONTRIBUTION)
        if any(chair.is_free for chair in self.table.position.chairs):
            self.do(ADELE, wire.FillWithBots, level=Level.NORMAL)
        self.do(ADELE, wire.Start)
        return self

    def status(self) -> wire.Status:
        return self.table.position.status

    @property
    def kinds(self) -> list[str]:
        return [str(entry.__struct_config__.tag) for entry in self.entries]
