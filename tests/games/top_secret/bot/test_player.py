"""The bots: legal, to the end, each in its way, and never a call that cannot be right."""

import pytest
from tests.games.top_secret import oracle
from tests.games.top_secret.playing import Decision, decisions
from tests.games.top_secret.scenes import (
    IDENTITY,
    N0,
    N11,
    N29,
    N52,
    NUMBER,
    RIALTO,
    RIGHT,
    SALUTE,
    SAN_MARCO,
    B,
    F,
    Z,
    begun,
    exchange,
    gather,
    knowing,
    play,
    shows,
    visit,
)

from tablee.games.top_secret.advice import knowledge
from tablee.games.top_secret.advice.deals import SHOWS
from tablee.games.top_secret.advice.guessing import Guess
from tablee.games.top_secret.advice.tells import told_so_far
from tablee.games.top_secret.bot import careless, logical, planner, player
from tablee.games.top_secret.bot.situation import Situation
from tablee.games.top_secret.data import ALLY_OF, AMBASSADOR, IDENTITIES, PLACES
from tablee.games.top_secret.model.actions import Action, AskFor, Call, Decline, LayPlace, ShowPair
from tablee.games.top_secret.model.options import Options
from tablee.games.top_secret.model.questions import Clue, Source
from tablee.games.top_secret.model.record import Answered, Exchange
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.rules import rulebook
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
LEVELS = pytest.mark.parametrize("level", Level)


def act(state: State, seat: int, level: Level = Level.HARD) -> Action | None:
    return player.act(rulebook.view(state, seat), seat, level, Chance(b"act"))


def seen(agent: int, *pairs: tuple[str, str]) -> list[Exchange]:
    """Pairs that this agent has shown, and I something to him each time that is no matter here."""
    return [Exchange(1, RIALTO, agent, None, pair) for pair in pairs]  # type: ignore[arg-type]


KNOWS_ALLY = seen(1, (B, N52), (F, N11))
"""To seat 0, who is F with 52: so seat 1 is B with 11."""
KNOWS_A_RIVAL = seen(2, (Z, N52), (F, N0))
KNOWS_ALL = [*KNOWS_ALLY, *KNOWS_A_RIVAL]


def is_possible(decision: Decision) -> bool:
    """Whether a call can be right by what the caller knows."""
    state, seat, action = decision
    own = rulebook.view(state, seat).own
    assert own is not None
    assert isinstance(action, Call)
    met = own.offers.to
    return any(
        deal.number() == action.number
        and (state.seats != 4 or met == deal.identities.index(ALLY_OF[deal.identities[seat]]))
        for deal in oracle.possible(own, seat)
    )


@SEATS
@LEVELS
@pytest.mark.parametrize("seed", range(4))
def test_a_game_of_bots_is_legal_and_comes_to_a_call_that_may_be_right(
    seats: int, level: Level, seed: int
) -> None:
    calls = [each for each in decisions(seats, level, seed) if isinstance(each.action, Call)]
    assert calls
    assert all(map(is_possible, calls))


@SEATS
@pytest.mark.parametrize("level", [Level.EASY, Level.NORMAL])
def test_who_calls_only_when_certain_is_right(seats: int, level: Level) -> None:
    for seed in range(4):
        for state, seat, action in decisions(seats, level, seed):
            if isinstance(action, Call) and seat != AMBASSADOR:
                right = oracle.Dealt(state.identities, state.fragments).number()
                assert action.number == right, seat


@LEVELS
def test_ts_54_a_whole_series_is_played_from_reveal_to_reveal(level: Level) -> None:
    *_, last = decisions(4, level, seed=0, options=Options())
    assert last.state.game > 1
    assert len(last.state.results) == last.state.game - 1


@LEVELS
def test_a_bot_waits_until_the_table_waits_for_it(level: Level) -> None:
    state = begun()
    for seat, has_turn in enumerate([True, False, False, False]):
        view = rulebook.view(state, seat)
        pace = player.pace(view, seat, level, Chance(b"pace"))
        assert (pace is not None and pace >= 1_000) is has_turn
        assert (player.act(view, seat, level, Chance(b"act")) is not None) is has_turn


