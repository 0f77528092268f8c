"""The readings that divide real tables: who chooses the black card, and whether owners count."""

import pytest
from tests.games.top_secret.scenes import (
    FRAGMENT,
    IDENTITY,
    N0,
    NUMBER,
    OWNERS,
    RIALTO,
    RIGHT,
    Z,
    begun,
    call,
    gather,
    knowing,
    last_fact,
    play,
    refusal,
    result,
)

from tablee.games.top_secret.advice.guessing import best_guess, is_ready
from tablee.games.top_secret.model.actions import AnswerWith, AskFor, Call, Decline, IllegalCode
from tablee.games.top_secret.model.cards import Black, Card
from tablee.games.top_secret.model.options import Chooser, Options
from tablee.games.top_secret.model.record import Answered, Reason
from tablee.games.top_secret.rules.offers import offers

ASKER = Options(black_card=Chooser.ASKER)
OWNERS_COUNT = Options(owners_count=True)


@pytest.mark.parametrize(("black", "card"), [(IDENTITY, Z), (FRAGMENT, N0)])
def test_ts_37_by_option_the_asker_chooses_the_card(black: Black, card: Card) -> None:
    asked = play(gather(begun(options=ASKER), (0, 4)), 0, AskFor(2))
    assert asked.to_act == (0,)
    assert refusal(asked, 2, AnswerWith(black)) is IllegalCode.NOT_YOUR_TURN
    shown = play(asked, 0, AnswerWith(black))
    for seat in (0, 2):
        fact = last_fact(shown, seat)
        assert isinstance(fact, Answered)
        assert (fact.asker, fact.asked, fact.card) == (0, 2, card)
    assert shown.facts[1] == shown.facts[3] == ()


def test_ts_38_by_option_the_asker_chooses_none_that_he_has_seen() -> None:
    state = knowing(begun(options=ASKER), 0, Answered(1, RIALTO, 0, 2, Z))
    asked = play(gather(state, (0, 4)), 0, AskFor(2))
    assert offers(asked, 0).answers == (FRAGMENT,)
    assert offers(asked, 0).of == 2
    assert refusal(asked, 0, AnswerWith(IDENTITY)) is IllegalCode.BLACK_WAS_SHOWN


def test_ts_69_by_option_the_fifth_player_sees_the_card_as_well() -> None:
    asked = play(gather(begun(5, ASKER), (0, 4)), 0, AskFor(2))
    shown = play(play(asked, 4, Decline()), 0, AnswerWith(FRAGMENT))
    assert last_fact(shown, 4) == last_fact(shown, 0)


WRONG_OWNERS = Call(NUMBER, (0, 1, 3, 2))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ts_48_by_option_the_owners_count(seats: int) -> None:
    met = gather(begun(seats, OWNERS_COUNT), (0, 1))
    wrong, right = (result(call(met, 0, said)) for said in (WRONG_OWNERS, RIGHT))
    assert (wrong.reason, right.reason) == (Reason.WRONG_OWNERS, Reason.RIGHT_CALL)
    assert 0 in right.winners
    assert 0 not in wrong.winners
    assert len(wrong.winners) == seats - len(right.winners)


def test_ts_48_without_it_they_do_not() -> None:
    assert result(call(gather(begun(), (0, 1)), 0, WRONG_OWNERS)).reason is Reason.RIGHT_CALL
    assert RIGHT.owners == OWNERS


def test_ts_48_where_owners_count_one_deal_alone_is_certain() -> None:
    two_deals = 0b11
    assert best_guess(two_deals, two_deals, owners_count=True).chance == 0.5
    assert not is_ready(two_deals, 3, 0, owners_count=True)
    assert is_ready(0b1, 3, 0, owners_count=True)
