"""Top Secret: how the bots play over so many games each, with 95 % intervals. Allied bots of one
level against two of another; how often tables of one level call wrong, and how long they take; what
the Ambassador of five wins."""

from collections.abc import Iterable, Sequence
from math import sqrt

from benchmarks.figures import Figure, as_table

from tablee.games.top_secret.advice.deals import Deal
from tablee.games.top_secret.data import AGENTS, AMBASSADOR
from tablee.games.top_secret.model.options import Options, Series
from tablee.games.top_secret.model.record import Reason
from tablee.kernel import match, registry
from tablee.kernel.match import Match
from tablee.kernel.rules import Level
from tablee.simulate import FIRST_ENTRY, Played, play_out

GAMES = 300
_FIRST_DEAL = 30_000
"""The bots were tuned on the deals before: they are measured on such as they have not met."""
_DUELS = (
    (Level.HARD, Level.NORMAL, "at least 60"),
    (Level.NORMAL, Level.EASY, "at least 60"),
)
_NAMES = {Level.EASY: "careless", Level.NORMAL: "logical", Level.HARD: "planning"}
_Z = 1.96


def dealt_match(number: int, seats: int = len(AGENTS)) -> Match:
    key = b"top secret bots" + (_FIRST_DEAL + number).to_bytes(8, "big")
    game = registry.load("top_secret")
    return match.begin(game, Options(series=Series.SINGLE), seats, key, FIRST_ENTRY).match


def seating(dealt: Match, number: int) -> tuple[int, ...]:
    """By seat, the bot: 0 and 1 are allies by this deal, and 2 and 3; the sides take turns."""
    deal = Deal(dealt.state.identities, dealt.state.fragments)
    first = number % len(AGENTS)
    team = first, deal.ally(first)
    rivals = [seat for seat in AGENTS if seat not in team]
    return tuple((*team, *rivals).index(seat) for seat in AGENTS)


def is_won(one: Level, other: Level, number: int) -> bool:
    """Whether the two bots of the one level beat the two of the other."""
    dealt = dealt_match(number)
    played = play_out(dealt, (one, one, other, other), seating(dealt, number))
    return 0 in played.winners


def among(level: Level, seats: int, games: int) -> list[Played]:
    """Games of a table at which all are of one level."""
    chairs = tuple(range(seats))
    return [
        play_out(dealt_match(number, seats), (level,) * seats, chairs) for number in range(games)
    ]


def rounds_of(played: Played) -> int:
    rounds: int = played.view.results[-1].rounds
    return rounds


def share(values: Iterable[float]) -> tuple[float, str]:
    """In percent, with Wilson's interval."""
    found = list(values)
    count, part = len(found), sum(found) / len(found)
    middle = (part + _Z**2 / (2 * count)) / (1 + _Z**2 / count)
    spread = _Z / (1 + _Z**2 / count) * sqrt(part * (1 - part) / count + (_Z / count / 2) ** 2)
    return 100 * part, f"{100 * (middle - spread):.1f} to {100 * (middle + spread):.1f}"


def _duels(games: int) -> Iterable[Figure]:
    for one, other, goal in _DUELS:
        won, interval = share(is_won(one, other, number) for number in range(games))
        name = f"Top Secret, {games} games: {_NAMES[one]} allies against {_NAMES[other]} ones"
        yield Figure(name, won, "% won", goal, interval)


def _tables(seats: int, games: int) -> Iterable[Figure]:
    played = {level: among(level, seats, games) for level in (Level.NORMAL, Level.HARD)}
    for level, ended in played.items():
        where = f"Top Secret, {seats} {_NAMES[level]} bots, {games} games"
        wrong, interval = share(game.outcome.reason != Reason.RIGHT_CALL for game in ended)
        goal = "under 8" if level is Level.HARD else ""
        yield Figure(f"{where}: wrong calls", wrong, "%", goal, interval)
        if seats > AMBASSADOR:
            yield _ambassador(where, ended)
    normal, hard = (sum(map(rounds_of, played[level])) / games for level in played)
    name = f"Top Secret, {seats} bots: rounds of planning ones to logical ones"
    yield Figure(name, hard / normal, "×", "at most 1.4", f"{hard:.1f} to {normal:.1f}")


def _ambassador(where: str, ended: Sequence[Played]) -> Figure:
    """A win that several share counts in parts."""
    parts = [(AMBASSADOR in game.winners) / len(game.winners) for game in ended]
    won, interval = share(parts)
    return Figure(f"{where}: won by the Ambassador", won, "%", "15 to 25", interval)


def run(quick: bool) -> list[Figure]:
    games = 30 if quick else GAMES
    tables = [figure for seats in (3, 4, 5) for figure in _tables(seats, games)]
    return [*_duels(games), *tables]


if __name__ == "__main__":
    print(as_table(run(quick=False)))
