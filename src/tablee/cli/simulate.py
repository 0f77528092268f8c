"""`tablee simulate`: bots against bots, and how sure we can be of who plays better."""

import argparse
import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeVar

from rich.console import Console
from rich.progress import track
from rich.table import Table

from tablee.cli import choices
from tablee.cli.mistake import Mistake
from tablee.cli.survey import Survey, Wanted, survey_of
from tablee.kernel.rules import Game, Level
from tablee.simulate import Played, Stalled, simulate

T = TypeVar("T")

BOTS_BY_DEFAULT = "hard,normal,easy"
GAMES_BY_DEFAULT = 100
SECONDS_BY_DEFAULT = "5,10,15,20"
SURE = 1.96
"""Standard errors to each side of a mean that hold the truth 95 times in 100."""


class Estimate(NamedTuple):
    """A mean, and how far the truth may lie from it (95 % confidence)."""

    mean: float
    margin: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Estimate":
        mean = math.fsum(values) / len(values)
        if len(values) < 2:
            return cls(mean, math.inf)
        variance = math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
        return cls(mean, SURE * math.sqrt(variance / len(values)))


class WinShare(NamedTuple):
    """A part of all games, and between what the true part lies (Wilson's interval, 95 %).

    Unlike a margin around the mean it stays honest where a bot won all games, or none.
    """

    part: float
    low: float
    high: float

    @classmethod
    def of(cls, parts: Sequence[float]) -> "WinShare":
        games, part = len(parts), math.fsum(parts) / len(parts)
        scale = 1 + SURE**2 / games
        middle = (part + SURE**2 / (2 * games)) / scale
        spread = part * (1 - part) / games + SURE**2 / (4 * games**2)
        margin = SURE * math.sqrt(spread) / scale
        return cls(part, max(0.0, middle - margin), min(1.0, middle + margin))


def set_up(parser: argparse.ArgumentParser) -> None:
    choices.add_flags(parser)
    parser.add_argument(
        "--games", type=int, metavar="N", help=f"how many games (default: {GAMES_BY_DEFAULT})"
    )
    parser.add_argument(
        "--seconds",
        default=SECONDS_BY_DEFAULT,
        metavar="LIST",
        help="in a survey of a game against the clock: what a turn may take"
        f" (default: {SECONDS_BY_DEFAULT})",
    )
    parser.add_argument(
        "--processes", type=int, metavar="N", help="how many at a time (default: one a core)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = choices.game_of(arguments.game)
    if arguments.games is not None and arguments.games < 1:
        raise Mistake("--games: at least one")
    survey = survey_of(game.name) if arguments.bots is None else None
    try:
        if survey is None:
            _compare(game, arguments)
        else:
            _survey(survey, game, arguments)
    except Stalled as error:
        raise Mistake(f"the bots got stuck: {error}") from error
    return 0


def _compare(game: Game, arguments: argparse.Namespace) -> None:
    """The bots that were named, one against the other."""
    options = choices.options_of(game, arguments)
    bots = choices.levels_of(arguments.bots or BOTS_BY_DEFAULT)
    choices.check_players(game.rules.seats_allowed(options), len(bots))
    total = arguments.games or GAMES_BY_DEFAULT
    seed = choices.secret_of(arguments.seed)
    games = simulate(game.name, options, bots, total, seed=seed, processes=arguments.processes)
    played = watched(games, total)
    console = Console(highlight=False)
    console.print(summary(played))
    console.print(results(bots, played))


def _survey(survey: Survey, game: Game, arguments: argparse.Namespace) -> None:
    wanted = Wanted(
        options=choices.options_of(game, arguments),
        games=arguments.games,
        seconds=_seconds_of(arguments.seconds),
        seed=choices.secret_of(arguments.seed),
        processes=arguments.processes,
    )
    console = Console(highlight=False)
    for table in survey.tables(wanted):
        console.print(table)


def _seconds_of(words: str) -> list[int]:
    seconds = words.split(",")
    if not all(word.isdecimal() and int(word) > 0 for word in seconds):
        raise Mistake(f"--seconds {words}: write whole seconds, such as {SECONDS_BY_DEFAULT}")
    return list(map(int, seconds))


def watched(games: Iterable[T], total: int | None = None) -> list[T]:
    """The games, with a progress bar while they are played."""
    console = Console(stderr=True)
    return list(
        track(
            games,
            description="playing",
            total=total,
            console=console,
            disable=not console.is_terminal,
        )
    )


def summary(played: Sequence[Played]) -> str:
    minutes = Estimate.of([game.lasted_ms / 60_000 for game in played]).mean
    moves = Estimate.of([game.actions for game in played]).mean
    return (
        f"{len(played)} games of about {minutes:.1f} minutes and {moves:.0f} moves"
        " (with 95 % confidence intervals)"
    )


def results(bots: Sequence[Level], played: Sequence[Played]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("bot")
    table.add_column("wins", justify="right")
    table.add_column("score", justify="right")
    for bot, level in enumerate(bots):
        wins = WinShare.of([_part(game, bot) for game in played])
        scores = [game.scores[bot] for game in played if game.outcome.scores]
        score = _told(Estimate.of(scores)) if scores else "–"
        table.add_row(
            f"{bot + 1} {level}", f"{wins.part:.1%} ({wins.low:.1%} to {wins.high:.1%})", score
        )
    return table


def _part(game: Played, bot: int) -> float:
    """The bot's part of the win: a shared win is divided."""
    winners = game.winners
    return 1 / len(winners) if bot in winners else 0.0


def _told(estimate: Estimate) -> str:
    if math.isinf(estimate.margin):
        return f"{estimate.mean:.1f}"
    return f"{estimate.mean:.1f} ± {estimate.margin:.1f}"
