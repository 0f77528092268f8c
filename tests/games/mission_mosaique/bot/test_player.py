"""Bots draw inside their frames and their time, guess once, and never hold up a table."""

import pytest
from msgspec.structs import replace
from tests.games.mission_mosaique.scenes import (
    begun,
    code,
    do,
    drawn,
    frame_of,
    guesser,
    opened,
    piece,
    with_pens_down,
)

from tablee.games.mission_mosaique.bot import player
from tablee.games.mission_mosaique.data.words import words
from tablee.games.mission_mosaique.model import (
    Abstain,
    Appeal,
    CardLanguage,
    Consult,
    Continue,
    Draw,
    GuessAlong,
    NotebookColour,
    Options,
    PackWord,
    Phase,
    PickNotebook,
    Propose,
    ProposeNothing,
    State,
    Vote,
)
from tablee.games.mission_mosaique.rules import drawing, first, rulebook
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level, Seat
from tablee.testing.recorder import Recorder

# The same lines again and again, four times slower when they are traced.
pytestmark = pytest.mark.no_cover

LEVELS = pytest.mark.parametrize("level", Level)


def act(state: State, seat: Seat, level: Level = Level.HARD) -> object:
    return player.act(rulebook.view(state, seat), seat, level, Chance(b"act"))


def pace_of_guesser(state: State) -> int:
    seat = guesser(state)
    found = player.pace(rulebook.view(state, seat), seat, Level.HARD, Chance(b"pace"))
    assert found is not None
    return found


def drawn_out(state: State, seat: Seat, level: Level) -> tuple[State, int]:
    """All that the bot means to draw on this page, and how long it takes for it."""
    spent = 0
    while True:
        pace = player.pace(rulebook.view(state, seat), seat, level, Chance(b"pace"))
        action = act(state, seat, level)
        if pace is None:
            assert action is None
            return state, spent
        assert isinstance(action, Draw)
        state, spent = do(state, seat, action), spent + pace


@LEVELS
def test_mm_28_mm_29_a_bot_draws_in_its_frame_and_in_its_time(level: Level) -> None:
    for seat in range(3):
        state, spent = drawn_out(with_pens_down(begun(3)), seat, level)
        assert spent <= 10_000
        frame = frame_of(state, seat)
        for stroke in drawing.ink_of(state, seat):
            assert all(map(frame.holds, zip(stroke[::4], stroke[1::4], strict=True)))


def test_a_bot_means_the_same_picture_whenever_it_looks() -> None:
    """Somebody else's moves do not make it begin anew."""
    state = with_pens_down(begun(3))
    once, _ = drawn_out(state, 0, Level.HARD)
    again, _ = drawn_out(state, 0, Level.HARD)
    assert drawing.ink_of(once, 0) == drawing.ink_of(again, 0)


def test_a_bot_that_takes_over_adds_to_what_a_person_has_drawn() -> None:
    state = with_pens_down(begun(3))
    state = do(state, 0, piece(state, 0, 10, 20))
    taken_over, _ = drawn_out(state, 0, Level.HARD)
    begun_by_person, *more = drawing.ink_of(taken_over, 0)
    assert begun_by_person[3::4] == (10, 20)
    assert more


def test_mm_51_a_bot_proposes_once_what_it_sees() -> None:
    state = opened(drawn(begun(3)))
    assert isinstance(act(state, guesser(state)), Propose)


def test_mm_56_a_bot_that_sees_nothing_proposes_nothing() -> None:
    state = drawn(begun(3))
    state = opened(replace(state, ink=(((),) * 6,) * 3))
    assert act(state, guesser(state)) == ProposeNothing()


