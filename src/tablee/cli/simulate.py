"""`tablee simulate`: bots against bots, and how sure we can be of who plays better."""

import argparse
import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from tablee.cli import choices
from tablee.cli.mistake import Mistake
from tablee.kernel.rules import Level
from tablee.simulate import Played, Stalled, simulate

BOTS_BY_DEFAULT = "hard,normal,easy"
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


class Share(NamedTuple):
    """A part of all games, and between what the true part lies (Wilson's interval, 95 %).

    Unlike a margin around the mean it stays honest where a bot won all games, or none.
    """

    part: float
    low: float
    high: float

    @classmethod
    def of(cls, parts: Sequence[float]) -> "Share":
        games, part = len(parts), math.fsum(parts) / len(parts)
        scale = 1 + SURE**2 / games
        middle = (part + SURE**2 / (2 * games)) / scale
        spread = part * (1 - part) / games + SURE**2 / (4 * games**2)
        margin = SURE * math.sqrt(spread) / scale
        return cls(part, max(0.0, middle - margin), min(1.0, middle + margin))


def set_up(parser: argparse.ArgumentParser) -> None:
    choices.add_flags(parser)
    parser.add_argument(
        "--games", type=int, default=100, metavar="N", help="how many games (default: 100)"
    )
    parser.add_argument(
        "--processes", type=int, metavar="N", help="how many at a time (default: one a core)"
    )
    parser.set_defaults(run=run, bots=BOTS_BY_DEFAULT)


def run(arguments: argparse.Namespace) -> int:
    game = choices.game_of(arguments.game)
    options = choices.options_of(game, arguments)
    bots = choices.levels_of(arguments.bots)
    choices.check_players(game.rules.seats_allowed(options), len(bots))
    if arguments.games < 1:
        raise Mistake("--games: at least one")
    games = simulate(
        game.name,
        options,
        bots,
        arguments.games,
        seed=choices.secret_of(arguments.seed),
        processes=arguments.processes,
    )
    try:
        played = _watched(games, arguments.games)
    except Stalled as error:
        raise Mistake(f"the bots got stuck: {error}") from error
    console = Console(highlight=False)
    console.print(summary(played))
    console.print(results(bots, played))
    return 0


def _watched(games: Iterable[Played], total: int) -> list[Played]:
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
        wins = Share.of([_part(game, bot) for game in played])
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
