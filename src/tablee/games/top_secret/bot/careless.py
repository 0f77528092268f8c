"""A player who does whatever is legal, forgets what was shown long ago, and calls when certain."""

from collections.abc import Sequence

from tablee.games.top_secret.advice.guessing import Guess
from tablee.games.top_secret.bot.situation import Situation
from tablee.games.top_secret.model.actions import AskFor, ShowPair
from tablee.games.top_secret.model.cards import Black, Place
from tablee.games.top_secret.model.questions import Clue, Source

PAIRS_KEPT_IN_MIND = 4


def recall(clues: Sequence[Clue]) -> Sequence[Clue]:
    """All black cards, but only the last few pairs."""
    pairs = [clue for clue in clues if clue.source is Source.PAIR]
    forgotten = pairs[:-PAIRS_KEPT_IN_MIND]
    return [clue for clue in clues if clue not in forgotten]


def place(situation: Situation) -> Place:
    return situation.chance.choice(situation.offers.places)


def show(situation: Situation) -> ShowPair:
    return ShowPair(*situation.chance.choice(situation.offers.pairs))


def ask(situation: Situation) -> AskFor:
    return AskFor(situation.chance.choice(situation.offers.agents))


def answer(situation: Situation) -> Black:
    return situation.chance.choice(situation.offers.answers)


def calls(_: Situation, guess: Guess) -> bool:
    return guess.chance == 1


def see(situation: Situation, _: int, blacks: Sequence[Black]) -> Black:
    return situation.chance.choice(blacks)
