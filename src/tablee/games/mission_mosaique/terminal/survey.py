"""How many stamps a team of bots earns, and which ranks, by their strength and their number."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

from rich.console import RenderableType
from rich.table import Table

from tablee.cli.simulate import Estimate, watched
from tablee.cli.survey import Wanted
from tablee.games.mission_mosaique.data.notebooks import ROUNDS
from tablee.games.mission_mosaique.model import Reason
from tablee.games.mission_mosaique.rules import rulebook
from tablee.kernel.rules import Level
from tablee.simulate import Played, simulate

GAMES = 5


def tables(wanted: Wanted) -> Iterator[RenderableType]:
    teams = rulebook.seats_allowed(wanted.options)
    games = wanted.games or GAMES
    for level in reversed(Level):
        every = (_games([level] * players, games, wanted) for players in teams)
        played = watched(chain.from_iterable(every), games * len(teams))
        yield _results(level, teams, played)


def _games(bots: Sequence[Level], games: int, wanted: Wanted) -> Iterator[Played]:
    return simulate(
        rulebook.NAME, wanted.options, bots, games, seed=wanted.seed, processes=wanted.processes
    )


def _results(level: Level, teams: Sequence[int], played: Sequence[Played]) -> Table:
    """A row for each team: its stamps are everybody's, and nobody wins alone (MM-63)."""
    table = Table(box=None, pad_edge=False, title=f"Teams of {level} bots: stamps and ranks")
    for column in ("players", "games", "stamps", "of", *map(_letter, Reason)):
        table.add_column(column, justify="right")
    for players in teams:
        table.add_row(
            str(players), *_row([game for game in played if len(game.seating) == players])
        )
    return table


def _row(played: Sequence[Played]) -> list[str]:
    stamps = Estimate.of([game.view.stamps for game in played]).mean
    codes = ROUNDS * len(played[0].seating)
    ranks = Counter(game.outcome.reason for game in played)
    shares = [f"{ranks[rank] / len(played):.0%}" for rank in Reason]
    return [str(len(played)), f"{stamps:.1f}", str(codes), *shares]


def _letter(rank: Reason) -> str:
    return rank.value[-1].upper()
