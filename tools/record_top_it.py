"""The scripts of Top It's recorded games: for every number of players, and for the rare ends."""

from collections.abc import Callable
from functools import partial

from tools.recorder import Recorder, Script, by_bots, opened

from tablee.games.top_it import position as positions
from tablee.games.top_it.model import Options, State
from tablee.kernel.chance import Chance
from tablee.kernel.choices import draw
from tablee.kernel.match import Match
from tablee.kernel.rules import Level

_GAMES = 3_000

_opened = partial(opened, "top_it")
_by_bots = partial(by_bots, "top_it")


def _with_an_undo(name: str) -> Recorder:
    """The first player takes the first piece back, and lays another one."""
    recorder = _opened(Options(starter=0), 2, name)
    actions = recorder.match.game.rules.legal(recorder.match.state, 0)
    recorder.act(0, actions[0], after_ms=3_000)
    recorder.undo(0)
    recorder.act(0, actions[-1], after_ms=2_000)
    recorder.let_bots_play(Level.NORMAL)
    return recorder


def _shared_win(name: str) -> Recorder:
    for number in range(_GAMES):
        recorder = _by_bots(Options(), 3, Level.EASY)(f"{name} {number}")
        outcome = recorder.match.outcome
        if outcome is not None and len(outcome.winners) > 1:
            return recorder
    raise LookupError("nobody ever shares a win")


def _at_random(seats: int, is_wanted: Callable[[list[State]], bool]) -> Script:
    """The first of many random games in whose states it happened."""

    def script(name: str) -> Recorder:
        for number in range(_GAMES):
            recorder = _opened(Options(), seats, f"{name} {number}")
            states = _wander(recorder, Chance(f"{name} {number}".encode()))
            if is_wanted(states):
                return recorder
        raise LookupError(f"{name}: it never happens")

    return script


def _wander(recorder: Recorder, chance: Chance) -> list[State]:
    """Random play to the end; the states on the way."""
    states = [recorder.match.state]
    while recorder.match.outcome is None:
        match: Match = recorder.match
        seat = positions.seat_of(match.state, match.state.to_move)
        actions = match.game.rules.legal(match.state, seat)
        recorder.act(seat, draw(actions, chance), after_ms=1_000 + chance.below(9_000))
        states.append(recorder.match.state)
    return states


def must_play_the_stone(state: State) -> bool:
    """The hand whose turn it is holds pieces, but none of them fits (TI-37)."""
    hand = state.to_move
    if hand is None or not state.hands[hand].shapes:
        return False
    return not positions.playable_shapes(positions.position_of(state), hand)


def has_only_the_stone(state: State) -> bool:
    """TI-41."""
    return state.to_move is not None and not state.hands[state.to_move].shapes


def _comes_back(states: list[State]) -> bool:
    """A hand that was passed over places its piece later (TI-37)."""
    passed = set[int]()
    for state in states:
        if state.to_move in passed and state.hands[state.to_move].shapes:
            return True
        passed |= set(state.passed)
    return False


def _is_stuck(states: list[State]) -> bool:
    """Pieces are left at the end (TI-40)."""
    return any(hand.shapes for hand in states[-1].hands)


SCRIPTS: dict[str, Script] = {
    "alone": _by_bots(Options(), 1),
    "alone_daily": _by_bots(Options(puzzle="a recorded day"), 1),
    "two_players": _by_bots(Options(), 2),
    "two_players_undo": _with_an_undo,
    "three_players": _by_bots(Options(), 3),
    "three_players_shared_win": _shared_win,
    "four_players": _by_bots(Options(starter=2), 4),
    "only_the_stone_fits": _at_random(2, lambda states: any(map(must_play_the_stone, states))),
    "only_the_stone_is_left": _at_random(4, lambda states: any(map(has_only_the_stone, states))),
    "passed_over_and_back": _at_random(3, _comes_back),
    "nobody_can_move_two": _at_random(2, _is_stuck),
    "nobody_can_move_three": _at_random(3, _is_stuck),
}
