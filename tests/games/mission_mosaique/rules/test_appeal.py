"""An appeal against a proposal that missed: who may ask, who decides, and what comes of it."""

import pytest
from msgspec import UNSET
from msgspec.structs import replace
from tests.games.mission_mosaique.rules.test_solving import WRONG, others, refusal, revealed
from tests.games.mission_mosaique.scenes import (
    begun,
    code,
    do,
    drawn,
    guesser,
    let_time_act,
    opened,
)

from tablee.games.mission_mosaique.model import (
    Abstain,
    Appeal,
    Continue,
    IllegalCode,
    Options,
    Phase,
    Propose,
    ProposeNothing,
    State,
    Vote,
)
from tablee.games.mission_mosaique.rules import rulebook, solving, third, waiting
from tablee.kernel import registry
from tablee.kernel.chance import Chance


def missed(seats: int = 4) -> State:
    return revealed(drawn(begun(seats)), WRONG)


def appealed(seats: int = 4) -> State:
    state = missed(seats)
    return do(state, guesser(state), Appeal())


def is_right(state: State) -> bool | None:
    assert state.guess is not None
    return state.guess.is_right


def test_mm_69_a_miss_turns_the_tile_and_nobody_has_to_vote() -> None:
    state = missed()
    assert (state.phase, is_right(state)) == (Phase.REVEAL, False)
    assert do(state, guesser(state), Continue()).phase is Phase.GUESS


def test_mm_69_the_guesser_or_any_teammate_may_appeal() -> None:
    state = missed()
    for seat in range(4):
        assert "appeal" in rulebook.view(state, seat).may
        assert do(state, seat, Appeal()).phase is Phase.VOTE


def test_mm_69_a_teammate_who_appeals_has_accepted() -> None:
    state = missed()
    asks = others(state)[0]
    state = do(state, asks, Appeal())
    assert state.guess is not None and state.guess.votes[asks] is True
    assert refusal(state, asks, Vote(accepts=False)) is IllegalCode.ALREADY_VOTED


def test_mm_69_one_appeals_once_and_only_against_a_proposal_that_missed() -> None:
    right = revealed(drawn(begun(4)))
    assert refusal(right, 0, Appeal()) is IllegalCode.NO_APPEAL
    silent = opened(drawn(begun(4)))
    silent = do(silent, guesser(silent), ProposeNothing())
    assert refusal(silent, 0, Appeal()) is IllegalCode.NO_APPEAL
    lost = appealed()
    for seat in others(lost)[:2]:
        lost = do(lost, seat, Vote(accepts=False))
    assert (lost.phase, is_right(lost)) == (Phase.REVEAL, False)
    assert refusal(lost, 0, Appeal()) is IllegalCode.NO_APPEAL
    assert refusal(opened(drawn(begun(4))), 0, Appeal()) is IllegalCode.WRONG_PHASE


def test_mm_69_some_seconds_later_nobody_may_appeal_any_more() -> None:
    state = opened(drawn(begun(4)))
    state = do(state, guesser(state), Propose(WRONG), at=5_000)
    shown = rulebook.view(state, None).guess
    assert shown is not None and shown.appeal_until_ms == 5_000 + waiting.APPEAL_MS
    assert rulebook.deadline(state) == shown.appeal_until_ms
    state = let_time_act(state)
    assert all("appeal" not in rulebook.view(state, seat).may for seat in range(4))
    assert refusal(state, 0, Appeal()) is IllegalCode.NO_APPEAL
    assert rulebook.deadline(state) is None
    assert do(state, guesser(state), Continue()).phase is Phase.GUESS


def test_mm_69_an_appeal_in_time_is_decided_without_haste() -> None:
    state = appealed()
    assert rulebook.deadline(state) is None
    for seat in others(state)[:2]:
        state = do(state, seat, Vote(accepts=False), at=60_000)
    assert (state.phase, rulebook.deadline(state)) == (Phase.REVEAL, None)


def test_mm_69_a_right_answer_starts_no_clock() -> None:
    assert rulebook.deadline(revealed(drawn(begun(4)))) is None


def test_mm_69_by_the_third_rules_an_appeal_waits_as_long_as_the_picture_lies_there() -> None:
    state = replace(missed(), edition=UNSET)
    assert state.guess is not None
    state = replace(state, guess=replace(state.guess, appeal_until_ms=UNSET))
    assert third.deadline(state) is None
    later = third.play(state, guesser(state), Appeal(), 900_000, Chance(b"later"))
    assert later.phase is Phase.VOTE
    begins = third.setup(Options(), 3, Chance(b"third"))
    assert begins.edition is UNSET
    assert registry.load("mission_mosaique", 3).rules is third


def test_mm_69_an_appeal_that_is_accepted_earns_the_stamp() -> None:
    state = appealed()
    for seat in others(state)[:2]:
        state = do(state, seat, Vote(accepts=True))
    assert (state.phase, solving.stamps(state)) == (Phase.REVEAL, 1)


@pytest.mark.parametrize("accepts", [True, False])
def test_mm_70_where_all_others_abstain_the_guesser_decides(accepts: bool) -> None:
    state = appealed()
    for seat in others(state):
        assert refusal(state, guesser(state), Vote(accepts)) is IllegalCode.OWN_PROPOSAL
        state = do(state, seat, Abstain())
    assert refusal(state, guesser(state), Abstain()) is IllegalCode.NO_APPEAL
    state = do(state, guesser(state), Vote(accepts))
    assert (state.phase, is_right(state)) == (Phase.REVEAL, accepts)


@pytest.mark.parametrize(
    ("accepted", "refused", "abstained", "expected"),
    [(1, 0, 3, True), (1, 1, 2, False), (2, 1, 1, True), (0, 1, 3, False)],
    ids=["one alone", "a tie", "two against one", "one against"],
)
def test_mm_70_more_than_half_of_those_who_do_not_abstain_accepts(
    accepted: int, refused: int, abstained: int, expected: bool
) -> None:
    state = appealed(5)
    actions = [Abstain()] * abstained + [Vote(accepts=True)] * accepted
    for seat, action in zip(
        others(state), [*actions, *[Vote(accepts=False)] * refused], strict=True
    ):
        assert state.phase is Phase.VOTE
        state = do(state, seat, action)
        if state.phase is Phase.REVEAL:
            break
    assert (state.phase, is_right(state)) == (Phase.REVEAL, expected)


def test_mm_70_who_abstained_cannot_vote_any_more() -> None:
    state = appealed()
    seat = others(state)[0]
    state = do(state, seat, Abstain())
    assert refusal(state, seat, Vote(accepts=True)) is IllegalCode.ALREADY_VOTED
    assert refusal(state, seat, Abstain()) is IllegalCode.ALREADY_VOTED
    shown = rulebook.view(state, None).guess
    assert shown is not None and shown.abstained == (seat,)


def test_mm_70_nobody_can_vote_where_nobody_appealed() -> None:
    state = missed()
    assert refusal(state, others(state)[0], Vote(accepts=True)) is IllegalCode.WRONG_PHASE
    assert code(state) != WRONG
    assert Propose(WRONG) not in rulebook.legal(state, guesser(state))
