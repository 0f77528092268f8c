"""Laying place cards: the players in turn, the dummy and the Ambassador from their decks."""

from msgspec.structs import replace

from tablee.games.top_secret.data import AGENTS, AMBASSADOR, ROUNDS_IN_A_SERIES
from tablee.games.top_secret.model.cards import Place
from tablee.games.top_secret.model.record import Round
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import Phase
from tablee.games.top_secret.rules.meetings import FIVE, found, is_dummy
from tablee.games.top_secret.rules.rounds import NOWHERE, changed, laying_order, with_round
from tablee.games.top_secret.rules.series import opening_phase, with_shuffled_decks
from tablee.kernel.chance import Chance


def hide(state: State, place: Place) -> State:
    """The fifth player's card lies face down (TS-67)."""
    return replace(state, phase=Phase.PLACES, hidden_place=place)


def lay(state: State, visitor: int, place: Place) -> State:
    current = state.rounds[-1]
    return with_round(state, replace(current, places=changed(current.places, visitor, place)))


def next_card(state: State) -> State:
    """Whose card comes now: a player is waited for, the others' cards are turned at once."""
    current = state.rounds[-1]
    waiting = [v for v in laying_order(current.starter) if current.places[v] is None]
    if not waiting:
        return with_meetings(state)
    visitor = waiting[0]
    if visitor == AMBASSADOR:
        return _ambassador_turned(state)
    if is_dummy(visitor, state.seats):
        return _dummy_turned(state, visitor)
    return replace(state, to_act=(visitor,))


def _ambassador_turned(state: State) -> State:
    """The top card of the deck (TS-16); the fifth player reveals what he chose (TS-67)."""
    if state.seats == FIVE:
        assert state.hidden_place is not None, "he chose first"
        return replace(lay(state, AMBASSADOR, state.hidden_place), hidden_place=None)
    return replace(lay(state, AMBASSADOR, state.deck[0]), deck=state.deck[1:])


def _dummy_turned(state: State, visitor: int) -> State:
    """TS-59."""
    return replace(lay(state, visitor, state.dummy_deck[0]), dummy_deck=state.dummy_deck[1:])


def with_meetings(state: State) -> State:
    """All cards lie. Only those of this round make meetings (TS-19)."""
    current = state.rounds[-1]
    together = replace(current, meetings=found(current, state.seats))
    return replace(with_round(state, together), phase=Phase.MEETINGS)


def next_round(state: State, chance: Chance) -> State:
    """It begins with the player left of the last starter (TS-23); with the sixth, the eleventh …
    all have their places back (TS-24)."""
    last = state.rounds[-1]
    following = Round(last.number + 1, (last.starter + 1) % len(AGENTS), NOWHERE)
    begun = replace(
        state, phase=opening_phase(state.seats), rounds=(*state.rounds, following), to_act=()
    )
    return begun if last.number % ROUNDS_IN_A_SERIES else with_shuffled_decks(begun, chance)
