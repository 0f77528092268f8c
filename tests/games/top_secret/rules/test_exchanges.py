"""Two agents meet: the pairs, the bans, the black card besides; and two before the fifth player."""

from collections.abc import Iterable

from msgspec.structs import replace
from tests.games.top_secret.scenes import (
    FRAGMENT,
    IDENTITY,
    N0,
    N11,
    N29,
    N52,
    RIALTO,
    B,
    F,
    X,
    Z,
    begun,
    exchange,
    gather,
    knowing,
    last_fact,
    play,
    refusal,
    shows,
)

from tablee.games.top_secret.model.actions import AskFor, Decline, IllegalCode, ShowPair
from tablee.games.top_secret.model.cards import Pair
from tablee.games.top_secret.model.record import Exchange
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import Offers, Phase
from tablee.games.top_secret.rules import rulebook
from tablee.games.top_secret.rules.shown import true_pairs


def met(state: State | None = None) -> State:
    """Seat 0, who is F with 52, meets seat 1, who is B with 11."""
    return gather(state or begun(), (0, 1))


def having_shown(state: State, seat: int, to: int, pairs: Iterable[Pair]) -> State:
    facts = [Exchange(1, RIALTO, to, pair, (Z, N0)) for pair in pairs]
    return knowing(state, seat, *facts)


def offers(state: State, seat: int) -> Offers:
    own = rulebook.view(state, seat).own
    assert own is not None
    return own.offers


def test_ts_25_each_shows_the_other_two_of_his_coloured_cards() -> None:
    state = play(met(), 0, shows((F, N0)))
    state = play(state, 1, shows((Z, N11)))
    place = state.rounds[0].meetings[0].place
    assert last_fact(state, 0) == Exchange(1, place, 1, shown=(F, N0), seen=(Z, N11))
    assert last_fact(state, 1) == Exchange(1, place, 0, shown=(Z, N11), seen=(F, N0))


def test_ts_25_both_must_do_it() -> None:
    state = met()
    assert refusal(state, 0, Decline()) is IllegalCode.NOT_AT_THIS_MEETING
    assert refusal(state, 0, AskFor(2)) is IllegalCode.NOT_AT_THIS_MEETING


def test_ts_26_exactly_one_of_the_two_is_true() -> None:
    """I am B with 11: (B, 0) and (11, 29) are legal; (B, 11) and (Z, 0) are not."""
    state = met()
    assert shows((B, N0)) in rulebook.legal(state, 1)
    assert shows((N11, N29)) in rulebook.legal(state, 1)
    assert refusal(state, 1, shows((B, N11))) is IllegalCode.BOTH_ARE_TRUE
    assert refusal(state, 1, shows((Z, N0))) is IllegalCode.NONE_IS_TRUE


def test_ts_27_two_true_cards_are_never_legal() -> None:
    state = met()
    for seat in (0, 1):
        true = {state.identities[seat], state.fragments[seat]}
        assert all(len(true & {*pair}) == 1 for pair in offers(state, seat).pairs)


def test_a_pair_is_named_in_order() -> None:
    assert refusal(met(), 1, shows((N0, B))) is IllegalCode.NOT_IN_ORDER
    assert refusal(met(), 1, shows((B, B))) is IllegalCode.NOT_IN_ORDER


def test_ts_29_both_choose_before_either_is_shown() -> None:
    state = play(met(), 0, shows((F, N0)))
    assert state.facts == ((),) * 4
    assert state.to_act == (1,)
    own, other = rulebook.view(state, 0).own, rulebook.view(state, 1).own
    assert own is not None
    assert other is not None
    assert own.choice == shows((F, N0))
    assert other.choice is None
    assert refusal(state, 0, shows((F, N11))) is IllegalCode.NOT_YOUR_TURN


def test_ts_30_the_same_agent_is_not_shown_the_same_pair_again() -> None:
    state = having_shown(met(), 1, 0, [(B, N0)])
    assert refusal(state, 1, shows((B, N0))) is IllegalCode.PAIR_WAS_SHOWN
    assert shows((B, N29)) in rulebook.legal(state, 1)
    assert offers(state, 1).seen_pairs == ((B, N0),)


def test_ts_30_another_agent_may_be_shown_it() -> None:
    state = having_shown(met(), 1, 2, [(B, N0)])
    assert shows((B, N0)) in rulebook.legal(state, 1)


def test_ts_30_in_the_next_meeting_of_a_real_game() -> None:
    state = exchange(met(), 0, 1)
    first = last_fact(state, 0)
    assert isinstance(first, Exchange)
    assert first.shown is not None
    state = gather(state, (0, 1))
    assert refusal(state, 0, shows(first.shown)) is IllegalCode.PAIR_WAS_SHOWN


def test_ts_31_the_ban_holds_for_every_pair_shown_to_that_agent() -> None:
    pairs = true_pairs(B, N11)[:11]
    state = having_shown(met(), 1, 0, pairs)
    assert offers(state, 1).pairs == true_pairs(B, N11)[11:]
    assert all(refusal(state, 1, shows(pair)) is IllegalCode.PAIR_WAS_SHOWN for pair in pairs)


