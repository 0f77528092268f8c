"""The optional clock of a decision: what it does for whoever has not chosen in time."""

from tests.games.top_secret.scenes import (
    BASE,
    IDENTITY,
    N0,
    N11,
    N29,
    PONTE,
    TIMED,
    WRONG,
    B,
    F,
    X,
    Z,
    begun,
    call,
    expire,
    gather,
    last_fact,
    play,
    shows,
    visit,
)

from tablee.games.top_secret.data import DUMMY, PLACES
from tablee.games.top_secret.model.actions import AskFor, Continue, LayPlace
from tablee.games.top_secret.model.options import Options, Series
from tablee.games.top_secret.model.record import Answered, Exchange, Looked
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import Phase
from tablee.games.top_secret.rules import rulebook
from tablee.games.top_secret.rules.shown import true_pairs
from tablee.kernel.chance import Chance


def timed(seats: int = 4) -> State:
    return begun(seats, TIMED)


def test_nobody_is_hurried_by_default() -> None:
    assert rulebook.deadline(begun(options=BASE)) is None
    assert rulebook.deadline(gather(begun(options=BASE), (0, 1))) is None


def test_each_decision_has_its_time() -> None:
    state = rulebook.setup(TIMED, 4, Chance(b"clock"))
    assert rulebook.deadline(state) == 60_000
    (seat,) = state.to_act
    assert rulebook.deadline(play(state, seat, LayPlace(PONTE), at=10_000)) == 70_000


def test_who_still_chooses_keeps_the_time_that_is_left() -> None:
    state = gather(timed(), (0, 1))
    due = rulebook.deadline(state)
    assert due is not None
    assert rulebook.deadline(play(state, 0, shows((F, N0)), at=due - 1)) == due


def test_the_same_seat_has_new_time_for_a_new_decision() -> None:
    state = visit(timed(), *PLACES)
    state = gather(state, (0, 1))
    assert rulebook.deadline(state) == 65_000
    assert 0 in state.to_act


def test_the_first_free_place_is_laid() -> None:
    state = expire(play(timed(), 0, LayPlace(PONTE), at=5_000))
    assert state.rounds[0].places[:2] == (PONTE, PLACES[0])
    assert rulebook.deadline(state) == 5_000 + 60_000 + 60_000


def test_the_fifth_players_first_free_place_is_hidden() -> None:
    state = expire(timed(5))
    assert state.hidden_place is PLACES[0]
    assert state.to_act == (0,)


def test_a_legal_pair_is_shown_and_no_black_card() -> None:
    state = expire(play(gather(timed(), (0, 1)), 0, shows((F, N0), IDENTITY)))
    fact = last_fact(state, 1)
    assert isinstance(fact, Exchange)
    assert fact.seen == (F, N0)
    assert fact.shown in true_pairs(B, N11)
    assert fact.shown_black is None


def test_the_record_tells_for_whom_the_clock_chose() -> None:
    state = expire(play(gather(timed(), (0, 1)), 0, shows((F, N0))))
    assert rulebook.view(state, None).rounds[0].late == (1,)
    assert expire(expire(timed())).rounds[0].late == (0, 1)


def test_no_question_is_asked_and_nothing_looked_at() -> None:
    assert expire(gather(timed(), (0, 4))).rounds[0].meetings[0].asked is None
    state = expire(gather(timed(3), (0, DUMMY)))
    assert not state.rounds[0].meetings[0].has_looked
    assert state.facts == ((), (), ())


def test_the_fifth_player_does_not_call() -> None:
    state = expire(gather(timed(5), (0, 4)))
    assert state.phase is Phase.HIDING
    assert len(state.rounds) == 2


def test_the_asked_agent_shows_a_card_by_chance() -> None:
    asked = play(gather(timed(), (0, 4)), 0, AskFor(2))
    due = rulebook.deadline(asked)
    assert due is not None
    shown = set()
    for seed in range(20):
        state = rulebook.expire(asked, due, Chance(bytes([seed])))
        fact = last_fact(state, 0)
        assert isinstance(fact, Answered)
        shown.add(fact.card)
    assert shown == {Z, N0}


def test_who_asked_for_the_dummy_looks_at_a_card_by_chance() -> None:
    state = expire(play(gather(timed(3), (0, 4)), 0, AskFor(DUMMY)))
    fact = last_fact(state, 0)
    assert isinstance(fact, Looked)
    assert fact.card in (X, N29)


def test_the_reveal_does_not_wait_for_ever() -> None:
    state = call(gather(timed(), (0, 1)), 0, WRONG)
    state = expire(play(state, 2, Continue()))
    assert state.game == 2
    assert state.rounds[0].late == ()


def test_the_clock_stops_when_the_series_is_over() -> None:
    single = begun(options=Options(series=Series.SINGLE, seconds_per_decision=30))
    met = gather(single, (0, 1))
    assert rulebook.deadline(met) is not None
    assert rulebook.deadline(call(met, 0, WRONG)) is None