def test_cards_are_thought_over_longer_than_places() -> None:
    laying, meeting = begun(), gather(begun(), (0, 1))
    paces = [
        player.pace(rulebook.view(state, 0), 0, Level.HARD, Chance(b"same"))
        for state in (laying, meeting)
    ]
    assert paces[0] is not None
    assert paces[1] is not None
    assert paces[0] < paces[1]


def test_the_careless_one_forgets_old_pairs_but_no_black_card() -> None:
    own, black = Clue(Source.OWN, 0, (F,), 0), Clue(Source.BLACK, 1, (B,), 1)
    pairs = [Clue(Source.PAIR, 2, (Z, N52), number) for number in range(1, 8)]
    kept = careless.recall([own, black, *pairs])
    assert kept == [own, black, *pairs[-careless.PAIRS_KEPT_IN_MIND :]]


@pytest.mark.parametrize("level", [Level.NORMAL, Level.HARD])
def test_ts_42_who_knows_all_goes_to_the_ally_and_calls(level: Level) -> None:
    state = knowing(begun(starter=1), 0, *KNOWS_ALL)
    for seat, place in ((1, RIALTO), (2, SALUTE), (3, SAN_MARCO)):
        state = play(state, seat, LayPlace(place))
    assert act(state, 0, level) == LayPlace(RIALTO)
    beside_ally = knowing(gather(begun(), (0, 1)), 0, *KNOWS_ALL)
    assert act(beside_ally, 0, level) == RIGHT


@LEVELS
def test_ts_47_who_knows_all_does_not_call_beside_a_rival(level: Level) -> None:
    beside_rival = knowing(gather(begun(), (0, 2)), 0, *KNOWS_ALL)
    assert isinstance(act(beside_rival, 0, level), ShowPair)


@pytest.mark.parametrize("level", [Level.EASY, Level.NORMAL])
def test_who_is_not_certain_exchanges(level: Level) -> None:
    state = knowing(gather(begun(), (0, 1)), 0, *KNOWS_ALLY)
    assert isinstance(act(state, 0, level), ShowPair)


def test_ts_33_the_planner_shows_a_black_card_to_the_ally_whom_it_has_identified() -> None:
    shown = act(knowing(gather(begun(), (0, 1)), 0, *KNOWS_ALLY), 0)
    assert isinstance(shown, ShowPair)
    assert shown.black is not None


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_planner_shows_nobody_else_a_black_card(seats: int) -> None:
    for state, seat, action in decisions(seats, Level.HARD, seed=8):
        if isinstance(action, ShowPair) and action.black is not None:
            own = rulebook.view(state, seat).own
            assert own is not None
            assert own.offers.to is not None
            ally = ALLY_OF[state.identities[seat]]
            assert seats == 4
            assert all(deal.holds(own.offers.to, ally) for deal in oracle.possible(own, seat))


def test_the_planner_tells_a_rival_nothing_new_if_it_can() -> None:
    """He has seen my identity: beside it, another identity is surely false and tells nothing."""
    state = gather(begun(), (0, 2))
    state = play(play(state, 0, shows((F, N29), IDENTITY)), 2, shows((Z, N52)))
    again = knowing(gather(state, (0, 2)), 0, *KNOWS_A_RIVAL)
    shown = act(again, 0)
    assert isinstance(shown, ShowPair)
    assert {shown.first, shown.second} <= {*IDENTITIES}


def test_the_planner_asks_where_most_is_to_be_learned() -> None:
    beside = gather(begun(), (0, AMBASSADOR))
    assert act(knowing(beside, 0, *KNOWS_ALLY), 0) in (AskFor(2), AskFor(3))
    assert act(knowing(beside, 0, *KNOWS_ALL), 0) == Decline()


def meet_in_five_rounds(state: State, *pair: int) -> State:
    """At each place once, while the others are alone."""
    apart = [each for each in range(5) if each not in pair]
    steps = [0 if each in pair else 1 + apart.index(each) for each in range(5)]
    for number in range(5):
        places = [PLACES[(number + step) % 5] for step in steps]
        state = exchange(visit(state, *places), *pair)
    return state


