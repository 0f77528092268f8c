"""The scripts of Top It's recorded games: for every number of players, and for the rare ends."""

from collections.abc import Callable, Sequence
from functools import partial

from tablee.games.top_it.data import A
from tablee.games.top_it.model import Action, Help, Options, PlacePiece, Shape, State
from tablee.games.top_it.rules import rulebook, situations
from tablee.games.top_it.rules.meeting import KINDS
from tablee.kernel import log
from tablee.kernel.chance import Chance
from tablee.kernel.choices import draw
from tablee.kernel.match import Match
from tablee.kernel.rules import Level
from tablee.testing.recorder import Recorder, Script, by_bots, opened

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


def _undone_alone(name: str) -> Recorder:
    """Alone, five moves are taken back one after another, and others are made."""
    recorder = _opened(Options(), 1, name)
    for choice in (0, -1):
        for _ in range(5):
            legal = recorder.match.game.rules.legal(recorder.match.state, 0)
            recorder.act(0, legal[choice], after_ms=2_000)
        if choice == 0:
            for _ in range(5):
                recorder.undo(0)
    recorder.let_bots_play(Level.EASY)
    return recorder


def _second_try(name: str) -> Recorder:
    """A finished game is taken up again after nine moves; two of somebody's moves are taken back
    with the answers to them, and it ends otherwise."""
    recorder = _by_bots(Options(starter=0), 3, Level.NORMAL)(f"{name}, the first")
    first = recorder.match.outcome
    started = next(entry.n for entry in recorder.entries if isinstance(entry, log.Started))
    recorder.take_up(started + 9, name)
    recorder.sit(1, "")
    for move in range(6):
        state = recorder.match.state
        legal = recorder.match.game.rules.legal(state, state.to_move)
        recorder.act(state.to_move, legal[move], after_ms=3_000)
    recorder.undo(1)
    recorder.undo(1)
    recorder.let_bots_play(Level.EASY)
    assert recorder.match.outcome != first, "another end"
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
        seat = situations.seat_of(match.state, match.state.to_move)
        actions = match.game.rules.legal(match.state, seat)
        recorder.act(seat, draw(actions, chance), after_ms=1_000 + chance.below(9_000))
        states.append(recorder.match.state)
    return states


_FITTING_SHORT_SIDES = (Shape.HOUSE, Shape.SMALL_TRIANGLE, Shape.SMALL_SQUARE)
_MOST_LONG_SIDES = (3, 4, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0)
"""After each move: four houses around a corner, then a small triangle on every long side."""


def _closed_to_all_stones(name: str) -> Recorder:
    """Nobody lays a large piece, until nothing but short sides is left for them (TI-39)."""
    recorder = _opened(Options(starter=0), 4, name)
    shapes = [shape for shape in _FITTING_SHORT_SIDES for _ in range(recorder.seats)]
    line = _line(recorder.match.state, shapes)
    if line is None:
        raise LookupError("the mosaic cannot be closed")
    for action in line:
        recorder.act(recorder.match.state.to_move, action, after_ms=5_000)
    return recorder


def _line(state: State, shapes: Sequence[Shape]) -> list[Action] | None:
    """Moves with these shapes in turn that leave so few long sides."""
    if not shapes:
        return []
    seat = state.to_move
    assert seat is not None, "the last square ends the game"
    for action in rulebook.legal(state, seat):
        if not isinstance(action, PlacePiece) or action.shape is not shapes[0]:
            continue
        after = rulebook.play(state, seat, action, 0, Chance(b""))
        if _long_sides(after) <= _MOST_LONG_SIDES[-len(shapes)]:
            line = _line(after, shapes[1:])
            if line is not None:
                return [action, *line]
    return None


def _long_sides(state: State) -> int:
    free = situations.situation_of(state).mosaic.free
    return sum(KINDS[side.kind][0] != A for side in free)


def must_play_the_stone(state: State) -> bool:
    """The hand whose turn it is holds pieces, but none of them fits (TI-37)."""
    hand = state.to_move
    if hand is None or not state.hands[hand].shapes:
        return False
    return not situations.playable_shapes(situations.situation_of(state), hand)


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
    "no_stone_has_a_target": _closed_to_all_stones,
    "nobody_can_move_two": _at_random(2, _is_stuck),
    "nobody_can_move_three": _at_random(3, _is_stuck),
    "by_hand_alone": _by_bots(Options(), 1),
    "by_hand_two_players": _by_bots(Options(help=Help.HAND), 2),
    "places_three_players": _by_bots(Options(help=Help.PLACES, starter=1), 3),
    "points_four_players_squares_of_8": _by_bots(Options(help=Help.POINTS, large_square=8), 4),
    "alone_undone_again_and_again": _undone_alone,
    "second_try": _second_try,
    "places_daily": _by_bots(Options(puzzle="another recorded day", help=Help.PLACES), 1),
}
