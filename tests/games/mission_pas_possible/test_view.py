"""What a seat is shown: all but what lies hidden, and what it may do."""

import msgspec
from tests.games.mission_pas_possible.fronts import number as card
from tests.games.mission_pas_possible.scenes import (
    dealt,
    draw,
    expire,
    number,
    place,
    scene,
    take,
)

from tablee.games.mission_pas_possible.data.cards import CARDS
from tablee.games.mission_pas_possible.model.actions import (
    DrawDice,
    LoseDie,
    PlaceDie,
    Reroll,
    RevealSabotage,
    TakeBomb,
)
from tablee.games.mission_pas_possible.model.options import Options
from tablee.games.mission_pas_possible.model.state import State
from tablee.games.mission_pas_possible.rules import rulebook
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level
from tablee.simulate import play_game

ANYTHING, FULL = "stack _, _, Y&1, _, _", "5, Y, G&2 @ B5 Y1 _"


def test_the_bag_is_open_by_colour() -> None:
    shown = rulebook.view(scene((FULL,), (ANYTHING,), (ANYTHING,), centre="R1 R2 K3"), None)
    assert shown.bag == (3, 4, 5, 4, 4)


def test_who_can_use_a_die_is_told_to_all() -> None:
    state = scene((FULL,), (ANYTHING,), (ANYTHING,), centre="G2 R2 K3")
    shown = rulebook.view(state, None)
    assert [die.usable_by for die in shown.centre] == [(0, 1, 2), (1, 2), (1, 2)]
    held = rulebook.view(take(state, 2, "G2"), None)
    assert [die.usable_by for die in held.centre] == [(2,), (1, 2), (1, 2)]


def test_a_seat_is_told_where_its_dice_can_go_and_a_spectator_is_not() -> None:
    state = scene((FULL,), (ANYTHING,), (ANYTHING,), centre="G2 R2 K3")
    own = rulebook.view(state, 0).own
    assert own is not None
    assert [(each.die, each.card, each.space) for each in own.placements] == [
        (number(state, "G2"), card("5, Y, G&2"), 2)
    ]
    assert rulebook.view(state, None).own is None


def test_what_a_seat_is_offered_is_what_it_may_do() -> None:
    """Over a whole game, a seat's view lists the actions of `legal`, wishes and hands aside."""
    state, seen = dealt(seats=2), 0
    state = draw(state, state.holder)
    for _ in range(300):
        for seat in range(2):
            own = rulebook.view(state, seat).own
            assert own is not None
            offered = [
                *[PlaceDie(each.die, each.card, each.space) for each in own.placements],
                *[LoseDie(spot.card, spot.space) for spot in own.losses],
                *[TakeBomb(bomb) for bomb in own.bombs],
                *[
                    Reroll(die.die.die)
                    for die in rulebook.view(state, seat).centre
                    if own.can_reroll
                ],
                *[DrawDice() for _ in range(own.can_draw)],
                *[RevealSabotage() for _ in range(own.can_reveal)],
            ]
            kinds = (PlaceDie, LoseDie, TakeBomb, Reroll, DrawDice, RevealSabotage)
            listed = [each for each in rulebook.legal(state, seat) if isinstance(each, kinds)]
            assert sorted(map(repr, offered)) == sorted(map(repr, listed))
            seen += len(offered)
        state = forward(state)
    assert seen > 300


def forward(state: State) -> State:
    """The first thing that somebody may do, wishes and hands aside."""
    for seat in range(len(state.seats)):
        for action in rulebook.legal(state, seat):
            if isinstance(action, PlaceDie | LoseDie | TakeBomb | Reroll | DrawDice):
                return rulebook.play(state, seat, action, 5_000, Chance(repr(action).encode()))
    return state


def test_no_hidden_card_is_in_a_view() -> None:
    state = draw(dealt(), dealt().holder)
    open_cards = {card for card in state.row if card is not None}
    open_cards |= {bomb.card for seat in state.seats for bomb in seat.bombs}
    for seat in (0, 1, 2, None):
        shown = msgspec.to_builtins(rulebook.view(state, seat))
        assert set(cards_in(shown)) == open_cards


def cards_in(value: object) -> list[int]:
    """The numbers of all cards that are printed somewhere in a view."""
    if isinstance(value, dict):
        here = [value["card"]] if "groups" in value else []
        return here + [card for part in value.values() for card in cards_in(part)]
    if isinstance(value, list | tuple):
        return [card for part in value for card in cards_in(part)]
    return []


def test_the_end_shows_what_each_defused_and_every_turn() -> None:
    played = play_game("mission_pas_possible", Options(), (Level.HARD,) * 3, b"end")
    result = played.view.result
    assert sum(map(len, result.defused)) == played.view.defused
    cards = [each for seat in result.defused for each in seat]
    assert result.score.cards == sum(each.points for each in cards)
    assert all(CARDS[each.card] == each for each in cards)
    assert len(result.turns) == played.view.turn
    for turn in result.turns:
        used = [*(placed.die for placed in turn.placed), *turn.unused]
        assert set(used) <= set(turn.rolled)
        assert len(turn.bombs) == 3


def test_a_turn_that_time_cut_short_is_shown_too() -> None:
    state = scene((ANYTHING,), (ANYTHING,), (ANYTHING,), centre="R1 R2 R3")
    ended = rulebook.view(expire(place(state, 0, "R1", ANYTHING, 0)), None)
    assert ended.result is not None
    (turn,) = ended.result.turns
    assert [placed.seat for placed in turn.placed] == [0]
    assert turn.unused == ()
