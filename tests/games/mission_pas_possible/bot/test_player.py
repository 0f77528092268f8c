"""Three strengths, from the view alone; what they point at, take and leave to others."""

import pytest
from msgspec.structs import replace
from tests.games.mission_pas_possible.fronts import number
from tests.games.mission_pas_possible.rolls import after, rolled
from tests.games.mission_pas_possible.scenes import sabotage

from tablee.games.mission_pas_possible.bot import player
from tablee.games.mission_pas_possible.model.actions import (
    Action,
    DrawDice,
    LoseDie,
    PlaceDie,
    PointAt,
    Reroll,
    StopPointing,
    TakeBomb,
    TakeDie,
)
from tablee.games.mission_pas_possible.model.codes import Reason
from tablee.games.mission_pas_possible.model.options import Difficulty, Options, Setup
from tablee.games.mission_pas_possible.model.state import State
from tablee.games.mission_pas_possible.rules import rulebook
from tablee.games.mission_pas_possible.rules.changes import die_number
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.rules import Level, Seat
from tablee.simulate import play_game

levels = pytest.mark.parametrize("level", Level)

TWOS, COLOURS, STACK = "2, 2, 2", "B|G, Y|R, R|B", "stack Y, R, B, G"
ANYTHING = "stack _, _, Y&1, _, _"
PILES = Options(setup=Setup.PILES)
LONG: Millis = 8_000
"""Nobody who wants a die at all needs longer to take it."""


def act(state: State, seat: Seat, level: Level = Level.HARD) -> Action | None:
    return player.act(rulebook.view(state, seat), seat, level, Chance(b"act"))


def pace(state: State, seat: Seat, level: Level = Level.HARD) -> Millis:
    wait = player.pace(rulebook.view(state, seat), seat, level, Chance(b"pace"))
    assert wait is not None
    return wait


def die(state: State, place: int) -> int:
    return die_number(state.centre[place])


def played(state: State, seat: Seat, level: Level = Level.HARD) -> State:
    """What the bot does is legal."""
    action = act(state, seat, level)
    assert action in rulebook.legal(state, seat)
    assert action is not None
    return after(state, (seat, action))


# At its turn


@levels
def test_mpp_21_the_holder_draws_and_the_others_wait(level: Level) -> None:
    begun = replace(rulebook.setup(Options(), 3, Chance(b"begun")), holder=1)
    assert act(begun, 1, level) == DrawDice()
    assert player.pace(rulebook.view(begun, 0), 0, level, Chance(b"")) is None
    assert act(begun, 0, level) is None


def test_mpp_20_everybody_has_a_look_before_the_clock_starts() -> None:
    begun = replace(rulebook.setup(Options(), 3, Chance(b"begun")), holder=1)
    later = replace(begun, turns=rolled((TWOS,), centre="R2").turns)
    assert pace(begun, 1) > 2 * pace(later, 1)


@levels
def test_it_points_at_a_die_and_then_places_it(level: Level) -> None:
    state = rolled((TWOS,), (COLOURS,), (STACK,), centre="R2 B3 Y1")
    wanted = act(state, 0, level)
    assert wanted == PointAt(die(state, 0))
    pointing = played(state, 0, level)
    assert act(pointing, 0, level) == PlaceDie(die(state, 0), number(TWOS), 0)


def test_alone_there_is_nobody_to_show_it_to() -> None:
    state = rolled((TWOS,), centre="R2 B3 K1")
    assert act(state, 0) == PlaceDie(die(state, 0), number(TWOS), 0)


@levels
def test_who_cannot_use_anything_waits(level: Level) -> None:
    state = rolled((TWOS,), (COLOURS,), (STACK,), centre="B3 Y1 G4")
    assert act(state, 0, level) is None


def test_a_spectators_view_moves_nobody() -> None:
    state = rolled((TWOS,), (COLOURS,), centre="R2")
    assert player.act(rulebook.view(state, None), 0, Level.HARD, Chance(b"")) is None


def test_a_better_bot_is_quicker() -> None:
    state = rolled((TWOS,), (COLOURS,), (STACK,), centre="R2 B3 Y1")
    easy, normal, hard = (pace(state, 0, level) for level in Level)
    assert easy > normal > hard >= 500


def test_others_moves_neither_hurry_nor_delay_it() -> None:
    state = rolled((TWOS,), (COLOURS,), (STACK,), centre="R2 B3 Y1")
    other = after(state, (2, PlaceDie(die(state, 2), number(STACK), 0)))
    assert pace(state, 0) == pace(other, 0)


# Strengths


