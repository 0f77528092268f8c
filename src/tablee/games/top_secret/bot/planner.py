"""A player who plans: whom to meet, what to show, whom to ask, and when to call."""

from collections.abc import Sequence

from tablee.games.top_secret.advice.deals import Mask
from tablee.games.top_secret.advice.guessing import Guess
from tablee.games.top_secret.advice.information import bits
from tablee.games.top_secret.bot import logical, odds, stakes, telling
from tablee.games.top_secret.bot.beliefs import World, on_average, worlds
from tablee.games.top_secret.bot.odds import Group
from tablee.games.top_secret.bot.situation import Situation
from tablee.games.top_secret.data import AMBASSADOR
from tablee.games.top_secret.model.actions import ShowPair
from tablee.games.top_secret.model.cards import Black, Place
from tablee.games.top_secret.rules.meetings import has_allies

_WORLDS = 12
"""So many are imagined before a decision."""
PATIENCE = 0.75
"""How likely a call must be right to be made although no rival is ready …"""
ALARM = 0.15
"""… and how much less will do if one surely is."""
AMBASSADORS_PATIENCE = 0.65
"""He holds no card, and so he is never as sure as the others …"""
AMBASSADORS_RIVALS = 3
"""… but one of four rivals who is ready must still meet somebody: only three of them alarm him."""
_LONG = 25
"""Rounds; with each further one it takes a little more risk, so that no game lasts for ever."""
_RISK = 0.01


def place(situation: Situation) -> Place:
    """With an ally, where the meetings that this makes, or prevents, are worth most. Alone, where
    it learns most: whoever blocks four rivals only lets the fifth one win, and late."""
    if not has_allies(situation.view.seats):
        return logical.place(situation)
    imagined = worlds(situation, _WORLDS)

    def worth(group: Group) -> float:
        return on_average(imagined, lambda world: stakes.worth(situation, world, group))

    return odds.best_place(situation, worth)


def show(situation: Situation) -> ShowPair:
    """The pair that tells an ally most and a rival least; to the certain ally a black card.

    Chance decides between equal ones: were it always the first, the choice itself would tell.
    """
    imagined = worlds(situation, _WORLDS)
    offers, to = situation.offers, situation.offers.to
    assert to is not None, "pairs are shown to somebody"
    is_ally = telling.is_certain_ally(situation, to)
    blacks: Sequence[Black | None] = offers.blacks if is_ally and offers.blacks else (None,)
    shows = [ShowPair(*pair, black) for pair in offers.pairs for black in blacks]
    return max(
        situation.chance.sample(shows, len(shows)),
        key=lambda show: _worth_of_telling(situation, imagined, telling.by_show(situation, show)),
    )


def _worth_of_telling(situation: Situation, imagined: Sequence[World], told: Mask) -> float:
    """In bits: good to tell an ally, bad to tell a rival."""
    to = situation.offers.to
    assert to is not None, "it is told to somebody"

    def gained(world: World) -> float:
        return stakes.side(situation, world, to) * bits(world.beliefs[to], told)

    return on_average(imagined, gained)


def answer(situation: Situation) -> Black:
    imagined = worlds(situation, _WORLDS)

    def worth(black: Black) -> float:
        return _worth_of_telling(situation, imagined, telling.by_black(situation, black))

    answers = situation.offers.answers
    return max(situation.chance.sample(answers, len(answers)), key=worth)


def calls(situation: Situation, guess: Guess) -> bool:
    """When certain; or when it is likely enough, and waiting would let the rivals call."""
    if guess.chance == 1:
        return True
    patience = AMBASSADORS_PATIENCE if situation.seat == AMBASSADOR else PATIENCE
    patience -= _RISK * max(0, len(situation.view.rounds) - _LONG)
    if guess.chance < patience - ALARM:
        return False
    imagined = worlds(situation, _WORLDS)
    alarm = on_average(imagined, lambda world: _alarm(situation, world))
    return guess.chance >= patience - ALARM * alarm


def _alarm(situation: Situation, world: World) -> float:
    """From 0 to 1: how many of the rivals who matter are ready to call."""
    ready = sum(
        stakes.side(situation, world, rival) < 0 and situation.is_ready(world.beliefs[rival], rival)
        for rival in range(situation.view.seats)
    )
    return min(1.0, ready / (AMBASSADORS_RIVALS if situation.seat == AMBASSADOR else 1))
