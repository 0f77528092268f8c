"""Whom a bot trusts, and what its cards would tell."""

from tablee.games.top_secret.advice.deals import ALLIED, HOLDS, SHOWS, Mask, is_certain, part
from tablee.games.top_secret.bot.situation import Situation
from tablee.games.top_secret.model.actions import ShowPair
from tablee.games.top_secret.model.cards import Black
from tablee.games.top_secret.rules.meetings import has_allies


def chance_of_ally(situation: Situation, other: int) -> float:
    if not has_allies(situation.view.seats):
        return 0.0
    return part(situation.mask, ALLIED[situation.seat][other])


def is_certain_ally(situation: Situation, other: int) -> bool:
    if not has_allies(situation.view.seats):
        return False
    return is_certain(situation.mask, ALLIED[situation.seat][other])


def by_show(situation: Situation, show: ShowPair) -> Mask:
    """What a pair tells, and the black card besides it."""
    told = SHOWS[situation.seat][show.first, show.second]
    return told if show.black is None else told & by_black(situation, show.black)


def by_black(situation: Situation, black: Black) -> Mask:
    own = situation.own
    card = own.identity if black is Black.IDENTITY else own.fragment
    assert card is not None, "only agents show cards"
    return HOLDS[situation.seat][card]
