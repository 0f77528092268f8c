"""The scripts of Mission Pas Possible's recorded games: every setup, and each way to end."""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from tablee.games.mission_pas_possible.model.actions import (
    Action,
    DrawDice,
    LoseDie,
    PlaceDie,
    Reroll,
    TakeBomb,
)
from tablee.games.mission_pas_possible.model.codes import Reason
from tablee.games.mission_pas_possible.model.options import (
    Difficulty,
    Mix,
    Options,
    Setup,
    Tempo,
)
from tablee.games.mission_pas_possible.model.state import State
from tablee.games.mission_pas_possible.rules import rulebook
from tablee.games.mission_pas_possible.rules.checker import PREPARED
from tablee.kernel.chance import Chance
from tablee.kernel.choices import draw
from tablee.kernel.match import Match
from tablee.kernel.rules import Level, Seat
from tablee.testing.recorder import Recorder, Script, by_bots, opened

_GAMES = 20
_CLUMSY_STEPS = 300
_LONG = 3600

_by_bots = partial(by_bots, "mission_pas_possible")


def _with_an_undo(name: str) -> Recorder:
    """Somebody places a die, takes it back, and after a pause places another; bots go on."""
    recorder = opened("mission_pas_possible", Options(), 2, name)
    recorder.act(recorder.match.state.holder, DrawDice(), after_ms=2_000)
    seat, places = _first_choice(recorder.match)
    recorder.act(seat, places[0], after_ms=1_500)
    recorder.undo(seat)
    recorder.pause()
    recorder.act(seat, places[-1], after_ms=1_000)
    recorder.let_bots_play()
    return recorder


def _first_choice(match: Match) -> tuple[Seat, list[PlaceDie]]:
    """A seat that can place a die, and its ways to do so."""
    for seat in range(len(match.state.seats)):
        places = [a for a in rulebook.legal(match.state, seat) if isinstance(a, PlaceDie)]
        if places:
            return seat, places
    raise LookupError("nobody can place a die")


def _clumsily(options: Options, seats: int) -> Script:
    """People who try whatever they may, take dice and put them back or forget them; then bots."""

    def script(name: str) -> Recorder:
        recorder = opened("mission_pas_possible", options, seats, name)
        chance = Chance(name.encode())
        for _ in range(_CLUMSY_STEPS):
            _stumble(recorder, chance)
        recorder.let_bots_play()
        return recorder

    return script


def _stumble(recorder: Recorder, chance: Chance) -> None:
    match, pause = recorder.match, chance.below(4_000)
    seat = chance.below(recorder.seats)
    if match.deadline is not None and match.deadline <= recorder.at_ms + pause:
        recorder.expire()
    elif actions := rulebook.legal(match.state, seat):
        recorder.act(seat, draw(actions, chance), after_ms=pause)


# The bag runs empty


_LARGE = Options(
    level=Difficulty.TRAINING,
    setup=Setup.PILES,
    mix=Mix(threes=7, fours=8, sixes=5),
    countdown_seconds=_LONG,
)
"""Five players with large cards can hold all dice."""


def _empty_bag(name: str) -> Recorder:
    """The first of many games in which hoarders fill large cards and complete none."""
    for number in range(_GAMES):
        recorder = opened("mission_pas_possible", _LARGE, 5, f"{name} {number}")
        while recorder.match.outcome is None:
            seat, action = _hoarded(recorder.match.state)
            recorder.act(seat, action, after_ms=700)
        if recorder.match.outcome.reason == Reason.BAG_IS_EMPTY:
            return recorder
    raise LookupError("the bag never runs empty")


def _hoarded(state: State) -> tuple[Seat, Action]:
    """What keeps the most dice on cards."""
    listed = [
        (seat, action)
        for seat in range(len(state.seats))
        for action in rulebook.legal(state, seat)
        if isinstance(action, DrawDice | PlaceDie | Reroll | LoseDie | TakeBomb)
    ]
    return max(listed, key=lambda choice: _worth(state, *choice))


def _worth(state: State, seat: Seat, action: Action) -> tuple[int, ...]:
    match action:
        case TakeBomb():
            return (3, _spaces(action.card))
        case PlaceDie():
            bomb = next(b for b in state.seats[seat].bombs if b.card == action.card)
            return (2, -_completes(bomb.dice, bomb.card), _spaces(action.card))
        case LoseDie():
            return (1, -_spaces(action.card))
        case _:
            return (0,)


def _completes(dice: Sequence[int | None], card: int) -> int:
    """To complete a small card makes room for a large one."""
    is_last = sum(die is None for die in dice) == 1
    return _spaces(card) if is_last else 0


def _spaces(card: int) -> int:
    return len(PREPARED[card].below)


_INSANE = Options(level=Difficulty.INSANE, countdown_seconds=_LONG)

SCRIPTS: dict[str, Script] = {
    "alone_v2": _by_bots(Options(countdown_seconds=_LONG), 1),
    "two_players_undo_v2": _with_an_undo,
    "three_players_v2": _by_bots(Options(tempo=Tempo.RELAXED, countdown_seconds=_LONG), 3),
    "five_players_elite_v2": _by_bots(
        Options(level=Difficulty.ELITE, has_six_point_cards=True, countdown_seconds=_LONG), 5
    ),
    "time_is_up_v2": _by_bots(Options(countdown_seconds=60), 4, Level.EASY),
    "bag_is_empty_v2": _empty_bag,
    "insane_win_v2": _by_bots(_INSANE, 3),
    "insane_piles_v2": _by_bots(replace(_INSANE, setup=Setup.PILES), 2),
    "single_deck_v2": _by_bots(
        Options(setup=Setup.SINGLE_DECK, mix=Mix(ones=3, twos=4, threes=7, fours=7)), 3
    ),
    "piles_v2": _clumsily(
        Options(setup=Setup.PILES, has_six_point_cards=True, countdown_seconds=_LONG), 2
    ),
    "strict_v2": _clumsily(Options(is_strict=True, countdown_seconds=_LONG), 3),
    "daily_v2": _by_bots(Options(is_daily=True, countdown_seconds=_LONG), 1),
}
"""By the newest rules; those of the first version are recorded and are not made again."""
