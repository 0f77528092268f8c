"""The bots: legal whatever they find, never stuck, one card at a time, as strong as promised."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from msgspec.structs import replace
from tests.games.copyright.scenes import (
    BASE,
    LIGHTNING,
    PUZZLE,
    TIMED,
    dealt,
    lay,
    play,
    to_be_copied,
    with_hand,
    with_model,
    with_seat,
)

from tablee.bots.driver import Driver
from tablee.games.copyright.advice.solver import best_copy
from tablee.games.copyright.bot import player
from tablee.games.copyright.model import (
    Action,
    AgreeToEnd,
    Continue,
    LayCard,
    ModelMaker,
    Options,
    Phase,
    PlaceFrame,
    Spot,
    State,
    TakeCard,
    TurnModelCard,
    Variant,
)
from tablee.games.copyright.rules import rounds, rulebook
from tablee.kernel import match as kernel_match
from tablee.kernel import registry
from tablee.kernel.chance import Chance
from tablee.kernel.choices import draw
from tablee.kernel.rules import Level
from tablee.simulate import play_game

LEVELS = tuple(Level)
PLAYERS_MODEL = Options(model_maker=ModelMaker.PLAYERS)
TABLES = {"base": BASE, "timed": TIMED, "lightning": LIGHTNING, "players' model": PLAYERS_MODEL}
ALONE = {"puzzle": PUZZLE}


def act(state: State, seat: int, level: Level = Level.HARD, seed: bytes = b"") -> Action | None:
    return player.act(rulebook.view(state, seat), seat, level, Chance(b"act" + seed))


def pace(state: State, seat: int, level: Level = Level.HARD, seed: bytes = b"") -> int | None:
    return player.pace(rulebook.view(state, seat), seat, level, Chance(b"pace" + seed))


def movements(
    state: State, seat: int, level: Level = Level.HARD, luck: bytes = b""
) -> Iterator[tuple[Action, State]]:
    """What the bot does while the others only watch, with the state after each movement."""
    n = 0
    while (action := act(state, seat, level, luck + n.to_bytes(4))) is not None:
        state = play(state, seat, action)
        yield action, state
        n += 1


def played_at_random(options: Options, seats: int, seed: bytes, actions: int) -> State:
    chance = Chance(seed)
    state = rulebook.setup(options, seats, chance)
    for _ in range(actions):
        seat = chance.below(seats)
        if legal := rulebook.legal(state, seat):
            state = rulebook.play(state, seat, draw(legal, chance), 1000, chance)
    return state


@pytest.mark.parametrize("levels", [LEVELS, LEVELS * 2, (Level.EASY,) * 2], ids=len)
@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_whole_games_of_every_variant_come_to_an_end(
    options: Options, levels: tuple[Level, ...]
) -> None:
    played = play_game(rulebook.NAME, options, levels, b"whole games")
    assert played.outcome.winners


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", (TABLES | ALONE).values(), ids=TABLES | ALONE)
def test_a_bot_takes_over_whatever_it_finds(options: Options, level: Level) -> None:
    """Random play leaves stacks, frames and models as no bot would; yet it finds its way on."""
    seats = 1 if options.variant is Variant.PUZZLE else 2
    for number in range(12):
        state = played_at_random(options, seats, bytes([number]), actions=number * 5)
        done = [after for _, after in movements(state, 0, level)]
        last = rulebook.view(done[-1] if done else state, 0).seats[0]
        assert last.is_done or last.agrees_to_end or done[-1].phase is Phase.OVER


@pytest.mark.parametrize("number", range(20))
def test_the_hard_bot_nets_the_proven_best_when_nobody_hurries_it(number: int) -> None:
    played = play_game(rulebook.NAME, PUZZLE, (Level.HARD,), b"puzzle", number)
    result = played.view.result
    best = best_copy(result.model, result.seats[0].hand)
    assert played.outcome.scores == (best.tally.net,)


def test_the_levels_differ_in_strength_and_pace() -> None:
    """Over the same twenty deals, unhurried."""
    rounds_by_level = {
        level: [play_game(rulebook.NAME, PUZZLE, (level,), b"levels", n) for n in range(20)]
        for level in LEVELS
    }
    points = {level: sum(g.outcome.scores[0] for g in rounds_by_level[level]) for level in LEVELS}
    assert points[Level.EASY] < points[Level.NORMAL] < points[Level.HARD]
    time = {level: sum(game.lasted_ms for game in rounds_by_level[level]) for level in LEVELS}
    assert time[Level.HARD] < time[Level.NORMAL] < time[Level.EASY]


def test_people_can_be_faster_a_hard_copy_takes_about_a_minute_or_more() -> None:
    games = [play_game(rulebook.NAME, PUZZLE, (Level.HARD,), b"minutes", n) for n in range(30)]
    seconds = sum(game.view.result.lasted_ms for game in games) / len(games) / 1000
    assert 60 <= seconds <= 100


def test_cards_are_laid_one_by_one() -> None:
    before = 0
    for action, after in movements(dealt(), 0):
        now = len(after.seats[0].laid)
        change = {LayCard: 1, TakeCard: -1}.get(type(action), 0)
        assert now == before + change
        before = now


def test_what_does_not_fit_comes_off_first() -> None:
    """A stack that somebody else has begun, far from the bot's own idea."""
    state = dealt()
    planned = {card.card for card in best_copy(rounds.model(state), state.seats[0].hand).laid}
    odd = next(card for card in range(10) if card not in planned)
    assert act(play(state, 0, lay(odd)), 0) == TakeCard(odd)