def test_mm_58_a_bot_waits_to_be_asked_then_wavers_between_some_words() -> None:
    state = opened(drawn(begun(8, may_consult=True)))
    adviser = (guesser(state) - 1) % 8
    state = do(state, adviser, GuessAlong("rien"))
    assert act(state, adviser) is None
    state = do(state, guesser(state), Consult("une idée ?"))
    whisper = act(state, adviser)
    assert isinstance(whisper, Consult)
    assert whisper.idea.count("?") == 3, "a hint names several"
    assert act(do(state, adviser, whisper), adviser) is None


def test_mm_58_a_bot_that_guesses_asks_first_and_listens() -> None:
    state = opened(drawn(begun(8)))
    asked = act(state, guesser(state))
    assert isinstance(asked, Consult)
    state = do(state, guesser(state), asked)
    assert pace_of_guesser(state) >= 14_000, "the neighbour is given time"
    named = asked.idea.split(" ?")[-2].strip()
    heard = do(state, (guesser(state) - 1) % 8, Consult(f"plutôt, {named} ?"))
    assert pace_of_guesser(heard) < 14_000
    assert act(heard, guesser(heard)) == Propose(named)


def test_mm_72_a_bot_that_did_not_draw_guesses_along_once() -> None:
    state = opened(drawn(begun(8)))
    neighbour = (guesser(state) - 1) % 8
    along = act(state, neighbour)
    assert isinstance(along, GuessAlong)
    assert act(do(state, neighbour, along), neighbour) is None


def test_mm_78_a_bot_lets_people_choose_first() -> None:
    state = rulebook.setup(Options(), 4, Chance(b"choosing"))
    state = do(state, 1, PickNotebook(NotebookColour.RED))
    assert list(player.yields_to(rulebook.view(state, 0), 0)) == [0, 2, 3]
    assert list(player.yields_to(rulebook.view(begun(4), 0), 0)) == []


def test_mm_79_a_bot_draws_of_a_pack_only_what_it_knows() -> None:
    pack = tuple(PackWord((f"truc {number}",)) for number in range(9))
    state = with_pens_down(begun(3, pack=pack))
    assert act(state, 0) is None
    known = tuple(PackWord((word.name(CardLanguage.FRENCH),)) for word in words()[:9])
    state = with_pens_down(begun(3, pack=known))
    assert isinstance(act(state, 0), Draw)


def test_mm_70_a_bot_abstains_from_an_appeal_and_raises_none() -> None:
    state = opened(drawn(begun(4)))
    state = do(state, guesser(state), Propose("zzz"))
    teammate = (guesser(state) + 1) % 4
    assert act(state, teammate) is None
    assert act(state, guesser(state)) == Continue()
    state = do(state, guesser(state), Appeal())
    assert act(state, teammate) == Abstain()


def test_mm_69_a_bot_leaves_time_to_appeal() -> None:
    state = opened(drawn(begun(4)))
    missed = do(state, guesser(state), Propose("zzz"))
    solved = do(state, guesser(state), Propose(code(state)))
    assert pace_of_guesser(missed) >= 9_000 > 7_000 >= pace_of_guesser(solved)


@pytest.mark.parametrize(("more", "accepts"), [("joli {}", True), ("zzz", False)])
def test_mm_53_by_the_first_rules_a_bot_accepts_what_says_the_code_and_more(
    more: str, accepts: bool
) -> None:
    state = opened(drawn(begun(4)))
    proposal = Propose(more.format(code(state)))
    state = first.play(state, guesser(state), proposal, 0, Chance(b"first"))
    assert state.phase is Phase.VOTE
    assert act(state, (guesser(state) + 1) % 4) == Vote(accepts)


@pytest.mark.parametrize("seats", [3, 7, 8])
def test_bots_play_a_whole_game(seats: int) -> None:
    recorder = Recorder("mission_mosaique", f"bots {seats}", Options(), seats)
    recorder.start()
    recorder.let_bots_play()
    outcome = recorder.match.outcome
    assert outcome is not None
    assert len(recorder.match.state.pictures) == 3 * seats
    assert outcome.scores[0] > 0, "good drawers are understood now and then"
