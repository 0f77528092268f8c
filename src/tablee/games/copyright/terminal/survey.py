"""What each level nets in a round, at one table with the others, and how often it puts right what
lies already: hard, normal and easy."""

from collections.abc import Iterator, Sequence
from statistics import mean
from typing import NamedTuple

from rich.console import RenderableType
from rich.table import Table

from tablee.cli.simulate import Estimate, WinShare, watched
from tablee.cli.survey import Wanted
from tablee.games.copyright.model import LayCard, TakeCard
from tablee.games.copyright.rules import rulebook
from tablee.kernel.rules import Level, Seat
from tablee.simulate import Played, simulate

GAMES = 100
LEVELS = tuple(reversed(Level))


class Fortune(NamedTuple):
    """How a level fared in one game."""

    played: Played
    seat: Seat

    @property
    def nets(self) -> list[int]:
        """Its points, round by round."""
        return [points[self.seat] for points in self.played.view.totals]

    @property
    def part_of_win(self) -> float:
        winners = self.played.outcome.winners
        return 1 / len(winners) if self.seat in winners else 0.0

    @property
    def second_thoughts(self) -> list[bool]:
        """Of each movement of the last round: whether it touched a card that lay already."""
        lying = set[int]()
        thoughts = []
        for action in (m.action for m in self.played.view.movements if m.seat == self.seat):
            if isinstance(action, LayCard | TakeCard):
                thoughts.append(action.card in lying)
                (lying.add if isinstance(action, LayCard) else lying.discard)(action.card)
        return thoughts

    @property
    def first_card_ms(self) -> int | None:
        """From the start signal of the last round to its first card, if it laid any."""
        return next((m.at_ms for m in self.played.view.movements if m.seat == self.seat), None)


def tables(wanted: Wanted) -> Iterator[RenderableType]:
    games = wanted.games or GAMES
    stands = _at_one_table(wanted, games) if _has_room(wanted) else _alone(wanted, games)
    yield _nets(games, stands)


def _has_room(wanted: Wanted) -> bool:
    return len(LEVELS) in rulebook.seats_allowed(wanted.options)


def _at_one_table(wanted: Wanted, games: int) -> dict[Level, list[Fortune]]:
    played = watched(_games(wanted, LEVELS, games), games)
    return {
        level: [Fortune(game, game.seating.index(bot)) for game in played]
        for bot, level in enumerate(LEVELS)
    }


def _alone(wanted: Wanted, games: int) -> dict[Level, list[Fortune]]:
    """A puzzle is for one."""
    return {
        level: [Fortune(game, 0) for game in watched(_games(wanted, (level,), games), games)]
        for level in LEVELS
    }


def _games(wanted: Wanted, bots: Sequence[Level], games: int) -> Iterator[Played]:
    return simulate(
        rulebook.NAME, wanted.options, bots, games, seed=wanted.seed, processes=wanted.processes
    )


def _nets(games: int, stands: dict[Level, list[Fortune]]) -> Table:
    rounds = sum(len(stand.nets) for stand in stands[LEVELS[0]])
    title = f"{games} games, {rounds} rounds (with 95 % confidence intervals)"
    table = Table(box=None, pad_edge=False, title=title, title_justify="left")
    for column in ("bot", "wins", "net a round", "put right", "first card"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for level, those in stands.items():
        table.add_row(level, *_row(those))
    return table


def _row(stands: Sequence[Fortune]) -> tuple[str, str, str, str]:
    wins = WinShare.of([stand.part_of_win for stand in stands])
    nets = Estimate.of([net for stand in stands for net in stand.nets])
    thoughts = [thought for stand in stands for thought in stand.second_thoughts]
    firsts = [stand.first_card_ms for stand in stands]
    seconds = [first / 1000 for first in firsts if first is not None]
    return (
        f"{wins.part:.0%} ({100 * wins.low:.0f}–{100 * wins.high:.0f})",
        f"{nets.mean:.2f} ± {nets.margin:.2f}",
        f"{mean(thoughts):.0%}" if thoughts else "–",
        f"{mean(seconds):.1f} s, at most {max(seconds):.1f} s" if seconds else "–",
    )
