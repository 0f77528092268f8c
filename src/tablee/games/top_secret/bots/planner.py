"""A player who plans: whom to meet, what to show, whom to ask, and when to call."""

from collections.abc import Sequence

from tablee.games.top_secret.bots import odds, stakes
from tablee.games.top_secret.bots.beliefs import World, on_average, worlds
from tablee.games.top_secret.bots.odds import Group
from tablee.games.top_secret.bots.situation import Situation
from tablee.games.top_secret.cards import Black, Place
from tablee.games.top_secret.data import DUMMY
from tablee.games.top_secret.deals import ALLIED, HOLDS, SHOWS, Mask, is_certain
from tablee.games.top_secret.guessing import Guess, is_ready
from tablee.games.top_secret.information import bits, bits_of_a_black_card
from tablee.games.top_secret.meetings import has_allies
from tablee.games.top_secret.model import AskFor, Decline, ShowPair
from tablee.games.top_secret.shown import blacks_seen, others

_WORLDS = 12
"""So many are imagined before a decision."""
_PATIENCE = 0.9
"""How likely a call must be right to be made although no rival is ready …"""
_ALARM = 0.45
"""… and how much less will do if one surely is."""
_LONG = 25
"""Rounds; with each further one it takes a little more risk, so that no game lasts for ever."""
_RISK = 0.02


def place(situation: Situation) -> Place:
    """Where the meetings that this makes, or prevents, are worth most."""
    imagined = worlds(situation, _WORLDS)

    def worth(group: Group) -> float:
        return on_average(imagined, lambda world: stakes.worth(situation, world, group))

    return odds.best_place(situation, worth)


def show(situation: Situation) -> ShowPair:
    """The pair that tells an ally most and a rival least; a black card only to the certain ally."""
    imagined = worlds(situation, _WORLDS)
    offers, to = situation.offers, situation.offers.to
    assert to is not None, "pairs are shown to somebody"
    blacks = (None, *offers.blacks) if _is_certain_ally(situation, to) else (None,)
    shows = [ShowPair(*pair, black) for pair in offers.pairs for black in blacks]
    return max(
        shows, key=lambda show: _worth_of_telling(situation, imagined, _told(situation, show))
    )


def _is_certain_ally(situation: Situation, other: int) -> bool:
    if not has_allies(situation.view.seats):
        return False
    return is_certain(situation.mask, ALLIED[situation.seat][other])


def _told(situation: Situation, show: ShowPair) -> Mask:
    told = SHOWS[situation.seat][show.first, show.second]
    return told if show.black is None else told & _black(situation, show.black)


def _black(situation: Situation, black: Black) -> Mask:
    own = situation.own
    card = own.identity if black is Black.IDENTITY else own.fragment
    assert card is not None, "only agents show cards"
    return HOLDS[situation.seat][card]


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
        return _worth_of_telling(situation, imagined, _black(situation, black))

    return max(situation.offers.answers, key=worth)


def ask(situation: Situation) -> AskFor | Decline:
    """For the card that tells most, if any tells something."""

    def worth(agent: int) -> float:
        seen = blacks_seen(situation.own.facts, agent)
        return bits_of_a_black_card(situation.mask, agent, others(seen))

    agent = max(situation.offers.agents, key=worth)
    return AskFor(agent) if worth(agent) else Decline()


def look(situation: Situation) -> Black:
    return max(
        situation.offers.looks,
        key=lambda black: bits_of_a_black_card(situation.mask, DUMMY, (black,)),
    )


def calls(situation: Situation, guess: Guess) -> bool:
    """When certain; or when it is likely enough, and waiting would let the rivals call."""
    if guess.chance == 1:
        return True
    patience = _PATIENCE - _RISK * max(0, len(situation.view.rounds) - _LONG)
    if guess.chance < patience - _ALARM:
        return False
    imagined = worlds(situation, _WORLDS)
    alarm = on_average(imagined, lambda world: _is_rival_ready(situation, world))
    return guess.chance >= patience - _ALARM * alarm


def _is_rival_ready(situation: Situation, world: World) -> bool:
    seats = situation.view.seats
    return any(
        stakes.side(situation, world, rival) < 0 and is_ready(world.beliefs[rival], seats, rival)
        for rival in range(seats)
    )
