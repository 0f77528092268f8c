"""A team in the middle of a turn: cards and dice written as in the rulebook."""

from collections import Counter

from msgspec.structs import replace
from tests.games.mission_pas_possible.fronts import number

from tablee.games.mission_pas_possible import rules, turn
from tablee.games.mission_pas_possible.changes import bagged, key_of
from tablee.games.mission_pas_possible.data import DICE, DICE_OF_A_COLOUR, PICKS_A_TURN
from tablee.games.mission_pas_possible.model import Action, Options, Phase
from tablee.games.mission_pas_possible.state import Bomb, DieKey, SeatState, State, Turn
from tablee.games.mission_pas_possible.supply import empty_bomb
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Seat

ENDS_AT_MS = 600_000

Cards = dict[str, str]
"""A player's cards, each with its dice by space; `.` is an empty space."""


class Box:
    """Hands out the dice of a colour one after another."""

    def __init__(self) -> None:
        self._out: Counter[str] = Counter()

    def die(self, text: str) -> DieKey:
        """`R4` is a red four."""
        colour, shown = text[0], text[1]
        first = DICE_OF_A_COLOUR * "RBGYK".index(colour)
        self._out[colour] += 1
        return key_of(first + self._out[colour] - 1, int(shown))

    def dice(self, text: str) -> tuple[DieKey | None, ...]:
        return tuple(None if die == "." else self.die(die) for die in text.split())


def team(*players: Cards, dice: str, options: Options = Options()) -> State:  # noqa: B008
    """The dice have just been rolled; what nobody can use is unused at once."""
    box = Box()
    fronts = [tuple(_bomb(card, box.dice(on)) for card, on in cards.items()) for cards in players]
    centre = tuple(box.die(die) for die in dice.split())
    dealt = rules.setup(options, len(players), Chance(b"team"))
    picks = PICKS_A_TURN[len(players)]
    lying = bagged(*centre, *(die for front in fronts for bomb in front for die in bomb.dice))
    rolled = replace(
        dealt,
        phase=Phase.PLACE,
        holder=0,
        ends_at_ms=ENDS_AT_MS,
        bag=((1 << DICE) - 1) & ~lying,
        centre=centre,
        row=_row(dealt, fronts),
        seats=tuple(SeatState(bombs=front, picks=picks) for front in fronts),
        turns=(Turn(holder=0, rolled=centre, bombs=tuple(fronts)),),
    )
    return turn.settled(rolled, 0)


def _bomb(card: str, dice: tuple[DieKey | None, ...]) -> Bomb:
    empty = empty_bomb(number(card))
    return Bomb(empty.card, (*dice, *empty.dice[len(dice) :]))


def _row(dealt: State, fronts: list[tuple[Bomb, ...]]) -> tuple[int | None, ...]:
    """No card lies twice on the table."""
    in_front = {bomb.card for front in fronts for bomb in front}
    spare = (card for card in range(49) if card not in {*in_front, *dealt.row})
    return tuple(next(spare) if card in in_front else card for card in dealt.row)


def after(state: State, *steps: tuple[Seat, Action], at: int = 1_000) -> State:
    for seat, action in steps:
        state = rules.play(state, seat, action, at, Chance(b"after"))
    return state
