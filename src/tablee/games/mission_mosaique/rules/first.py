"""The first rules, for games that began by them: a doubtful proposal is voted on at once.

All else is the same; a state says by itself whether it knows of appeals.
"""

from msgspec.structs import replace

from tablee.games.mission_mosaique.model import Action, Phase, Propose, State
from tablee.games.mission_mosaique.rules import matching, naming, second, solving
from tablee.games.mission_mosaique.rules.rulebook import IS_REAL_TIME as IS_REAL_TIME
from tablee.games.mission_mosaique.rules.rulebook import NAME as NAME
from tablee.games.mission_mosaique.rules.rulebook import SEATS as SEATS
from tablee.games.mission_mosaique.rules.rulebook import deadline as deadline
from tablee.games.mission_mosaique.rules.rulebook import expire as expire
from tablee.games.mission_mosaique.rules.rulebook import is_chat_open as is_chat_open
from tablee.games.mission_mosaique.rules.rulebook import is_reversible as is_reversible
from tablee.games.mission_mosaique.rules.rulebook import legal as legal
from tablee.games.mission_mosaique.rules.rulebook import outcome as outcome
from tablee.games.mission_mosaique.rules.rulebook import seats_allowed as seats_allowed
from tablee.games.mission_mosaique.rules.rulebook import view as view
from tablee.games.mission_mosaique.rules.second import setup as setup
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.rules import Seat

VERSION = 1


def play(state: State, seat: Seat, action: Action, at: Millis, chance: Chance) -> State:
    if isinstance(action, Propose):
        return _propose(state, seat, action.answer)
    return second.play(state, seat, action, at, chance)


def _propose(state: State, seat: Seat, answer: str) -> State:
    guess = replace(solving.openly_guessed(state, seat), proposal=answer)
    word = naming.word(state, solving.starter(state, guess))
    if matching.is_right(answer, word, state.options.language):
        return solving.reveal(state, guess, is_right=True)
    return replace(state, phase=Phase.VOTE, guess=replace(guess, votes=(None,) * state.seats))
