"""A series of games: the deal, the points, and who has won."""

from msgspec.structs import replace

from tablee.games.top_secret.data import AGENTS, CARDS, FRAGMENTS, IDENTITIES, PLACES, POINTS_TO_WIN
from tablee.games.top_secret.model.actions import Call, Opinion
from tablee.games.top_secret.model.cards import Place
from tablee.games.top_secret.model.options import FirstOptions, Options, Series
from tablee.games.top_secret.model.record import Meeting, Result, Round
from tablee.games.top_secret.model.state import FullState, State
from tablee.games.top_secret.model.views import FirstNotes, Notes, Phase
from tablee.games.top_secret.rules.call import judge
from tablee.games.top_secret.rules.meetings import FIVE, THREE, met_by
from tablee.games.top_secret.rules.rounds import NOWHERE
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Seat

_NO_OPINIONS = ((Opinion.NONE,) * len(CARDS),) * len(AGENTS)
_FIRST_SHEET = FirstNotes("", _NO_OPINIONS)
NEW_SHEET = Notes("", _NO_OPINIONS)


def new_sheet(options: FirstOptions) -> FirstNotes:
    return NEW_SHEET if isinstance(options, Options) else _FIRST_SHEET


def first_game(options: FirstOptions, seats: int, chance: Chance) -> State:
    starter = chance.below(len(AGENTS))  # TS-14
    return _dealt(options, seats, starter, chance)


def next_game(state: State, chance: Chance) -> State:
    """New black cards, new sheets (TS-54); the first starter is left of the last game's (TS-56)."""
    starter = (state.rounds[0].starter + 1) % len(AGENTS)
    dealt = _dealt(state.options, state.seats, starter, chance)
    return replace(dealt, game=state.game + 1, scores=state.scores, results=state.results)


def _dealt(options: FirstOptions, seats: int, starter: int, chance: Chance) -> State:
    """Identities and fragments are dealt apart (TS-12, TS-13)."""
    kind: type[State] = FullState if isinstance(options, Options) else State
    state = kind(
        options=options,
        seats=seats,
        phase=opening_phase(seats),
        scores=(0,) * seats,
        identities=tuple(chance.sample(IDENTITIES, len(AGENTS))),
        fragments=tuple(chance.sample(FRAGMENTS, len(AGENTS))),
        rounds=(Round(1, starter, NOWHERE),),
        choices=(None,) * seats,
        facts=((),) * seats,
        notes=(new_sheet(options),) * seats,
    )
    return with_shuffled_decks(state, chance)


def opening_phase(seats: int) -> Phase:
    """Of a round: the fifth player chooses before all others (TS-67)."""
    return Phase.HIDING if seats == FIVE else Phase.PLACES


def with_shuffled_decks(state: State, chance: Chance) -> State:
    """The Ambassador's places (TS-11), unless he is a player (TS-68); the dummy's (TS-59)."""
    return replace(
        state,
        deck=() if state.seats == FIVE else _shuffled(chance),
        dummy_deck=_shuffled(chance) if state.seats == THREE else (),
    )


def _shuffled(chance: Chance) -> tuple[Place, ...]:
    return tuple(chance.sample(PLACES, len(PLACES)))


def target(options: FirstOptions) -> int:
    return POINTS_TO_WIN if options.series is Series.FIRST_TO_3 else 1


def winners(state: State) -> tuple[Seat, ...] | None:
    """All who have reached the points (TS-54, TS-55, TS-76); None: nobody yet."""
    goal = target(state.options)
    reached = [seat for seat, score in enumerate(state.scores) if score >= goal]
    return tuple(reached) or None


def called(state: State, caller: Seat, meeting: Meeting, call: Call) -> State:
    """The call ends the game at once (TS-50); the black cards are turned."""
    met = met_by(meeting, caller)
    reason, won = judge(state, caller, met, call)
    result = Result(
        rounds=len(state.rounds),
        caller=caller,
        met=met,
        number=call.number,
        owners=call.owners,
        identities=state.identities,
        fragments=state.fragments,
        reason=reason,
        winners=won,
    )
    return _revealed(state, result)


def _revealed(state: State, result: Result) -> State:
    """Each winner gets a point, whoever called (TS-53)."""
    ended = replace(
        state,
        phase=Phase.REVEAL,
        scores=tuple([score + (seat in result.winners) for seat, score in enumerate(state.scores)]),
        choices=(None,) * state.seats,
        to_act=tuple(range(state.seats)),
        results=(*state.results, result),
    )
    return ended if winners(ended) is None else replace(ended, phase=Phase.OVER, to_act=())
