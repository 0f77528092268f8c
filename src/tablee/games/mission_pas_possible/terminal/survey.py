"""How often a team of bots defuses everything in time, and how hard each bomb card is.

What a turn takes at a real table depends on the people. So the bots play without a clock that
matters, and their turns are held against the countdown at several speeds. One simulated person
among bots plays against the countdown itself.
"""

import dataclasses
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain
from statistics import mean
from typing import NamedTuple

from msgspec.structs import replace
from rich.console import RenderableType
from rich.table import Table

from tablee.cli.simulate import WinShare, watched
from tablee.cli.survey import Wanted
from tablee.games.mission_pas_possible.advice.difficulty import expected_turns, medians
from tablee.games.mission_pas_possible.bot.person import Company
from tablee.games.mission_pas_possible.data.cards import CARDS
from tablee.games.mission_pas_possible.model.codes import Reason
from tablee.games.mission_pas_possible.model.options import Difficulty, Options
from tablee.games.mission_pas_possible.rules import rulebook
from tablee.games.mission_pas_possible.terminal.printing import card_text
from tablee.kernel import match as play
from tablee.kernel import registry
from tablee.kernel.rules import Level
from tablee.simulate import FIRST_ENTRY, Played, play_all, play_out, simulate

GAMES = 20
GAMES_WITH_A_PERSON = 100
COMPANY = 3
ONE_BOT = Level.NORMAL
ENDLESS_SECONDS = 3600
"""The longest that the rules allow; only at Insane a team of bots needs more now and then."""


class Team(NamedTuple):
    bots: Level
    options: Options
    players: int


def tables(wanted: Wanted) -> Iterator[RenderableType]:
    teams = list(_teams(wanted.options))
    games = wanted.games or GAMES
    every = chain.from_iterable(_games(team, games, wanted) for team in teams)
    played = watched(every, games * len(teams))
    by_team = [played[first : first + games] for first in range(0, len(played), games)]
    yield _wins(teams, by_team, wanted.seconds)
    yield _with_a_person(wanted)
    yield _difficulty(expected_turns())


def _teams(options: Options) -> Iterator[Team]:
    """The best bots at every level, the others at the chosen one."""
    for bots in reversed(Level):
        for level in Difficulty if bots is Level.HARD else (options.level,):
            leveled = replace(options, level=level)
            for players in rulebook.seats_allowed(leveled):
                yield Team(bots, leveled, players)


def _games(team: Team, games: int, wanted: Wanted) -> Iterator[Played]:
    options = replace(team.options, countdown_seconds=ENDLESS_SECONDS)
    bots = [team.bots] * team.players
    return simulate(
        rulebook.NAME, options, bots, games, seed=wanted.seed, processes=wanted.processes
    )


def _wins(
    teams: Sequence[Team], by_team: Sequence[Sequence[Played]], seconds: Sequence[int]
) -> Table:
    games = len(by_team[0])
    table = Table(box=None, pad_edge=False, title=f"Wins in {games} games, by seconds a turn")
    for column in ("bots", "level", "players", "turns", *(f"{each} s" for each in seconds)):
        table.add_column(column, justify="left" if column in ("bots", "level") else "right")
    for team, played in zip(teams, by_team, strict=True):
        turns = f"{mean(game.view.turn for game in played):.1f}"
        wins = [_told(_won_in_time(team, played, each)) for each in seconds]
        table.add_row(team.bots, team.options.level, str(team.players), turns, *wins)
    return table


def _won_in_time(team: Team, played: Sequence[Played], seconds: int) -> WinShare:
    limit = team.options.countdown_seconds
    return WinShare.of(
        [
            game.outcome.reason == Reason.ALL_DEFUSED and game.view.turn * seconds <= limit
            for game in played
        ]
    )


def _told(share: WinShare) -> str:
    return f"{share.part:.0%} ({100 * share.low:.0f}–{100 * share.high:.0f})"


# One person among bots


class Evening(NamedTuple):
    """What games with a person at the table amount to."""

    level: Difficulty
    wins: WinShare
    turns: float
    seconds_a_turn: float


def _with_a_person(wanted: Wanted) -> Table:
    """At the pace of people and of bots, against the countdown as it is."""
    games = wanted.games or GAMES_WITH_A_PERSON
    bots = f"{COMPANY - 1} {ONE_BOT} bots"
    title = f"One person, acting after 6 to 9 s, and {bots}: {games} games"
    table = Table(box=None, pad_edge=False, title=title, min_width=len(title))
    for column in ("level", "wins", "turns", "s a turn"):
        table.add_column(column, justify="left" if column == "level" else "right")
    for level in Difficulty:
        options = replace(wanted.options, level=level)
        evening = evening_with_a_person(options, games, wanted.seed, wanted.processes)
        told = (f"{evening.turns:.1f}", f"{evening.seconds_a_turn:.1f}")
        table.add_row(level, _told(evening.wins), *told)
    return table


def evening_with_a_person(
    options: Options, games: int, seed: bytes, processes: int | None = None
) -> Evening:
    one = partial(_game_with_a_person, options, seed)
    played = watched(play_all(one, games, processes), games)
    return Evening(
        options.level,
        WinShare.of([game.outcome.reason == Reason.ALL_DEFUSED for game in played]),
        mean(game.view.turn for game in played),
        mean(game.lasted_ms / 1000 / game.view.turn for game in played),
    )


def _game_with_a_person(options: Options, seed: bytes, number: int) -> Played:
    """The person takes another chair in each game."""
    table = dataclasses.replace(registry.load(rulebook.NAME), bot=Company(number % COMPANY))
    key = seed + number.to_bytes(8, "big")
    match = play.begin(table, options, COMPANY, key, FIRST_ENTRY).match
    return play_out(match, [ONE_BOT] * COMPANY, tuple(range(COMPANY)))


def _difficulty(turns: Sequence[float]) -> Table:
    """The cards by what they are worth, each with the turns that it takes."""
    table = Table(box=None, pad_edge=False, title="Turns that a bomb card takes a solo player")
    table.add_column("points", justify="right")
    table.add_column("median", justify="right")
    table.add_column("cards")
    for points, middle in medians(turns).items():
        cards = sorted((turns[card.card], card.card) for card in CARDS if card.points == points)
        told = [f"{card_text(CARDS[card]).plain}  {each:.1f}" for each, card in cards]
        table.add_row(str(points), f"{middle:.1f}", "\n".join(told), end_section=True)
    return table
