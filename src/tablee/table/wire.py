"""What crosses the socket: commands from a client, messages to it.

The browser's types are generated from these (`tools/wire_types.py`), and `docs/protocol.md` is
tested against them.
"""

from enum import StrEnum
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from tablee.kernel.hosting import ChatMode, Patience
from tablee.kernel.outcome import Outcome
from tablee.kernel.rules import Level, Seat
from tablee.table import limits

CommandId = Annotated[str, Meta(min_length=1, max_length=limits.COMMAND_ID_LENGTH)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32,64}$")]
"""A browser's own secret. The server keeps only its hash, which is the player's public id."""
Name = Annotated[str, Meta(min_length=1, max_length=limits.NAME_LENGTH)]
PlayerId = Annotated[str, Meta(min_length=1, max_length=limits.PLAYER_ID_LENGTH)]
Contribution = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class PersonColour(StrEnum):
    """The colours of people; the browser knows how each one looks in the light and in the dark."""

    BLUE = "blue"
    GREEN = "green"
    PINK = "pink"
    OCHRE = "ochre"
    TEAL = "teal"
    PLUM = "plum"
    BRICK = "brick"
    SLATE = "slate"


class Language(StrEnum):
    EN = "en"
    FR = "fr"


class Reaction(StrEnum):
    APPLAUSE = "applause"
    LAUGH = "laugh"
    WOW = "wow"
    THINKING = "thinking"
    OOPS = "oops"
    THANKS = "thanks"


# Commands


class Command(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"
):
    """Every command carries an id of the client's choice; sent twice, it is applied once."""

    id: CommandId


class Hello(Command, frozen=True, tag="hello"):
    """The first message of a connection: who is there. It can be sent again to change the name."""

    key: Key
    name: Name
    colour: PersonColour
    language: Language
    watches: bool = False
    """Whether this page only wants to watch: whoever would like a chair comes first."""


class Sit(Command, frozen=True, tag="sit"):
    """Take a chair, or move to another; take one's own chair back from the bot that keeps it."""

    contribution: Contribution
    seat: SeatNumber | UnsetType = UNSET
    """Left out before the start: the first free one."""


class Stand(Command, frozen=True, tag="stand"):
    """Leave the chair. In a running game a bot keeps it."""


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """Put a bot on a free chair, or on one whose person is away or wishes it."""

    seat: SeatNumber
    level: Level


class FillWithBots(Command, frozen=True, tag="fill_with_bots"):
    level: Level


class Vacate(Command, frozen=True, tag="vacate"):
    """The host frees a chair before the start."""

    seat: SeatNumber


class Swap(Command, frozen=True, tag="swap"):
    """The host makes two chairs change places before the start."""

    seat: SeatNumber
    other: SeatNumber


class Configure(Command, frozen=True, tag="configure"):
    """The host's choices; what is left out stays. Seats and options only before the start."""

    seats: SeatNumber | UnsetType = UNSET
    options: Raw | UnsetType = UNSET
    is_public: bool | UnsetType = UNSET
    has_open_chairs: bool | UnsetType = UNSET
    pauses_for_absent: bool | UnsetType = UNSET
    allows_watching: bool | UnsetType = UNSET
    chat: ChatMode | UnsetType = UNSET
    patience: Patience | UnsetType = UNSET


class Remove(Command, frozen=True, tag="remove"):
    """The host sends somebody away, from a chair or from watching, for good."""

    player: PlayerId


class Readmit(Command, frozen=True, tag="readmit"):
    """The host lets somebody come back who was sent away."""

    player: PlayerId


class Mute(Command, frozen=True, tag="mute"):
    """The host bids somebody be silent, or no longer."""

    player: PlayerId
    is_muted: bool


class Here(Command, frozen=True, tag="here"):
    """Somebody is there after all; a bot that stood in for want of a sign gives the chair back."""


class HandOver(Command, frozen=True, tag="hand_over"):
    """Make another seated person the host."""

    player: str


class Start(Command, frozen=True, tag="start"):
    pass


class Act(Command, frozen=True, tag="act"):
    """Play: `action` is one of the game's own."""

    action: Raw


class Ask(Command, frozen=True, tag="ask"):
    """Ask the game's adviser; it reads the asker's own view and changes nothing."""

    question: Raw


class Undo(Command, frozen=True, tag="undo"):
    pass


class Pause(Command, frozen=True, tag="pause"):
    """Wish to pause, or no longer; the table pauses when all seated people there wish it."""

    wishes: bool


class Resume(Command, frozen=True, tag="resume"):
    """Wish to go on, or no longer; in the same way."""

    wishes: bool


class Say(Command, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=limits.SAID_LENGTH)]


class React(Command, frozen=True, tag="react"):
    reaction: Reaction


class Rematch(Command, frozen=True, tag="rematch"):
    """Open a new table with the same people and options, of this game or another."""

    game: Annotated[str, Meta(max_length=40)] | UnsetType = UNSET


