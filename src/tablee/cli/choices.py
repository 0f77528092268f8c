"""What is chosen on the command line for a game: the game itself, its options, its bots."""

import argparse
import hashlib
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from tablee.cli.board import defaults_of
from tablee.cli.mistake import Mistake
from tablee.kernel import registry
from tablee.kernel.chance import SECRET_BYTES
from tablee.kernel.rules import Game, Level

PLAYERS_BY_DEFAULT = 3


def add_flags(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=f"one of: {', '.join(registry.names())}")
    parser.add_argument(
        "--bots", metavar="LEVELS", help="one level a bot, such as hard,normal,easy"
    )
    parser.add_argument("--variant", metavar="NAME", help="short for --set variant=NAME")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help="change an option of the game; can be given again",
    )
    parser.add_argument("--seed", metavar="TEXT", help="the same chance for the same text")


def game_of(name: str) -> Game:
    try:
        return registry.load(name.replace("-", "_"))
    except KeyError:
        raise Mistake(f"there is no game {name}: choose {', '.join(registry.names())}") from None


def options_of(game: Game, arguments: argparse.Namespace) -> Any:
    """The game's options with what was chosen, or a `Mistake`."""
    chosen = defaults_of(game.name) | dict(_pair(given) for given in arguments.set)
    if arguments.variant is not None:
        chosen["variant"] = arguments.variant
    try:
        return msgspec.convert(chosen, game.options, strict=False)
    except msgspec.ValidationError as error:
        names = ", ".join(field.name for field in msgspec.structs.fields(game.options))
        raise Mistake(f"an option is wrong: {error}. The options are {names}") from error


def _pair(given: str) -> tuple[str, str]:
    name, equals, value = given.partition("=")
    if not equals:
        raise Mistake(f"--set {given}: write OPTION=VALUE")
    return name, value


def levels_of(words: str) -> list[Level]:
    """The levels in a list with commas, or a `Mistake`."""
    try:
        return [Level(word.strip()) for word in words.split(",") if word.strip()]
    except ValueError:
        known = ", ".join(Level)
        raise Mistake(f"--bots {words}: a bot is one of {known}") from None


def opponents_of(game: Game, options: Any, words: str | None) -> list[Level]:
    """The bots that one person plays against; a friendly number of them if none were named."""
    allowed = game.rules.seats_allowed(options)
    if words is None:
        players = min(allowed, key=lambda number: abs(number - PLAYERS_BY_DEFAULT))
        return [Level.NORMAL] * (players - 1)
    levels = levels_of(words)
    check_players(allowed, 1 + len(levels))
    return levels


def check_players(allowed: Sequence[int], players: int) -> None:
    if players not in allowed:
        numbers = ", ".join(map(str, allowed))
        raise Mistake(f"this cannot be played by {players}, only by {numbers}")


def secret_of(seed: str | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(SECRET_BYTES)
    return hashlib.sha256(seed.encode()).digest()
