"""The solving phase: opening, one proposal, the vote, stamps, rounds and ranks."""

import pytest
from msgspec.structs import replace
from tests.games.mission_mosaique.scenes import (
    begun,
    code,
    do,
    drawn,
    guesser,
    let_time_act,
    opened,
    until_over,
    with_pens_down,
)

from tablee.games.mission_mosaique.data.words import sorted_cards
from tablee.games.mission_mosaique.model import (
    Action,
    Appeal,
    Consult,
    Continue,
    IllegalCode,
    OpenNotebook,
    Phase,
    Propose,
    ProposeNothing,
    Reason,
    State,
    Vote,
    Whisper,
    WishVoid,
)
from tablee.games.mission_mosaique.rules import naming, rulebook, solving
from tablee.kernel.chance import Chance
from tablee.kernel.errors import Illegal
from tablee.kernel.rules import Seat

WRONG = "zzz"


def refusal(state: State, seat: Seat, action: Action) -> IllegalCode:
    with pytest.raises(Illegal) as refused:
        do(state, seat, action)
    assert isinstance(refused.value.code, IllegalCode)
    return refused.value.code


def others(state: State) -> list[Seat]:
    return [seat for seat in range(state.seats) if seat != guesser(state)]


def revealed(state: State, answer: str | None = None) -> State:
    """The picture is guessed, by default rightly."""
    state = opened(state)
    return do(state, guesser(state), Propose(answer or code(state)))


def put_away(state: State) -> State:
    return do(state, guesser(state), Continue())


def solved(state: State) -> State:
    return put_away(revealed(state))


def missed(state: State) -> State:
    state = opened(state)
    return put_away(do(state, guesser(state), ProposeNothing()))


# The order


def test_mm_46_mm_47_a_player_drawn_by_lot_begins() -> None:
    state = drawn(begun(4))
    last_page = replace(state, phase=Phase.DRAW, page=5, guess=None)
    first = {
        guesser(rulebook.expire(last_page, 0, Chance(seed.to_bytes(2, "big"))))
        for seed in range(40)
    }
    assert first == {0, 1, 2, 3}


def test_mm_48_the_others_follow_clockwise() -> None:
    state = drawn(begun(4))
    first = guesser(state)
    assert solving.guessers(state) == tuple((first + i) % 4 for i in range(4))
    assert guesser(solved(state)) == (first + 1) % 4


# One picture


def test_mm_49_mm_50_the_picture_is_everybodys_from_the_moment_it_is_opened() -> None:
    state = drawn(begun(3))
    for seat in (None, 0, 1, 2):
        closed = rulebook.view(state, seat).guess
        assert closed is not None and closed.ink == ()
    state = opened(state)
    for seat in (None, 0, 1, 2):
        shown = rulebook.view(state, seat).guess
        assert shown is not None and len(shown.ink) == 6 and all(shown.ink)
    assert refusal(state, guesser(state), OpenNotebook()) is IllegalCode.ALREADY_OPEN
    assert refusal(state, others(state)[0], OpenNotebook()) is IllegalCode.NOT_YOUR_GUESS


def test_mm_51_one_proposal_then_the_tile_is_turned() -> None:
    state = drawn(begun(3))
    assert refusal(state, guesser(state), Propose("chat")) is IllegalCode.OPEN_IT_FIRST
    assert refusal(state, guesser(state), ProposeNothing()) is IllegalCode.OPEN_IT_FIRST
    state = opened(state)
    hidden = rulebook.view(state, 0).guess
    assert hidden is not None and hidden.word == ""
    word = code(state)
    state = do(state, guesser(state), Propose(word))
    turned = rulebook.view(state, None).guess
    assert turned is not None and turned.word == word
    assert refusal(state, guesser(state), Propose(word)) is IllegalCode.WRONG_PHASE


def test_mm_52_a_right_answer_earns_one_stamp() -> None:
    state = revealed(drawn(begun(3)))
    assert state.phase is Phase.REVEAL
    assert solving.stamps(state) == 1
    assert solving.stamps(put_away(state)) == 1


def test_mm_53_a_synonym_counts_as_right() -> None:
    state = opened(drawn(begun(3)))
    synonym = next(
        i for i, card in enumerate(sorted_cards()) if all(len(w.fr) > 1 for w in card.words)
    )
    state = replace(state, cards=(synonym,) * 3)
    assert state.guess is not None
    starter = solving.starter(state, state.guess)
    other_name = naming.word(state, starter).fr[1]
    state = do(state, guesser(state), Propose(other_name))
    assert state.guess is not None and state.guess.is_right


def test_mm_56_no_proposal_counts_as_wrong() -> None:
    state = opened(drawn(begun(3)))
    state = do(state, guesser(state), ProposeNothing())
    assert (state.phase, solving.stamps(state)) == (Phase.REVEAL, 0)
    assert rulebook.deadline(state) is None


@pytest.mark.parametrize(
    ("seats", "votes", "is_right"),
    [
        (4, (True, True), True),
        (4, (True, False, True), True),
        (4, (False, False), False),
        (3, (True, False), False),
        (5, (True, True, False, False), False),
    ],
    ids=["two of three", "two of three, one against", "two against", "a tie", "a tie of four"],
)
def test_mm_54_more_than_half_of_the_others_accepts_a_tie_refuses(
    seats: int, votes: tuple[bool, ...], is_right: bool
) -> None:
    state = revealed(drawn(begun(seats)), WRONG)
    state = do(state, guesser(state), Appeal())
    assert state.phase is Phase.VOTE
    voters = others(state)
    for voter, accepts in zip(voters, votes, strict=False):
        assert state.phase is Phase.VOTE
        state = do(state, voter, Vote(accepts))
    assert state.phase is Phase.REVEAL
    assert state.guess is not None and state.guess.is_right is is_right