def calls(state: State, chance: float) -> bool:
    """Whether the planner of seat 0 would call a number that is so likely to be right."""
    seen = rulebook.view(knowing(gather(state, (0, 1)), 0, *KNOWS_ALLY), 0)
    assert seen.own is not None
    mask = knowledge.possible(knowledge.clues_of(seen.own, 0))
    moment = Situation(seen, seen.own, 0, mask, Chance(b"to call or not"))
    return planner.calls(moment, Guess(NUMBER, chance))


def test_the_planner_dares_more_when_a_rival_must_be_ready() -> None:
    calm, alarmed = begun(), begun()
    for pair in ((1, 2), (2, 3)):
        alarmed = meet_in_five_rounds(alarmed, *pair)
    almost = planner.PATIENCE - planner.ALARM / 2
    assert [calls(state, almost) for state in (calm, alarmed)] == [False, True]
    assert not calls(alarmed, planner.PATIENCE - planner.ALARM - 0.01)


def after_rounds(rounds: int) -> State:
    """In which nobody met."""
    state = begun()
    for _ in range(rounds):
        state = gather(state)
    return state


def test_the_planner_loses_patience_in_a_long_game() -> None:
    almost = planner.PATIENCE - 0.05
    assert not calls(begun(), almost)
    assert calls(after_rounds(45), almost)


def test_ts_47_not_even_without_any_patience_it_makes_a_call_that_is_ruled_out() -> None:
    state = after_rounds(75)
    assert isinstance(act(knowing(gather(state, (0, 2)), 0, *KNOWS_ALLY), 0), ShowPair)


@pytest.mark.parametrize("level", [Level.NORMAL, Level.HARD])
def test_ts_33_to_the_certain_ally_a_black_card_is_shown(level: Level) -> None:
    state = knowing(gather(begun(), (0, 1)), 0, *KNOWS_ALLY)
    shown = player.act(rulebook.view(state, 0), 0, level, Chance(b"a signal"))
    assert isinstance(shown, ShowPair)
    assert shown.black is not None
    rival = knowing(gather(begun(), (0, 2)), 0, *KNOWS_ALLY)
    shown = player.act(rulebook.view(rival, 0), 0, level, Chance(b"no signal"))
    assert isinstance(shown, ShowPair)
    assert shown.black is None


def test_the_logical_player_tells_a_rival_as_little_as_may_be() -> None:
    """Again and again the same true card: it says no more than it has said."""
    state = knowing(begun(), 0, *KNOWS_ALLY, Exchange(1, RIALTO, 2, (F, N11), (Z, N11)))
    view = rulebook.view(gather(state, (0, 2)), 0)
    shown = player.act(view, 0, Level.NORMAL, Chance(b"little"))
    assert view.own is not None
    assert isinstance(shown, ShowPair)
    left = {
        pair: (told_so_far(view.own.facts, 0, 2) & SHOWS[0][pair]).bit_count()
        for pair in view.own.offers.pairs
    }
    assert left[shown.first, shown.second] == max(left.values())


def test_the_logical_player_asks_for_the_card_that_tells_most() -> None:
    seen = [Answered(1, RIALTO, 0, 1, card) for card in (B, N11)]
    state = knowing(gather(begun(), (0, 4)), 0, *seen, Answered(1, RIALTO, 0, 2, Z))
    asked = player.act(rulebook.view(state, 0), 0, Level.NORMAL, Chance(b"whom"))
    assert asked in (AskFor(2), AskFor(3))


def test_ts_74_the_ambassador_dares_more_than_the_agents() -> None:
    view = rulebook.view(begun(5), AMBASSADOR)
    assert view.own is not None
    moment = Situation(view, view.own, AMBASSADOR, 1, Chance(b""))
    assert logical.calls(moment, Guess(NUMBER, 0.5))
    assert not logical.calls(moment._replace(seat=0), Guess(NUMBER, 0.9))
    assert logical.calls(moment._replace(seat=0), Guess(NUMBER, 1.0))
