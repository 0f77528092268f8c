"""A player who forgets nothing and draws every conclusion, looks for the likely ally, and tells the
others as little as may be."""

from collections.abc import Sequence

from tablee.games.top_secret.advice.deals import Mask
from tablee.games.top_secret.advice.guessing import Guess
from tablee.games.top_secret.advice.information import bits_of_a_black_card, bits_of_a_meeting
from tablee.games.top_secret.advice.tells import told_so_far
from tablee.games.top_secret.bot import odds, telling
from tablee.games.top_secret.bot.odds import Group
from tablee.games.top_secret.bot.situation import Situation
from tablee.games.top_secret.data import AMBASSADOR
from tablee.games.top_secret.model.actions import AskFor, Decline, ShowPair
from tablee.games.top_secret.model.cards import Black, Place
from tablee.games.top_secret.rules.meetings import has_allies
from tablee.games.top_secret.rules.shown import blacks_seen, others

_TRUST = 0.5
"""How likely somebody must be the ally to be told much rather than little."""

_DARING = 0.5


def place(situation: Situation) -> Place:
    """Where it learns most, most gladly from its likely ally; or where it can call, once ready."""
    seats, seat, mask = situation.view.seats, situation.seat, situation.mask
    is_calling = situation.is_ready(mask, seat)

    def worth(group: Group) -> float:
        if seat not in group:
            return 0.0
        liking = max(_liking(situation, other) for other in group if other != seat)
        return liking if is_calling else (1 + liking) * bits_of_a_meeting(mask, seat, group, seats)

    return odds.best_place(situation, worth)


def _liking(situation: Situation, other: int) -> float:
    """How likely one may call beside this visitor (TS-42, TS-64, TS-74)."""
    if not has_allies(situation.view.seats):
        return 1.0
    return 0.0 if other == AMBASSADOR else telling.chance_of_ally(situation, other)


def show(situation: Situation) -> ShowPair:
    """Little to a likely rival, much to a likely ally; to the certain one a black card (TS-33)."""
    offers, to = situation.offers, situation.offers.to
    assert to is not None, "pairs are shown to somebody"
    is_ally = telling.is_certain_ally(situation, to)
    blacks: Sequence[Black | None] = offers.blacks if is_ally and offers.blacks else (None,)
    shows = [ShowPair(*pair, black) for pair in offers.pairs for black in blacks]
    mixed = situation.chance.sample(shows, len(shows))
    return max(mixed, key=lambda show: _worth(situation, to, telling.by_show(situation, show)))


def answer(situation: Situation) -> Black:
    to, answers = situation.offers.to, situation.offers.answers
    assert to is not None, "somebody asks"
    mixed = situation.chance.sample(answers, len(answers))
    return max(mixed, key=lambda black: _worth(situation, to, telling.by_black(situation, black)))


def _worth(situation: Situation, to: int, told: Mask) -> int:
    """The fewer deals it leaves, the more it tells."""
    left = (told_so_far(situation.own.facts, situation.seat, to) & told).bit_count()
    return -left if telling.chance_of_ally(situation, to) > _TRUST else left


def ask(situation: Situation) -> AskFor | Decline:
    """For the card that tells most, if any tells something."""

    def worth(agent: int) -> float:
        seen = blacks_seen(situation.own.facts, agent)
        return bits_of_a_black_card(situation.mask, agent, others(seen))

    agents = situation.offers.agents
    agent = max(situation.chance.sample(agents, len(agents)), key=worth)
    return AskFor(agent) if worth(agent) else Decline()


def calls(situation: Situation, guess: Guess) -> bool:
    """When certain; the Ambassador, who holds no card and so knows less, dares more."""
    return guess.chance == 1 or (situation.seat == AMBASSADOR and guess.chance >= _DARING)


def see(situation: Situation, agent: int, blacks: Sequence[Black]) -> Black:
    """The card of this agent that tells most."""
    return max(blacks, key=lambda black: bits_of_a_black_card(situation.mask, agent, (black,)))