def test_mm_54_a_vote_is_given_once_and_never_on_ones_own_proposal() -> None:
    state = revealed(drawn(begun(5)), WRONG)
    state = do(state, guesser(state), Appeal())
    assert refusal(state, guesser(state), Vote(accepts=True)) is IllegalCode.OWN_PROPOSAL
    state = do(state, others(state)[0], Vote(accepts=True))
    assert refusal(state, others(state)[0], Vote(accepts=False)) is IllegalCode.ALREADY_VOTED
    assert refusal(state, others(state)[1], Continue()) is IllegalCode.WRONG_PHASE


@pytest.mark.parametrize("seats", range(3, 9))
def test_mm_55_nobody_can_learn_the_own_code_early(seats: int) -> None:
    state = begun(seats)
    while state.phase is Phase.READ:
        for seat in range(seats):
            view = rulebook.view(state, seat)
            assert view.own is not None and view.own.recipient != seat
        state = let_time_act(with_pens_down(state))


def test_mm_57_nobody_else_may_help() -> None:
    state = opened(drawn(begun(7)))
    for seat in others(state):
        assert refusal(state, seat, Consult("chat")) is IllegalCode.NO_CONSULTING
    assert not rulebook.is_chat_open(state)


def test_mm_58_with_eight_the_right_neighbour_may_be_consulted() -> None:
    state = opened(drawn(begun(8)))
    adviser = (guesser(state) - 1) % 8
    assert "consult" in rulebook.view(state, adviser).may
    state = do(state, adviser, Consult("un chat ?"))
    shown = rulebook.view(state, guesser(state)).guess
    assert shown is not None
    assert (shown.adviser, shown.whispers) == (adviser, (Whisper(adviser, "un chat ?"),))
    assert refusal(state, (adviser - 1) % 8, Consult("non")) is IllegalCode.NO_CONSULTING
    without = replace(state, options=replace(state.options, may_consult=False))
    assert refusal(without, adviser, Consult("chat")) is IllegalCode.NO_CONSULTING


# Honour


def test_mm_30_mm_31_mm_32_the_team_may_agree_to_give_a_stamp_back() -> None:
    state = revealed(drawn(begun(4)))
    for seat in (0, 1):
        state = do(state, seat, WishVoid(wishes=True))
    assert solving.stamps(state) == 1
    assert refusal(state, 0, WishVoid(wishes=True)) is IllegalCode.ALREADY_SO
    state = do(state, 2, WishVoid(wishes=True))
    assert solving.stamps(state) == 0
    back = do(state, 2, WishVoid(wishes=False))
    assert solving.stamps(back) == 1
    assert not put_away(state).pictures[0].has_stamp


def test_mm_32_there_is_nothing_to_give_back_without_a_stamp() -> None:
    state = opened(drawn(begun(3)))
    state = do(state, guesser(state), ProposeNothing())
    assert refusal(state, 0, WishVoid(wishes=True)) is IllegalCode.NO_STAMP


def test_mm_33_no_talk_while_codes_are_known() -> None:
    state = begun(3)
    assert not rulebook.is_chat_open(state)
    assert rulebook.is_chat_open(revealed(drawn(state)))


# Rounds and the end


def test_mm_21_mm_62_three_rounds_each_one_level_higher() -> None:
    state = begun(3)
    for level in (1, 2, 3):
        assert state.round == level
        assert {sorted_cards()[index].level for index in state.cards} == {level}
        state = drawn(state)
        for _ in range(3):
            state = missed(state)
    assert state.phase is Phase.OVER


def test_mm_59_a_round_gives_up_to_a_stamp_for_each_player() -> None:
    state = drawn(begun(3))
    for _ in range(3):
        state = solved(state)
    assert solving.stamps(state) == 3


def test_only_the_guesser_puts_the_picture_away() -> None:
    state = revealed(drawn(begun(3)))
    assert refusal(state, others(state)[0], Continue()) is IllegalCode.NOT_YOUR_GUESS


def test_mm_63_the_stamps_of_all_are_added() -> None:
    state = until_over(begun(3), solved)
    outcome = rulebook.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0, 1, 2), (9, 9, 9))
    assert outcome.reason == Reason.RANK_S
    assert len(state.pictures) == 9


def test_a_team_that_misses_all_has_no_winners() -> None:
    outcome = rulebook.outcome(until_over(begun(3), missed))
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((), (0, 0, 0), Reason.RANK_E)


RANKS = {
    3: (2, 4, 6, 8, 9),
    4: (3, 5, 8, 10, 12),
    5: (3, 6, 9, 12, 15),
    6: (4, 8, 11, 15, 18),
    7: (5, 9, 13, 17, 21),
    8: (5, 10, 15, 20, 24),
}
"""The table of MM-64: the fewest stamps for D, C, B, A and S."""


@pytest.mark.parametrize(("seats", "least"), RANKS.items())
def test_mm_64_the_table_of_ranks(seats: int, least: tuple[int, ...]) -> None:
    for stamps in range(3 * seats + 1):
        expected = list(Reason)[sum(stamps >= fewest for fewest in least)]
        assert solving.rank(stamps, seats) is expected


def test_mm_65_who_leaves_draws_blanks_guesses_wrong_and_the_maximum_stays() -> None:
    gone = 1
    state = drawn(begun(4), gone=gone)
    while state.phase is Phase.GUESS:
        state = missed(state) if guesser(state) == gone else solved(state)
    for picture in state.pictures:
        for author, ink in zip(picture.authors, picture.ink, strict=True):
            assert (ink == ()) == (author == gone)
    assert solving.stamps(state) == 3
    assert solving.rank(3 * solving.stamps(state), state.seats) is Reason.RANK_B
