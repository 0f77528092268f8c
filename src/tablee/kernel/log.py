"""The log is the table: a header, then numbered entries. Everything else is a fold over them.

A table exports to one JSON Lines file, the header first, and imports elsewhere.
"""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Annotated

import msgspec
from msgspec import Meta, Raw

from tablee.kernel.clock import Millis
from tablee.kernel.digest import FIRST_FORMAT
from tablee.kernel.errors import BrokenLog
from tablee.kernel.hosting import ChatMode, Patience
from tablee.kernel.outcome import Outcome
from tablee.kernel.rules import Level, Seat

ChairNumber = Annotated[Seat, Meta(ge=0, le=15)]
PUZZLE_PREFIX = "puzzle-"
"""No other table's name begins so."""


class Header(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """What is settled when the table opens. `commitment` binds the host to the table's secret."""

    table: str
    game: str
    version: int
    commitment: str
    created_at_ms: int
    format: int = FIRST_FORMAT
    """What the digests cover, see `kernel/digest.py`; the oldest logs name none."""
    puzzle: str = ""
    """The day whose puzzle this is, as in 2026-11-17; empty: an ordinary table."""
    origin: str = ""
    """The finished table whose first entries this log begins with: a second try, never ranked."""

    @property
    def day(self) -> str:
        """The day whose puzzle is played here; a second try of it is an ordinary table."""
        return "" if self.origin else self.puzzle

    @property
    def is_ranked(self) -> bool:
        """A puzzle that was begun on its own day; a past one is for pleasure only."""
        if self.origin:
            return False
        if not self.puzzle:
            return self.table.startswith(PUZZLE_PREFIX)  # begun when the name alone told the day
        begun = datetime.fromtimestamp(self.created_at_ms / 1000, UTC).date()
        return self.puzzle == begun.isoformat()


class Entry(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="kind",
):
    """One thing that happened, at a moment of table time, by a player's command or by itself."""

    n: int
    at_ms: Millis
    by: str = ""
    command: str = ""


class Configured(Entry, frozen=True, tag="configured"):
    """The host's choices; the first entry of every log, and possibly more before the start."""

    seats: ChairNumber
    options: Raw
    is_public: bool = False
    has_open_chairs: bool = True
    pauses_for_absent: bool = True
    allows_watching: bool = True
    chat: ChatMode = ChatMode.OPEN
    patience: Patience = Patience.AUTO


class Seated(Entry, frozen=True, tag="seated"):
    """A person on a chair. `contribution`: random bytes from the browser, for the deal."""

    seat: ChairNumber
    player: str
    name: str
    colour: str
    contribution: str = ""


class BotSeated(Entry, frozen=True, tag="bot_seated"):
    """A bot on a chair: for nobody, or standing in for the person whose chair it is."""

    seat: ChairNumber
    level: Level
    name: str
    is_for_idle: bool = False
    """It stands in for somebody who is there and does nothing, until they do something."""


class Vacated(Entry, frozen=True, tag="vacated"):
    seat: ChairNumber


class Swapped(Entry, frozen=True, tag="swapped"):
    seat: ChairNumber
    other: ChairNumber


class HandedOver(Entry, frozen=True, tag="handed_over"):
    player: str


class Removed(Entry, frozen=True, tag="removed"):
    """The host has sent somebody away, who does not come back unless readmitted."""

    player: str
    name: str


class Readmitted(Entry, frozen=True, tag="readmitted"):
    player: str


class Muted(Entry, frozen=True, tag="muted"):
    player: str
    is_muted: bool = True


class Started(Entry, frozen=True, tag="started"):
    """The deal. `digest` fixes the state that chance led to, so that it can be checked later."""

    digest: str


class Acted(Entry, frozen=True, tag="acted"):
    seat: ChairNumber
    action: Raw
    digest: str = ""


class Expired(Entry, frozen=True, tag="expired"):
    digest: str = ""


class Undone(Entry, frozen=True, tag="undone"):
    seat: ChairNumber


class Paused(Entry, frozen=True, tag="paused"):
    is_automatic: bool = False


class Resumed(Entry, frozen=True, tag="resumed"):
    pass


class Said(Entry, frozen=True, tag="said"):
    name: str
    text: str


class Ended(Entry, frozen=True, tag="ended"):
    """The result, and the secret, revealed so that everybody can check the deals."""

    outcome: Outcome
    secret: str


class Rematched(Entry, frozen=True, tag="rematched"):
    table: str


AnyEntry = (
    Configured
    | Seated
    | BotSeated
    | Vacated
    | Swapped
    | HandedOver
    | Removed
    | Readmitted
    | Muted
    | Started
    | Acted
    | Expired
    | Undone
    | Paused
    | Resumed
    | Said
    | Ended
    | Rematched
)

encode = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode
_decode_header = msgspec.json.Decoder(Header).decode


def to_lines(header: Header, entries: Iterable[AnyEntry]) -> bytes:
    """The log as a JSON Lines file."""
    return b"".join(encode(line) + b"\n" for line in (header, *entries))


def from_lines(text: bytes) -> tuple[Header, Sequence[AnyEntry]]:
    """The log in a JSON Lines file; `BrokenLog` names the first entry that is not one."""
    first, *rest = text.splitlines() or [b""]
    try:
        header = _decode_header(first)
    except msgspec.MsgspecError as error:
        raise BrokenLog(0, f"not a header: {error}") from error
    entries = []
    for n, line in enumerate(rest, start=1):
        try:
            entry = decode_entry(line)
        except msgspec.MsgspecError as error:
            raise BrokenLog(n, str(error)) from error
        if entry.n != n:
            raise BrokenLog(n, f"is numbered {entry.n}")
        entries.append(entry)
    return header, entries
