"""Situations to begin a test with, written as on paper, and short words to play on from there.

A die is its colour and its number: "R5". A bomb card is its text; what lies on it follows after
"@", with "_" for an empty space: "# = # = # @ R5 _ B5".
"""

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

import pytest
from msgspec.structs import replace
from tests.games.mission_pas_possible.fronts import number as card

from tablee.games.mission_pas_possible.data.cards import CARDS
from tablee.games.mission_pas_possible.data.dice import COLOURS, DICE, DICE_OF_A_COLOUR, FACES
from tablee.games.mission_pas_possible.data.sizes import PICKS_A_TURN, SABOTAGES
from tablee.games.mission_pas_possible.model.actions import (
    Action,
    DrawDice,
    LoseDie,
    PlaceDie,
    Reroll,
    TakeBomb,
    TakeDie,
)
from tablee.games.mission_pas_possible.model.codes import IllegalCode
from tablee.games.mission_pas_possible.model.material import Mark
from tablee.games.mission_pas_possible.model.news import Event
from tablee.games.mission_pas_possible.model.options import Options
from tablee.games.mission_pas_possible.model.state import (
    Bomb,
    DieKey,
    Phase,
    SeatState,
    State,
    Turn,
    TurnTimes,
)
from tablee.games.mission_pas_possible.rules import rulebook
from tablee.games.mission_pas_possible.rules.changes import bagged, die_number, key_of
from tablee.games.mission_pas_possible.rules.supply import empty_bomb
from tablee.kernel import errors
from tablee.kernel.chance import Chance

E = TypeVar("E", bound=Event)

LETTERS = "RBGYK"
ENDS_AT_MS = 600_000
ROW = ("# > # < #", "4 > _ > _", "# = # = #", "2, 2, 2", "stack Y, R, B, G")


def sabotage(mark: str) -> int:
    """A sabotage card, as the deck keeps it."""
    return len(CARDS) + SABOTAGES.index(Mark(mark))


class Dice:
    """Takes dice out of the bag by what they show."""

    def __init__(self) -> None:
        self._taken: Counter[str] = Counter()
        self.all: list[DieKey] = []

    def take(self, shown: str) -> DieKey:
        letter = shown[0]
        die = LETTERS.index(letter) * DICE_OF_A_COLOUR + self._taken[letter]
        self._taken[letter] += 1
        self.all.append(key_of(die, int(shown[1])))
        return self.all[-1]

    def bomb(self, text: str) -> Bomb:
        printed, _, lying = text.partition("@")
        bomb = empty_bomb(card(printed.strip()))
        if not lying:
            return bomb
        dice = tuple(None if shown == "_" else self.take(shown) for shown in lying.split())
        assert len(dice) == len(bomb.dice), "a die or _ for every space"
        return Bomb(bomb.card, dice)


def scene(
    *seats: Sequence[str],
    centre: str = "",
    row: Sequence[str | None] = ROW,
    deck: Sequence[int] = (),
    options: Options | None = None,
) -> State:
    """Cards in front of the seats, and rolled dice in the centre; seat 0 has rolled them."""
    dice = Dice()
    bombs = tuple(tuple(dice.bomb(text) for text in texts) for texts in seats)
    rolled = tuple(dice.take(shown) for shown in centre.split())
    picks = PICKS_A_TURN[len(seats)] if rolled else 0
    return State(
        options=options or Options(),
        phase=Phase.PLACE if rolled else Phase.DRAW,
        holder=0,
        ends_at_ms=ENDS_AT_MS,
        bag=((1 << DICE) - 1) & ~bagged(*dice.all),
        centre=rolled,
        row=tuple(None if text is None else card(text) for text in row),
        deck=tuple(deck),
        seats=tuple(SeatState(bombs=each, picks=picks) for each in bombs),
        turns=(Turn(holder=0, rolled=rolled, bombs=bombs),) if rolled else (),
        times=(TurnTimes(drawn_at_ms=0),) if rolled else (),
    )


def dealt(options: Options | None = None, seats: int = 3, seed: bytes = b"a table") -> State:
    return rulebook.setup(options or Options(), seats, Chance(seed))


# Playing on


def play(state: State, seat: int, action: Action, at: int = 5_000, seed: bytes = b"dice") -> State:
    """An action that is listed, and does what it says."""
    assert action in rulebook.legal(state, seat)
    return rulebook.play(state, seat, action, at, Chance(seed))


def refused(state: State, seat: int, action: Action) -> errors.Illegal:
    """Why the action is refused, and not merely unlisted."""
    assert action not in rulebook.legal(state, seat)
    with pytest.raises(errors.Illegal) as caught:
        rulebook.play(state, seat, action, 5_000, Chance(b"dice"))
    return caught.value


def refusal(state: State, seat: int, action: Action) -> IllegalCode:
    code = refused(state, seat, action).code
    assert isinstance(code, IllegalCode)
    return code


def number(state: State, wanted: str) -> int:
    """The number of a die of the last roll."""
    return next(die_number(die) for die in state.turns[-1].rolled if shown(die) == wanted)


def placing(state: State, shown: str, text: str, space: int) -> PlaceDie:
    return PlaceDie(number(state, shown), card(text), space)


def place(state: State, seat: int, shown: str, text: str, space: int, at: int = 5_000) -> State:
    return play(state, seat, placing(state, shown, text, space), at)


def take(state: State, seat: int, shown: str, at: int = 5_000) -> State:
    return play(state, seat, TakeDie(number(state, shown)), at)


def reroll(state: State, seat: int, shown: str, to: int) -> State:
    """An unused die is rolled again, and shows this."""
    return play(state, seat, Reroll(number(state, shown)), seed=rolling(to))


def rolling(shown: int) -> bytes:
    """A seed whose first die shows this."""
    seeds = (bytes([number]) for number in range(256))
    return next(seed for seed in seeds if Chance(seed).choice(range(1, 7)) == shown)


def draw(state: State, seat: int = 0, at: int = 5_000, seed: bytes = b"dice") -> State:
    return play(state, seat, DrawDice(), at, seed)


def lose(state: State, seat: int, text: str, space: int) -> State:
    return play(state, seat, LoseDie(card(text), space))


def take_bomb(state: State, seat: int, text: str, at: int = 5_000) -> State:
    return play(state, seat, TakeBomb(card(text)), at)


def expire(state: State) -> State:
    at = rulebook.deadline(state)
    assert at is not None
    return rulebook.expire(state, at, Chance(b"time"))


# Looking


def lying(state: State, seat: int, text: str) -> str:
    """What lies on a seat's card, as it is written in a scene."""
    bomb = next(bomb for bomb in state.seats[seat].bombs if bomb.card == card(text))
    return " ".join("_" if die is None else shown(die) for die in bomb.dice)


def shown(die: DieKey) -> str:
    face = FACES[die]
    return f"{LETTERS[COLOURS.index(face.colour)]}{face.number}"


def events(state: State, kind: type[E]) -> list[E]:
    return [event for event in state.news.events if isinstance(event, kind)]


def dice_everywhere(state: State) -> list[int]:
    """The numbers of all dice: in the bag, in the centre, on cards."""
    on_cards = [die for seat in state.seats for bomb in seat.bombs for die in bomb.dice]
    lying_about = [die_number(die) for die in (*on_cards, *state.centre) if die is not None]
    return sorted([*lying_about, *(die for die in range(DICE) if state.bag >> die & 1)])


def with_bag(state: State, *dice: int) -> State:
    """The bag holds these dice and no others."""
    return replace(state, bag=sum(1 << die for die in dice))
