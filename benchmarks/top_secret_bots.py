"""Top Secret: how often two allied bots of one level beat two of another, over the same deals."""

from benchmarks.figures import Figure, as_table

from tablee.games.top_secret.data import AGENTS
from tablee.games.top_secret.deals import Deal
from tablee.games.top_secret.model import Options, Series
from tablee.kernel import match, registry
from tablee.kernel.match import Match
from tablee.kernel.rules import Level
from tablee.simulate import FIRST_ENTRY, play_out

GAMES = 500
_DUELS = (
    (Level.HARD, Level.NORMAL, "at least 60"),
    (Level.NORMAL, Level.EASY, "at least 80"),
)
_NAMES = {Level.EASY: "careless", Level.NORMAL: "logical", Level.HARD: "planning"}


def dealt_match(number: int) -> Match:
    key = b"top secret bots" + number.to_bytes(8, "big")
    game = registry.load("top_secret")
    options = Options(series=Series.SINGLE)
    return match.begin(game, options, len(AGENTS), key, FIRST_ENTRY).match


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


def run(quick: bool) -> list[Figure]:
    games = 40 if quick else GAMES
    return [
        Figure(
            f"Top Secret, {games} games: {_NAMES[one]} allies against {_NAMES[other]} ones",
            100 * sum(is_won(one, other, number) for number in range(games)) / games,
            "% won",
            goal,
            "chance: 50",
        )
        for one, other, goal in _DUELS
    ]


if __name__ == "__main__":
    print(as_table(run(quick=False)))