AnyCommand = (
    Hello
    | Sit
    | Stand
    | SeatBot
    | FillWithBots
    | Vacate
    | Swap
    | Configure
    | Remove
    | Readmit
    | Mute
    | Here
    | HandOver
    | Start
    | Act
    | Ask
    | Undo
    | Pause
    | Resume
    | Say
    | React
    | Rematch
)

_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


def decode_command(data: str | bytes) -> AnyCommand:
    """A command, or `msgspec.MsgspecError` if it is none."""
    return _decoder.decode(data)


# What a client is shown of the table


class Status(StrEnum):
    WAITING = "waiting"
    PLAYING = "playing"
    PAUSED = "paused"
    ENDED = "ended"


class ChairView(msgspec.Struct, frozen=True):
    """A chair. `player`, a public id, is empty on a free one; a bot with a player keeps theirs."""

    player: str
    name: str
    colour: PersonColour
    bot: Level | None
    is_connected: bool
    wishes: bool
    """To pause, or while paused to go on."""
    is_idle: bool
    """Does nothing for so long that a bot will stand in soon; or one does, until they are back."""
    worn: PersonColour | None
    """The colour in which somebody began the game here, whoever goes on; null: a bot began it."""


class NamedPlayer(msgspec.Struct, frozen=True):
    """Somebody without a chair."""

    player: str
    name: str


class TableView(msgspec.Struct, frozen=True):
    table: str
    game: str
    status: Status
    host: str
    chairs: tuple[ChairView, ...]
    seats_allowed: tuple[int, ...]
    options: Raw
    is_public: bool
    has_open_chairs: bool
    pauses_for_absent: bool
    is_automatic_pause: bool
    is_resuming: bool
    """Everybody is ready, and the page counts: the pause is over in three seconds."""
    is_chat_open: bool
    allows_watching: bool
    chat: ChatMode
    patience: Patience
    watchers: int
    audience: tuple[NamedPlayer, ...]
    """The first of those who watch."""
    removed: tuple[NamedPlayer, ...]
    muted: tuple[str, ...]
    outcome: Outcome | None
    next_table: str
    """Where the rematch is; empty: none yet."""
    commitment: str
    puzzle: str
    """The day whose puzzle this is, as in 2026-11-17; empty: an ordinary table."""
    origin: str
    """The finished table that this is a second try of; empty: an ordinary table."""


class You(msgspec.Struct, frozen=True):
    player: str
    seat: Seat | None
    can_undo: bool


class BookEvent(StrEnum):
    """What a line of the book tells of."""

    SAID = "said"
    SEATED = "seated"
    BOT_SEATED = "bot_seated"
    VACATED = "vacated"
    STARTED = "started"
    PAUSED = "paused"
    RESUMED = "resumed"
    UNDONE = "undone"
    ENDED = "ended"


class BookLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the table's book: what was said, and what happened."""

    n: int
    event: BookEvent
    seat: Seat | None = None
    name: str = ""
    text: str = ""


class Clock(msgspec.Struct, frozen=True):
    """Milliseconds, to be counted on the client's own clock from when the message arrives."""

    at_ms: int
    left_ms: int | None
    is_running: bool


# Messages

Changes = Any
"""What turns one JSON value into another. An object: the fields that change, each with its own
changes. A list of one: the new value. A longer list: index after index, each followed by the
changes of that item; after "+" come the items to add at the end. Anything else is the new value."""


class Message(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """Anything that the server sends."""


class Welcome(Message, frozen=True, tag="welcome"):
    """All that a client needs, in one message: the answer to `hello`, after every connection."""

    you: You
    table: TableView
    view: Any
    """The game's own view; null before the start and while a pause hides the board."""
    clock: Clock
    lines: tuple[BookLine, ...]


class Update(Message, frozen=True, tag="update"):
    """What has changed since the last message.

    Nothing numbers it: the socket keeps the order, and a number of the log would tell a seat that
    others did something in private.
    """

    clock: Clock | UnsetType = UNSET
    """Left out while it stands, or runs towards nothing, as it did before."""
    you: You | UnsetType = UNSET
    table: Changes | UnsetType = UNSET
    view: Changes | UnsetType = UNSET
    lines: tuple[BookLine, ...] = ()
    accepted: tuple[CommandId, ...] = ()
    """The commands of this page that are now saved and done."""


class Refused(Message, frozen=True, tag="refused"):
    """`id` is empty where the command could not be read. `sentence` says what to do instead."""

    id: str
    code: str
    sentence: str


class Advised(Message, frozen=True, tag="answered"):
    """The adviser's answer, one of the game's own."""

    id: str
    answer: Any


class Reacted(Message, frozen=True, tag="reacted"):
    """Somebody's reaction; it is shown and forgotten."""

    seat: Seat | None
    name: str
    reaction: Reaction


AnyMessage = Welcome | Update | Refused | Advised | Reacted
