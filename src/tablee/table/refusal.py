"""Why a table refuses a command: a closed list of codes. Their sentences are in `refusals.json`."""

import json
from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from importlib import resources

from tablee.kernel import registry
from tablee.kernel.errors import Illegal
from tablee.table.wire import Language


class Code(StrEnum):
    MALFORMED = "malformed"
    TOO_LARGE = "too_large"
    TOO_FAST = "too_fast"
    TABLE_BUSY = "table_busy"
    NOT_SAVED = "not_saved"
    SHUTTING_DOWN = "shutting_down"
    HELLO_FIRST = "hello_first"
    ANOTHER_PLAYER = "another_player"
    OUR_FAULT = "our_fault"
    UNKNOWN_ADDRESS = "unknown_address"
    UNKNOWN_TABLE = "unknown_table"
    BROKEN_TABLE = "broken_table"
    UNKNOWN_GAME = "unknown_game"
    TABLE_FULL = "table_full"
    LOG_FULL = "log_full"
    TOO_MANY_TABLES = "too_many_tables"
    BAD_OPTIONS = "bad_options"
    NO_SUCH_SEAT = "no_such_seat"
    NOT_SEATED = "not_seated"
    CHAIR_TAKEN = "chair_taken"
    CHAIR_CLOSED = "chair_closed"
    ONE_CHAIRS_SECRETS = "one_chairs_secrets"
    PERSON_IS_THERE = "person_is_there"
    TABLE_FOR_ONE = "table_for_one"
    HOST_ONLY = "host_only"
    REMOVED = "removed"
    WATCHING_CLOSED = "watching_closed"
    MUTED = "muted"
    CHAT_OFF = "chat_off"
    CHAT_FOR_PLAYERS = "chat_for_players"
    UNKNOWN_PLAYER = "unknown_player"
    ALREADY_STARTED = "already_started"
    NOT_STARTED = "not_started"
    ALREADY_OVER = "already_over"
    NOT_OVER = "not_over"
    WRONG_NUMBER_OF_PLAYERS = "wrong_number_of_players"
    PAUSED = "paused"
    NOT_PAUSED = "not_paused"
    SOMEBODY_IS_AWAY = "somebody_is_away"
    BOT_PLAYS = "bot_plays"
    NOTHING_TO_UNDO = "nothing_to_undo"
    CHAT_CLOSED = "chat_closed"
    NO_KEY = "no_key"
    NO_PUZZLE = "no_puzzle"
    NO_SUCH_DAY = "no_such_day"
    PUZZLE_RUNS_ON = "puzzle_runs_on"
    NO_ARCHIVE = "no_archive"
    NO_SECOND_TRY = "no_second_try"
    NO_SUCH_MOMENT = "no_such_moment"
    FORBIDDEN_ORIGIN = "forbidden_origin"
    BANNED = "banned"
    TABLE_CLOSED = "table_closed"
    HOST_KEY_ONLY = "host_key_only"


class Refusal(Exception):  # noqa: N818
    """The table does not do this, and nothing has changed."""

    def __init__(self, code: Code) -> None:
        super().__init__(code.value)
        self.code = code


@cache
def _sentences(package: str) -> dict[str, dict[str, str]]:
    text = resources.files(package).joinpath("refusals.json").read_text(encoding="utf-8")
    sentences: dict[str, dict[str, str]] = json.loads(text)
    return sentences


def sentence(
    error: Refusal | Illegal, language: Language, game: str = "", names: Sequence[str] = ()
) -> str:
    """What to do instead, in the reader's language. `names`: of the players, by seat."""
    if isinstance(error, Refusal):
        return _sentences(__package__)[language][error.code.value]
    said = _sentences(registry.package_of(game))[language][error.code.value]
    return said if error.seat is None else said.format(player=names[error.seat])
