"""The rules of BenchDice, as the kernel's `Rules` contract asks for them."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.errors import Illegal
from tablee.kernel.outcome import Outcome
from tablee.kernel.rules import Seat

try:
    from tablee.kernel.memo import once_per_state
except ImportError:  # older checkouts, which are measured beside this one, know none

    def once_per_state(work: Any) -> Any:  # type: ignore[misc]
        return work


from .model import Cell, IllegalCode, Options, Player, PlayerView, Reason, Roll, State, View

NAME = "bench_dice"
VERSION = 1
SEATS = range(4, 5)
IS_REAL_TIME = False

CELLS, CARDS, HAND, DICE, EYES = 168, 64, 6, 5, 6
_ROLLS = tuple(Roll(cell) for cell in range(CELLS))


def seats_allowed(options: Options) -> Sequence[int]:  # noqa: ARG001
    return SEATS


def setup(options: Options, seats: int, chance: Chance) -> State:
    deck = list(range(CARDS))
    chance.shuffle(deck)
    cells = tuple(Cell(-1, 0, _die(chance)) for _ in range(CELLS))
    hands = [tuple(deck[HAND * seat : HAND * (seat + 1)]) for seat in range(seats)]
    players = tuple(Player(0, 0, (1,) * DICE, hand) for hand in hands)
    return State(options, 0, cells, players, tuple(deck[HAND * seats :]))


def _die(chance: Chance) -> int:
    return 1 + chance.below(EYES)


def legal(state: State, seat: Seat) -> Sequence[Roll]:  # noqa: ARG001
    return () if state.seq >= state.options.rolls else _ROLLS


def play(state: State, seat: Seat, action: Roll, at: Millis, chance: Chance) -> State:  # noqa: ARG001
    if state.seq >= state.options.rolls:
        raise Illegal(IllegalCode.GAME_IS_OVER)
    cells, gain = list(state.cells), 0
    dice = tuple(_die(chance) for _ in range(DICE))
    for number, die in enumerate(dice):
        place = (action.cell + number * 7 + die * 13) % CELLS
        kind = cells[place].t
        cells[place] = Cell(seat, die, kind)
        gain += die if kind == die else 1
    me = state.players[seat]
    player = Player(me.score + gain, me.rolls + 1, dice, (*me.hand[1:], state.deck[0]))
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    deck = (*state.deck[1:], me.hand[0])
    return State(state.options, state.seq + 1, tuple(cells), players, deck)


def deadline(state: State) -> Millis | None:  # noqa: ARG001
    return None


def expire(state: State, at: Millis, chance: Chance) -> State:  # noqa: ARG001
    return state


def view(state: State, seat: Seat | None) -> View:
    seen = _seen_by_all(state)
    return seen if seat is None else replace(seen, hand=state.players[seat].hand)


@once_per_state
def _seen_by_all(state: State) -> View:
    return View(
        seq=state.seq,
        cells=state.cells,
        players=tuple(
            PlayerView(each.score, each.rolls, each.dice, len(each.hand)) for each in state.players
        ),
        deck=len(state.deck),
        hand=None,
        is_over=state.seq >= state.options.rolls,
    )


def outcome(state: State) -> Outcome | None:
    if state.seq < state.options.rolls:
        return None
    scores = tuple(each.score for each in state.players)
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Outcome(winners, scores, Reason.ALL_ROLLED)


def is_reversible(before: State, after: State) -> bool:  # noqa: ARG001
    return False


def is_chat_open(state: State) -> bool:  # noqa: ARG001
    return True
