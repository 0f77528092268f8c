"""The call: whether an announced number is right, and who wins by it."""

from typing import NamedTuple

from tablee.games.top_secret.data import ALLY_OF, IDENTITIES
from tablee.games.top_secret.model.actions import Call
from tablee.games.top_secret.model.cards import Card
from tablee.games.top_secret.model.options import in_full
from tablee.games.top_secret.model.record import Reason
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.rules.meetings import has_allies
from tablee.kernel.rules import Seat


class Judgement(NamedTuple):
    reason: Reason
    winners: tuple[Seat, ...]


def judge(state: State, caller: Seat, met: tuple[int, ...], call: Call) -> Judgement:
    """The number is checked, and with four players the real ally; the owners by option (TS-48)."""
    team = _team(state, caller)
    if not set(team) <= {caller, *met}:
        return Judgement(Reason.NOT_THE_ALLY, _all_but(team, state))  # TS-47
    if call.number != right_number(state):
        return Judgement(Reason.WRONG_NUMBER, _all_but(team, state))
    if in_full(state.options).owners_count and call.owners != true_owners(state):
        return Judgement(Reason.WRONG_OWNERS, _all_but(team, state))
    return Judgement(Reason.RIGHT_CALL, team)


def right_number(state: State) -> tuple[Card, ...]:
    """The fragments in the order of their owners (TS-44)."""
    return tuple([state.fragments[state.identities.index(identity)] for identity in IDENTITIES])


def true_owners(state: State) -> tuple[int, ...]:
    """Who is Fiddlebottom, Bubble, Zsa Zsa and X."""
    return tuple([state.identities.index(identity) for identity in IDENTITIES])


def _team(state: State, caller: Seat) -> tuple[Seat, ...]:
    """Who wins or loses with the caller: his ally (TS-46); nobody with three or five players
    (TS-57, TS-66)."""
    if not has_allies(state.seats):
        return (caller,)
    ally = state.identities.index(ALLY_OF[state.identities[caller]])
    return (min(caller, ally), max(caller, ally))


def _all_but(team: tuple[Seat, ...], state: State) -> tuple[Seat, ...]:
    """The opponents (TS-46), or each of the others (TS-65, TS-75)."""
    return tuple([seat for seat in range(state.seats) if seat not in team])