def test_the_easy_one_fills_the_card_that_lacks_least() -> None:
    state = rolled(
        (
            f"{TWOS} @ R2 _ _",
            f"{COLOURS} @ B1 Y1 _",
        ),
        (STACK,),
        (STACK,),
        centre="G2 R1 K5",
    )
    assert act(state, 0, Level.EASY) == PointAt(die(state, 1))


def test_the_normal_one_looks_for_the_dice_that_are_hard_to_get() -> None:
    front = (
        "5, Y, G&2",
        f"{COLOURS} @ B1 _ _",
    )
    state = rolled(front, (STACK,), (STACK,), centre="R1 G2 K5")
    assert act(state, 0, Level.EASY) == PointAt(die(state, 0))
    assert act(state, 0, Level.NORMAL) == PointAt(die(state, 1))


def test_the_hard_one_leaves_a_die_to_whom_it_helps_more() -> None:
    """Anything will do for the first player; the second can use the red die only."""
    state = rolled((ANYTHING,), (f"{STACK} @ Y1 _ _ _",), (TWOS,), centre="R5 B3 K5")
    wanted = act(state, 0, Level.HARD)
    assert wanted in (PointAt(die(state, 1)), PointAt(die(state, 2)))
    assert act(state, 1, Level.HARD) == PointAt(die(state, 0))


def test_better_teams_need_fewer_turns() -> None:
    """`make bench` measures it over 500 games; here it must merely show."""
    turns = {
        level: sum(
            play_game("mission_pas_possible", UNHURRIED, (level,) * 3, b"turns", n).view.turn
            for n in range(4)
        )
        for level in Level
    }
    assert turns[Level.EASY] > turns[Level.NORMAL] > turns[Level.HARD]


# Wishes


@levels
def test_it_leaves_to_others_what_they_point_at_and_can_use(level: Level) -> None:
    """Both could use either; the other player points at the one that it would take."""
    state = rolled((f"{STACK} @ Y1 _ _ _",), (f"{STACK} @ Y2 _ _ _",), (TWOS,), centre="R1 R4 K5")
    (wanted,) = {act(state, 0, level)}
    assert isinstance(wanted, PointAt)
    pointed = after(state, (1, wanted))
    other = next(die(state, n) for n in (0, 1) if die(state, n) != wanted.die)
    assert act(pointed, 0, level) == PointAt(other)


@levels
def test_pointing_at_what_one_cannot_use_keeps_nobody_from_it(level: Level) -> None:
    state = rolled((TWOS,), (COLOURS,), (STACK,), centre="K2 R6 G6")
    pointed = after(state, (2, PointAt(die(state, 0))))
    assert act(pointed, 0, level) == PointAt(die(state, 0))


@levels
def test_it_gives_way_when_somebody_else_points_there_too(level: Level) -> None:
    state = rolled((f"{STACK} @ Y1 _ _ _",), (f"{STACK} @ Y2 _ _ _",), (TWOS,), centre="R1 R4 K5")
    pointing = played(state, 0, level)
    wanted = pointing.seats[0].wanted
    assert wanted is not None
    contested = after(pointing, (1, PointAt(wanted)))
    other = next(die(state, n) for n in (0, 1) if die(state, n) != wanted)
    assert act(contested, 0, level) == PointAt(other)


@levels
def test_what_it_points_at_it_takes(level: Level) -> None:
    """Whoever sat here before pointed at another die than the bot would have chosen."""
    state = rolled((COLOURS,), (STACK,), (TWOS,), centre="Y1 R1 K5")
    for place in (0, 1):
        pointing = after(state, (0, PointAt(die(state, place))))
        action = act(pointing, 0, level)
        assert isinstance(action, PlaceDie)
        assert action.die == die(state, place)


@levels
def test_a_die_in_the_own_hand_is_placed(level: Level) -> None:
    state = rolled((COLOURS,), (STACK,), (TWOS,), centre="Y1 R1 K5")
    held = after(state, (0, TakeDie(die(state, 1))))
    action = act(held, 0, level)
    assert isinstance(action, PlaceDie)
    assert action.die == die(state, 1)


@levels
def test_it_never_takes_what_another_points_at_and_can_use(level: Level) -> None:
    """Even if it can use nothing else: the other player takes all the time there is."""
    state = rolled((TWOS,), (COLOURS,), (STACK,), centre="R2 K6 K5")
    pointed = after(state, (1, PointAt(die(state, 0))))
    assert act(pointed, 0, level) is None
    assert player.pace(rulebook.view(pointed, 0), 0, level, Chance(b"pace")) is None


@levels
def test_two_that_point_at_the_only_die_do_not_wait_for_each_other(level: Level) -> None:
    """As when a bot sits down for somebody who pointed where another bot did."""
    state = rolled((TWOS,), (COLOURS,), (STACK,), centre="R2 K6 K5")
    contested = after(state, (0, PointAt(die(state, 0))), (1, PointAt(die(state, 0))))
    assert act(contested, 0, level) == StopPointing()
    yielded = played(contested, 0, level)
    assert act(yielded, 0, level) is None
    assert isinstance(act(yielded, 1, level), PlaceDie)