def test_what_already_fits_stays() -> None:
    state = dealt()
    one, other = best_copy(rounds.model(state), state.seats[0].hand).laid[:2]
    first = play(state, 0, lay(one.card, 0, 0, one.orientation))
    x, y = other.x - one.x, other.y - one.y
    second = play(first, 0, lay(other.card, x, y, other.orientation))
    elsewhere = tuple(replace(card, x=card.x + 7, y=card.y - 4) for card in second.seats[0].laid)
    moved = with_seat(second, 0, replace(second.seats[0], laid=elsewhere))
    assert len(first.seats[0].laid) == 1
    assert isinstance(act(moved, 0), LayCard)


def test_a_stack_at_the_edge_of_the_mat_is_begun_anew() -> None:
    state = dealt()
    *_, (_, whole) = [step for step in movements(state, 0) if step[1].phase is Phase.PLAY]
    for edge in (Spot(40, 40), Spot(-40, -40), Spot(40, -40), Spot(-40, 40)):
        first = replace(whole.seats[0].laid[0], x=edge.x, y=edge.y)
        stranded = with_seat(state, 0, replace(state.seats[0], laid=(first,)))
        *_, (_, last) = movements(stranded, 0)
        assert last.copiers == (0,)


def test_a_slip_is_put_right() -> None:
    """An easy bot takes off what it has just laid, and ends with all that it had in mind."""
    state = dealt()
    steps = list(movements(state, 0, Level.EASY))
    assert any(isinstance(action, TakeCard) for action, _ in steps)
    in_mind = state.seats[0].hand[:5]
    assert steps[-1][1].seats[0].laid
    assert {card.face for card in steps[-1][1].seats[0].laid} <= set(in_mind)


def test_cr_6_it_turns_cards_of_its_model_and_then_shows_it() -> None:
    making = [
        type(action)
        for action, after in movements(dealt(PLAYERS_MODEL), 0)
        if after.phase is Phase.MODEL or isinstance(action, Continue)
    ]
    turns = making.index(Continue)
    assert turns >= 1
    assert making[:turns] == [TurnModelCard] * turns


def test_cr_24_a_frame_that_somebody_moved_away_is_put_back() -> None:
    state = dealt()
    framing = play(play(state, 0, lay(0)), 0, AgreeToEnd(agrees=True))
    framing = play(play(framing, 1, lay(0)), 1, AgreeToEnd(agrees=True))
    best = framing.seats[0].frame
    assert best is not None
    assert act(framing, 0) == Continue()
    moved = play(framing, 0, PlaceFrame(best.x + 1, best.y))
    assert act(moved, 0) == PlaceFrame(best.x, best.y)


def test_cr_27_it_agrees_to_end_once_its_best_lies_and_not_before() -> None:
    """Here eight cells without overhang are worth more than any copy."""
    state = with_model(dealt(), (0, 3, 5, 6, 0, 1, 2, 4, 0))
    hand = ("028", "042", "045", "164", "410", "081", "134", "413", "417", "056")
    *laying, last = [action for action, _ in movements(with_hand(state, 0, *hand), 0)]
    assert {type(action) for action in laying} <= {LayCard, TakeCard}
    assert last == AgreeToEnd(agrees=True)


