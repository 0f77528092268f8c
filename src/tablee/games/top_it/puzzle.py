"""The daily game alone: the same opening for everybody, for as many points as you can."""

from tablee.games.top_it.advice import weighing
from tablee.games.top_it.bot import player
from tablee.games.top_it.data import HANDS_ALONE, OPENING_MOVES
from tablee.games.top_it.model import OPENING_BY_CHANCE, Help, Options, State
from tablee.games.top_it.rules.forms import values_with
from tablee.games.top_it.rules.mosaic import Mosaic
from tablee.games.top_it.rules.situations import (
    FULL_HAND,
    Situation,
    after_piece,
    next_after,
    totals,
)
from tablee.games.top_it.rules.tiles import tile_of
from tablee.kernel.rules import Goal


def options() -> Options:
    """Everybody plays with the same help: places are lit, sums are one's own (TI-52)."""
    return Options(puzzle=OPENING_BY_CHANCE, help=Help.PLACES)


def rank_by(state: State) -> tuple[int, ...]:
    return totals(state)


def goal(state: State) -> Goal:
    """A par: what the strongest bot makes of the same opening."""
    situation, hand = _opening(state)
    while hand is not None:
        move = player.farsighted_move(situation, hand, is_alone=True)
        situation = weighing.after(situation, hand, move.target)
        hand = next_after(situation, hand).hand
    return Goal(sum(each.score for each in situation.hands), is_proven=False)


def _opening(state: State) -> tuple[Situation, int | None]:
    """A piece of every colour, as chance laid them, and who goes on."""
    values = values_with(state.options.large_square)
    situation = Situation(Mosaic(values=values), (FULL_HAND,) * HANDS_ALONE, 0)
    for hand, key in enumerate(state.tiles[:OPENING_MOVES]):
        tile = tile_of(key, hand)
        spot = situation.mosaic.spot_at(tile.form, tile.corner)
        assert spot is not None, "it lies there"
        situation = after_piece(situation, hand, spot)
    return situation, next_after(situation, OPENING_MOVES - 1).hand
