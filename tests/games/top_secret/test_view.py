"""What each seat sees, and what it does not."""

import msgspec
import pytest
from tests.games.top_secret.playing import decisions
from tests.games.top_secret.scenes import (
    IDENTITY,
    N0,
    N11,
    NUMBER,
    RIGHT,
    WRONG,
    B,
    F,
    X,
    Z,
    begun,
    call,
    exchange,
    gather,
    next_game,
    play,
    shows,
)

from tablee.games.top_secret.data import CARDS, PLACES
from tablee.games.top_secret.model.actions import AskFor
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import Offers, OwnView, View
from tablee.games.top_secret.rules import rulebook
from tablee.games.top_secret.rules.offers import NOTHING
from tablee.kernel.rules import Level


def own(state: State, seat: int) -> OwnView:
    seen = rulebook.view(state, seat).own
    assert seen is not None
    return seen


def without_own(view: View) -> View:
    return msgspec.structs.replace(view, own=None)


def offers(state: State, seat: int) -> Offers:
    return own(state, seat).offers


def test_a_spectator_sees_what_everybody_sees_and_no_more() -> None:
    state = exchange(gather(begun(), (0, 1)), 0, 1)
    seen = rulebook.view(state, None)
    assert seen.own is None
    assert all(without_own(rulebook.view(state, seat)) == seen for seat in range(4))


def test_ts_13_no_black_card_is_told_to_onlookers() -> None:
    state = play(gather(begun(), (0, 1)), 0, shows((F, N0), IDENTITY))
    state = play(state, 1, shows((Z, N11), IDENTITY))
    told = msgspec.json.encode(rulebook.view(state, None)).decode()
    assert not any(f'"{card}"' in told for card in (*NUMBER, F, B, Z, X))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ts_35_ts_41_the_casebook_is_the_same_for_all_and_names_no_card(seats: int) -> None:
    for state, *_ in decisions(seats, Level.NORMAL, seed=7):
        public = rulebook.view(state, None).rounds
        assert all(rulebook.view(state, seat).rounds == public for seat in range(seats))
        told = msgspec.json.encode(public).decode()
        assert not any(f'"{card}"' in told for card in CARDS)


def test_only_the_awaited_are_offered_anything() -> None:
    state = begun()
    assert offers(state, 0).places == PLACES
    assert all(offers(state, seat) == NOTHING for seat in (1, 2, 3))


def test_an_exchange_offers_pairs_black_cards_and_the_call() -> None:
    offered = offers(gather(begun(), (0, 1)), 0)
    assert (len(offered.pairs), len(offered.blacks), offered.to) == (12, 2, 1)
    assert (offered.can_call, offered.can_decline) == (True, False)


def test_the_asked_agent_is_told_who_asks() -> None:
    state = play(gather(begun(), (0, 4)), 0, AskFor(2))
    assert offers(state, 2).to == 0
    assert len(offers(state, 2).answers) == 2


def test_what_was_learned_is_kept_in_order() -> None:
    state = exchange(gather(begun(), (0, 1)), 0, 1)
    state = exchange(gather(state, (0, 2)), 0, 2)
    assert [fact.round for fact in own(state, 0).facts] == [1, 2]
    assert len(own(state, 1).facts) == len(own(state, 2).facts) == 1


@pytest.mark.parametrize("seat", [2, None])
def test_when_a_game_is_over_everybody_sees_what_everybody_had_learned(seat: int | None) -> None:
    met = exchange(gather(begun(), (0, 1)), 0, 1)
    assert rulebook.view(met, seat).told == ()
    ended = call(gather(met, (0, 1)), 0, WRONG)
    view = rulebook.view(ended, seat)
    assert view.told == met.facts
    assert view.results[-1].identities == (F, B, Z, X)
    assert view.results[-1].fragments == NUMBER


def test_the_next_game_begins_with_nothing_told() -> None:
    ended = call(gather(exchange(gather(begun(), (0, 1)), 0, 1), (0, 1)), 0, RIGHT)
    view = rulebook.view(next_game(ended), 2)
    assert view.told == ()
    assert view.own is not None
    assert view.own.facts == ()
    assert len(view.rounds) == 1


def test_the_target_is_told() -> None:
    assert rulebook.view(begun(), None).target == 3