def test_after_long_it_takes_what_it_had_left_to_another() -> None:
    """The red die helps the second player more, but nobody takes it."""
    state = rolled((COLOURS,), (f"{STACK} @ Y1 _ _ _",), (TWOS,), centre="R5")
    assert isinstance(act(state, 0), PlaceDie)
    assert pace(state, 0) >= LONG


@levels
def test_it_never_reaches_for_a_die_in_anothers_hand(level: Level) -> None:
    state = rolled((TWOS,), (COLOURS,), (STACK,), centre="R2 K6 K5")
    held = after(state, (1, TakeDie(die(state, 0))))
    assert act(held, 0, level) is None


# Choices


def test_mpp_58_it_loses_what_is_easy_to_replace() -> None:
    lost = rolled(("5, Y, G&2 @ G5 _ G2",), (TWOS,), (STACK,), centre="G6")
    again = played(lost, 1)
    assert act(again, 0) == LoseDie(number("5, Y, G&2"), 0)


@pytest.mark.parametrize(
    ("level", "card"),
    [(Level.EASY, "c&# = c&#"), (Level.NORMAL, "# > # < #"), (Level.HARD, "# > # < #")],
)
def test_mpp_63_it_takes_a_bomb_that_is_little_work(level: Level, card: str) -> None:
    """The easy one just counts the spaces."""
    state = rolled((f"{COLOURS} @ B1 Y1 _",), (STACK,), (TWOS,), centre="R3")
    row = (number("# = # = #"), number("c&# = c&#"), number("# > # < #"))
    defused = after(replace(state, row=row), (0, PlaceDie(die(state, 0), number(COLOURS), 2)))
    assert act(defused, 0, level) == TakeBomb(number(card))


def test_mpp_95_it_reveals_no_sabotage_for_its_points() -> None:
    state = rolled((f"{COLOURS} @ B1 Y1 _",), (STACK,), (TWOS,), centre="R3", options=PILES)
    state = replace(state, deck=(sabotage("red"),))
    defused = after(state, (0, PlaceDie(die(state, 0), number(COLOURS), 2)))
    own = rulebook.view(defused, 0).own
    assert own is not None
    assert own.can_reveal
    assert isinstance(act(defused, 0), TakeBomb)


def test_mpp_54_unused_dice_are_rolled_again_when_the_team_had_time_to_choose() -> None:
    state = rolled((TWOS,), (TWOS,), (TWOS,), centre="R2 K6 K5")
    left = after(state, (0, PlaceDie(die(state, 0), number(TWOS), 0)))
    assert act(left, 1) == Reroll(die(state, 1))
    assert pace(left, 1) >= 3_000


def test_mpp_61_each_unused_die_gives_the_team_time_again() -> None:
    """Another answer to the driver means another roll."""
    left = rolled((TWOS,), (TWOS,), (TWOS,), centre="K3 K6 K5")
    again = after(left, (0, Reroll(die(left, 0))))
    assert pace(left, 1) != pace(again, 1)


# Whole games

UNHURRIED = Options(countdown_seconds=3600)


@levels
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_team_of_bots_plays_to_the_end(level: Level, players: int) -> None:
    options = replace(UNHURRIED, level=Difficulty.TRAINING)
    game = play_game("mission_pas_possible", options, (level,) * players, b"whole")
    assert game.outcome.reason is Reason.ALL_DEFUSED
    assert game.outcome.winners == tuple(range(players))


@pytest.mark.parametrize(
    "options",
    [
        Options(level=Difficulty.INSANE, has_six_point_cards=True),
        PILES,
        Options(setup=Setup.SINGLE_DECK, is_strict=True),
        Options(countdown_seconds=30),
    ],
    ids=["insane", "piles", "strict", "hurried"],
)
def test_a_mixed_team_plays_every_setup_to_an_end(options: Options) -> None:
    game = play_game("mission_pas_possible", options, tuple(Level), b"setups")
    assert game.outcome.reason in set(Reason)


def test_a_player_who_does_nothing_keeps_only_what_nobody_else_can_use() -> None:
    """Two bots and somebody asleep: nothing that a bot can place stays in the centre."""
    state = rolled((COLOURS,), (f"{STACK} @ Y1 _ _ _",), (TWOS,), centre="R5 R2 B1")
    for _ in range(20):
        for seat in (1, 2):
            action = act(state, seat)
            if action is not None:
                state = after(state, (seat, action))
    assert [mine.picks for mine in state.seats] == [1, 0, 0]
    assert len(state.centre) == 1
