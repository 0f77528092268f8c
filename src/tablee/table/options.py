"""A game's options as the table keeps them: checked, in full, with a fitting number of chairs."""

from typing import Any

import msgspec
from msgspec import Raw

from tablee.kernel.rules import Game
from tablee.table.plain_text import plain
from tablee.table.refusal import Code, Refusal


def checked_options(game: Game, raw: bytes) -> Raw:
    """The options in full, as the game understands them, if anybody can play by them.

    What is written in them (a host's own words) is shown to others, so it is made plain as well.
    """
    try:
        options = game.decode_options(msgspec.json.encode(_plain(msgspec.json.decode(raw))))
    except msgspec.MsgspecError:
        raise Refusal(Code.BAD_OPTIONS) from None
    if not game.rules.seats_allowed(options):
        raise Refusal(Code.BAD_OPTIONS)
    return Raw(msgspec.json.encode(options))


def _plain(value: Any) -> Any:
    if isinstance(value, str):
        return plain(value)
    if isinstance(value, list):
        return [_plain(each) for each in value]
    if isinstance(value, dict):
        return {name: _plain(each) for name, each in value.items()}
    return value


def nearest_number_of_seats(game: Game, options: Raw, seats: int) -> int:
    allowed = game.rules.seats_allowed(game.decode_options(options))
    return min(allowed, key=lambda number: (abs(number - seats), number))


def settled_options(game: Game, options: Raw, *, is_public: bool) -> Raw:
    """As they are played: what was left to the house is decided now, and stands in the log."""
    if game.settled is None:
        return options
    return Raw(msgspec.json.encode(game.settled(game.decode_options(options), is_public)))
