"""The detective's reasons: they lead to the mark, and none of their clues can be spared."""

import pytest
from tests.games.top_secret.playing import last_decision
from tests.games.top_secret.scenes import N0, N11, N29, N52, B, F, X, Z

from tablee.games.top_secret import detective, knowledge, rules
from tablee.games.top_secret.cards import Card
from tablee.games.top_secret.data import AGENTS, CARDS
from tablee.games.top_secret.questions import Because, Clue, Mark, Source, Step
from tablee.kernel.rules import Level

ME = 1
"""Colonel Bubble, with 11."""
OWN = tuple(knowledge.dealt(ME, (B, N11)))


def pair(agent: int, one: Card, two: Card, number: int = 1) -> Clue:
    return Clue(Source.PAIR, agent, (one, two), number)


def black(agent: int, card: Card, number: int = 1) -> Clue:
    return Clue(Source.BLACK, agent, (card,), number)


def why(*learned: Clue, agent: int, card: Card) -> Because:
    because = detective.why((*OWN, *learned), agent, card)
    assert because is not None
    return because


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("level", [Level.NORMAL, Level.HARD])
def test_reasons_imply_their_marks_and_do_without_no_clue(seats: int, level: Level) -> None:
    state, seat, _ = last_decision(seats, level, seed=3)
    own = rules.view(state, seat).own
    assert own is not None
    clues = knowledge.clues_of(own, seat)
    for agent in AGENTS:
        for card in CARDS:
            because = detective.why(clues, agent, card)
            mark = knowledge.mark(knowledge.possible(clues), agent, card)
            assert mark is (because.mark if because else Mark.OPEN)
            if because:
                assert_is_minimal(because, agent, card)


def assert_is_minimal(because: Because, agent: int, card: Card) -> None:
    assert knowledge.mark(knowledge.possible(because.clues), agent, card) is because.mark
    for clue in because.clues:
        fewer = [other for other in because.clues if other != clue]
        assert knowledge.mark(knowledge.possible(fewer), agent, card) is Mark.OPEN


def test_what_is_open_has_no_reason() -> None:
    assert detective.why(OWN, 0, F) is None


def test_my_own_cards_are_certain_and_nobody_else_s() -> None:
    assert why(agent=ME, card=B) == Because(Mark.CERTAIN, Step.OWN_CARD, OWN[:1])
    assert why(agent=0, card=N11) == Because(Mark.CROSSED, Step.OWN_CARD, OWN[1:])


def test_a_black_card_speaks_for_itself() -> None:
    seen = black(0, F)
    assert why(seen, agent=0, card=F) == Because(Mark.CERTAIN, Step.BLACK_CARD, (seen,))
    assert why(seen, agent=2, card=F) == Because(Mark.CROSSED, Step.BLACK_CARD, (seen,))


def test_a_pair_of_identities_crosses_out_the_others() -> None:
    shown = pair(0, F, Z)
    assert why(shown, agent=0, card=X) == Because(Mark.CROSSED, Step.ONE_OF_TWO, (shown,))


def test_i_hold_11_and_was_shown_f_and_11_so_it_is_f() -> None:
    shown = pair(0, F, N11)
    because = why(shown, agent=0, card=F)
    assert because == Because(Mark.CERTAIN, Step.PAIR_AND_CARDS, (OWN[1], shown))


def test_the_last_owner_follows_from_all_the_others() -> None:
    seen = black(0, N52), black(2, N0)
    because = why(*seen, agent=3, card=N29)
    assert because == Because(Mark.CERTAIN, Step.CARDS, (OWN[1], *seen))


def test_two_pairs_say_more_than_each_since_nobody_holds_two_fragments() -> None:
    shown = pair(0, F, N52), pair(0, F, N0, number=2)
    assert why(*shown, agent=0, card=F) == Because(Mark.CERTAIN, Step.PAIRS, shown)
    assert detective.why((*OWN, shown[0]), 0, F) is None


def test_a_clue_that_is_not_needed_is_not_told() -> None:
    because = why(pair(2, Z, N52), black(3, X), pair(0, F, N11), agent=0, card=F)
    assert because.clues == (OWN[1], pair(0, F, N11))


def test_the_shorter_of_two_ways_is_told() -> None:
    because = why(pair(0, F, Z), pair(0, F, X, 2), black(0, F, 3), agent=0, card=Z)
    assert because == Because(Mark.CROSSED, Step.BLACK_CARD, (black(0, F, 3),))
