"""The entries of a log, in words."""

from collections.abc import Sequence

import msgspec

from tablee.cli.board import Board
from tablee.kernel import log
from tablee.kernel.outcome import Outcome
from tablee.kernel.rules import Game


def in_words(entry: log.AnyEntry, names: Sequence[str], game: Game, board: Board) -> str:
    """What happened, told of the people on the chairs before it."""
    match entry:
        case log.Acted():
            action = game.decode_action(entry.action)
            return f"{names[entry.seat]} {board.describe(action)}"
        case log.Configured():
            return ", ".join([f"{entry.seats} chairs", *_changed_options(entry, game)])
        case log.Seated():
            return f"{entry.name} takes chair {entry.seat + 1}"
        case log.BotSeated():
            return f"{entry.name}, a bot ({entry.level}), takes chair {entry.seat + 1}"
        case log.Vacated():
            return f"{names[entry.seat]} leaves chair {entry.seat + 1}"
        case log.Swapped():
            return f"{names[entry.seat]} and {names[entry.other]} change places"
        case log.HandedOver():
            return "the table has another host"
        case log.Removed():
            return f"{entry.name} is sent away"
        case log.Readmitted():
            return "somebody who was sent away may come back"
        case log.Muted():
            return "somebody is silenced" if entry.is_muted else "somebody may talk again"
        case log.Undone():
            return f"{names[entry.seat]} takes the last move back"
        case log.Said():
            return f"{entry.name}: {entry.text}" if entry.text else "(what was said is removed)"
        case log.Ended():
            return f"the game ends ({entry.outcome.reason}): {result(entry.outcome, names)}"
        case log.Rematched():
            return f"the rematch is at {entry.table}"
        case log.Started() | log.Expired() | log.Paused() | log.Resumed():
            return _PLAIN[type(entry)]


_PLAIN: dict[type[log.Entry], str] = {
    log.Started: "the game begins",
    log.Expired: "time is up",
    log.Paused: "the table is paused",
    log.Resumed: "the game goes on",
}


def _changed_options(entry: log.Configured, game: Game) -> list[str]:
    """The options that are not as usual."""
    chosen = msgspec.structs.asdict(game.decode_options(entry.options))
    usual = msgspec.structs.asdict(game.options())
    return [f"{name} {chosen[name]}" for name in chosen if chosen[name] != usual[name]]


def result(outcome: Outcome, names: Sequence[str]) -> str:
    scores = ", ".join(
        f"{name} {score}" for name, score in zip(names, outcome.scores, strict=False)
    )
    winners = " and ".join(names[seat] for seat in outcome.winners) or "nobody"
    return f"{winners} won ({scores})" if scores else f"{winners} won"


def moment(at_ms: int) -> str:
    """Table time, as minutes and seconds."""
    minutes, seconds = divmod(at_ms // 1000, 60)
    return f"{minutes:02}:{seconds:02}"