def test_ts_32_when_all_twelve_are_used_the_ban_is_lifted() -> None:
    state = having_shown(met(), 1, 0, true_pairs(B, N11))
    assert offers(state, 1).pairs == true_pairs(B, N11)


def test_ts_33_a_black_card_tells_an_ally_who_one_is() -> None:
    """TS-34: besides the pair, to the agent met only."""
    state = play(met(), 0, shows((F, N0), IDENTITY))
    state = play(state, 1, shows((Z, N11)))
    told = last_fact(state, 1)
    assert isinstance(told, Exchange)
    assert told.seen == (F, N0)
    assert told.seen_black is F
    assert last_fact(state, 0) == replace(
        told, other=1, shown=(F, N0), seen=(Z, N11), shown_black=F, seen_black=None
    )
    assert state.facts[2:] == ((), ())


def test_ts_34_one_black_card_or_none_besides_each_pair() -> None:
    state = met()
    actions = [action for action in rulebook.legal(state, 0) if isinstance(action, ShowPair)]
    assert len(actions) == 12 * 3
    assert offers(state, 0).blacks == (IDENTITY, FRAGMENT)


def test_ts_40_a_black_card_shown_at_a_meeting_is_not_shown_to_that_agent_again() -> None:
    state = knowing(met(), 0, Exchange(1, RIALTO, 1, (F, N0), (Z, N11), shown_black=F))
    assert refusal(state, 0, shows((F, X), IDENTITY)) is IllegalCode.BLACK_WAS_SHOWN
    assert shows((F, X), FRAGMENT) in rulebook.legal(state, 0)
    assert offers(state, 0).seen_blacks == (IDENTITY,)


def test_ts_35_that_they_met_is_public_the_exchange_is_not() -> None:
    state = exchange(met(), 0, 1)
    for onlooker in (2, 3, None):
        view = rulebook.view(state, onlooker)
        assert view.rounds[0].meetings[0].visitors == (0, 1)
        assert view.rounds[0].meetings[0].is_settled
        assert view.own is None or view.own.facts == ()
        assert view.told == ()


def test_ts_50_both_meetings_may_choose_at_once_and_are_settled_in_order() -> None:
    state = gather(begun(), (0, 1), (2, 3))
    assert state.to_act == (0, 1, 2, 3)
    state = exchange(state, 2, 3)
    assert state.facts == ((),) * 4
    assert [meeting.is_settled for meeting in state.rounds[0].meetings] == [False, False]
    state = exchange(state, 0, 1)
    assert [len(facts) for facts in state.facts] == [1, 1, 1, 1]
    assert len(state.rounds) == 2


def test_ts_50_nobody_chooses_before_an_earlier_question_is_public() -> None:
    state = gather(begun(starter=2), (2, 4), (0, 1))
    assert state.to_act == (2,)
    state = play(state, 2, Decline())
    assert state.to_act == (0, 1)


def test_ts_70_two_agents_before_the_fifth_player_each_show_him_a_pair() -> None:
    state = gather(begun(5), (0, 1, 4))
    assert state.to_act == (0, 1, 4)
    state = play(state, 4, Decline())
    state = play(state, 0, shows((F, N0)))
    state = play(state, 1, shows((Z, N11)))
    place = state.rounds[0].meetings[0].place
    assert state.facts[4] == (
        Exchange(1, place, 0, shown=None, seen=(F, N0)),
        Exchange(1, place, 1, shown=None, seen=(Z, N11)),
    )


def test_ts_72_they_do_not_see_each_others_cards() -> None:
    state = play(gather(begun(5), (0, 1, 4)), 4, Decline())
    state = play(play(state, 0, shows((F, N0))), 1, shows((Z, N11)))
    place = state.rounds[0].meetings[0].place
    assert state.facts[0] == (Exchange(1, place, 4, shown=(F, N0), seen=None),)
    assert state.facts[1] == (Exchange(1, place, 4, shown=(Z, N11), seen=None),)


def test_ts_71_exactly_one_is_true_before_him_and_no_pair_comes_twice() -> None:
    state = having_shown(gather(begun(5), (0, 1, 4)), 0, 4, [(F, N0)])
    assert refusal(state, 0, shows((F, N0))) is IllegalCode.PAIR_WAS_SHOWN
    assert refusal(state, 0, shows((F, N52))) is IllegalCode.BOTH_ARE_TRUE
    assert refusal(state, 0, shows((B, N0))) is IllegalCode.NONE_IS_TRUE
    assert len(rulebook.legal(state, 0)) == 11


def test_ts_34_no_black_card_besides_for_the_fifth_player() -> None:
    state = gather(begun(5), (0, 1, 4))
    assert refusal(state, 0, shows((F, N0), IDENTITY)) is IllegalCode.NOT_AT_THIS_MEETING


def test_ts_73_two_agents_without_the_fifth_player_exchange_as_ever() -> None:
    state = exchange(gather(begun(5), (0, 1)), 0, 1)
    assert isinstance(last_fact(state, 0), Exchange)
    assert state.facts[4] == ()
    assert state.phase is Phase.HIDING
