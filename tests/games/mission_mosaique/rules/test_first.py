"""Games that began by the first rules are played on by them: doubtful proposals are voted on."""

import pytest
from tests.games.mission_mosaique.rules.test_solving import WRONG, others
from tests.games.mission_mosaique.scenes import begun, code, do, drawn, guesser, opened

from tablee.games.mission_mosaique.model import IllegalCode, Phase, Propose, State, Vote
from tablee.games.mission_mosaique.rules import first
from tablee.kernel import registry
from tablee.kernel.chance import Chance
from tablee.kernel.errors import Illegal
from tablee.kernel.rules import Seat


def propose(state: State, answer: str) -> State:
    return first.play(state, guesser(state), Propose(answer), 0, Chance(b"first"))


def vote(state: State, seat: Seat, accepts: bool) -> State:
    return first.play(state, seat, Vote(accepts), 0, Chance(b"first"))


def test_mm_54_what_is_not_recognised_is_voted_on_at_once() -> None:
    state = propose(opened(drawn(begun(4))), WRONG)
    assert state.phase is Phase.VOTE
    for seat in others(state)[:2]:
        assert "abstain" not in first.view(state, seat).may
        state = vote(state, seat, accepts=True)
    assert state.phase is Phase.REVEAL and state.guess is not None and state.guess.is_right
    assert all("appeal" not in first.view(state, seat).may for seat in range(4))


def test_mm_54_the_guesser_has_no_vote() -> None:
    state = propose(opened(drawn(begun(4))), WRONG)
    with pytest.raises(Illegal) as refused:
        vote(state, guesser(state), accepts=True)
    assert refused.value.code is IllegalCode.OWN_PROPOSAL


def test_a_right_answer_turns_the_tile() -> None:
    state = opened(drawn(begun(3)))
    assert propose(state, code(state)).phase is Phase.REVEAL
    assert do(state, guesser(state), Propose(code(state))).phase is Phase.REVEAL


def test_the_registry_keeps_them() -> None:
    assert registry.load("mission_mosaique", 1).rules is first
