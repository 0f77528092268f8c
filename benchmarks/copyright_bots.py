"""What the bots of Copyright net in a round that nobody hurries, over the 500 fixed deals."""

from statistics import mean

from benchmarks.copyright_deals import Deal, all_deals
from benchmarks.figures import Figure, as_table
from msgspec.structs import replace

from tablee.games.copyright.advice.solver import best_copy
from tablee.games.copyright.model import Options, Variant
from tablee.kernel import match, registry
from tablee.kernel.match import Match
from tablee.kernel.rules import Level
from tablee.simulate import Played, play_out

ALONE = Options(variant=Variant.PUZZLE)


def _match(deal: Deal, number: int) -> Match:
    """A player alone before this deal."""
    key = b"copyright bots" + number.to_bytes(2, "big")
    opened = match.begin(registry.load("copyright"), ALONE, 1, key, 1).match
    begun = match.expire(opened, 0, 2).match  # the start signal
    seat = replace(begun.state.seats[0], hand=deal.hand)
    return Match(begun.game, key, replace(begun.state, model=deal.model, seats=(seat,)))


def _rounds(level: Level, deals: list[Deal]) -> list[Played]:
    return [play_out(_match(deal, n), (level,), (0,)) for n, deal in enumerate(deals)]


def run(quick: bool) -> list[Figure]:
    deals = all_deals()[:100] if quick else all_deals()
    best = mean(best_copy(deal.model, deal.hand).tally.net for deal in deals)
    figures = []
    for level in Level:
        rounds = _rounds(level, deals)
        points = mean(played.outcome.scores[0] for played in rounds)
        seconds = mean(played.view.result.lasted_ms for played in rounds) / 1000
        goal = "at least 8.4" if level is Level.HARD else ""
        peer = f"the proven best: {best:.2f}"
        figures += [
            Figure(f"Copyright, {level} bot: net of a round", points, "points", goal, peer),
            Figure(f"Copyright, {level} bot: time for a round", seconds, "s of table time"),
        ]
    return figures


if __name__ == "__main__":
    print(as_table(run(quick=False)))