@pytest.mark.parametrize("level", LEVELS)
def test_cr_27_agreeing_and_taking_it_back_again_and_again_disturbs_no_bot(level: Level) -> None:
    """It lays its first card within 15 seconds of the start signal, whatever the others do."""
    match = kernel_match.begin(registry.load("copyright"), BASE, 2, b"restless", 1).match
    match = kernel_match.expire(match, 0, 2).match
    driver, agrees = Driver(b"restless"), True
    for at in range(0, 15_000, 500):
        driver.look(match, {1: level}, at)
        for seat in driver.due(at):
            action = driver.act(match, seat, level)
            match = kernel_match.act(match, seat, action, at, 3).match
        if match.state.seats[1].laid:
            return
        match = kernel_match.act(match, 0, AgreeToEnd(agrees=agrees), at, 3).match
        agrees = not agrees
    raise AssertionError("nothing laid after 15 seconds")


def all_movements(level: Level) -> list[tuple[Action, State]]:
    """Of forty rounds, each with a luck of its own."""
    return [
        step
        for number in range(40)
        for step in movements(dealt(PUZZLE, 1, bytes([number])), 0, level, bytes([number]))
    ]


@pytest.mark.parametrize("level", LEVELS)
def test_bots_try_a_card_and_take_it_back(level: Level) -> None:
    """The weaker, the more often."""
    taken = sum(isinstance(action, TakeCard) for action, _ in all_movements(level))
    least, most = {Level.EASY: (24, 120), Level.NORMAL: (12, 80), Level.HARD: (4, 50)}[level]
    assert least <= taken <= most


@pytest.mark.parametrize("level", [Level.EASY, Level.NORMAL])
def test_a_card_that_lies_wrong_is_turned_or_pushed_where_it_lies(level: Level) -> None:
    """Not taken up first: after a slip the next movement is the same card's."""
    actions = [action for action, _ in all_movements(level)]
    again = [
        (one, other)
        for one, other in pairwise(actions)
        if isinstance(one, LayCard) and isinstance(other, LayCard) and one.card == other.card
    ]
    assert any((one.x, one.y) != (other.x, other.y) for one, other in again)
    assert any(one.orientation != other.orientation for one, other in again)


def test_a_hand_hovers_now_and_then() -> None:
    """Of the waits for one card most are short and a few long; on average they are as ever."""
    _, state = next(movements(dealt(), 0, Level.NORMAL))
    waits = sorted(pace(state, 0, Level.NORMAL, bytes([n])) or 0 for n in range(240))
    least, most = player.SKILLS[Level.NORMAL].moves
    assert waits[0] < least
    assert waits[-1] > most
    assert least < sum(waits) / len(waits) < most


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_is_kept_waiting_for_more_than_three_fifths_of_a_turn(level: Level) -> None:
    for number in range(20):
        state, spent = dealt(TIMED, seed=bytes([number])), 0
        while not state.seats[0].is_done:
            seed = spent.to_bytes(4)
            spent += pace(state, 0, level, seed) or 0
            action = act(state, 0, level, seed)
            assert action is not None
            state = play(state, 0, action)
        assert spent <= 27_000


def test_cr_27_in_turns_it_gives_in_to_somebody_far_ahead() -> None:
    behind = play(to_be_copied(dealt(TIMED), 1, lay(0)), 1, lay(0), AgreeToEnd(agrees=True))
    assert AgreeToEnd(agrees=True) in [action for action, _ in movements(behind, 0)]


def test_cr_27_in_turns_it_plays_on_when_somebody_else_has_lost_heart() -> None:
    level = play(dealt(TIMED), 1, AgreeToEnd(agrees=True))
    actions = [type(action) for action, _ in movements(level, 0)]
    assert actions == [LayCard, Continue]


def test_cr_46_it_lays_in_good_time() -> None:
    hasty = replace(TIMED, turn_seconds=10)
    for level in LEVELS:
        wait = pace(dealt(hasty), 0, level)
        assert wait is not None
        assert wait <= 6_000


def test_others_moves_neither_hurry_nor_delay_it() -> None:
    state = dealt()
    assert pace(state, 0) == pace(play(state, 1, lay(3)), 0)
