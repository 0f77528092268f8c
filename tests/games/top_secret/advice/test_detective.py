"""The detective's reasons: they lead to the mark, and none of their clues can be spared."""

from collections.abc import Sequence
from itertools import combinations

import pytest
from tests.games.top_secret.playing import last_decision
from tests.games.top_secret.scenes import N0, N11, N29, N52, B, F, X, Z

from tablee.games.top_secret.advice import detective, knowledge
from tablee.games.top_secret.data import AGENTS, CARDS
from tablee.games.top_secret.model.cards import Card
from tablee.games.top_secret.model.questions import (
    Because,
    Clue,
    Conclusion,
    Link,
    Mark,
    Source,
    Step,
)
from tablee.games.top_secret.rules import rulebook
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


def told(because: Because) -> tuple[Mark, Step, tuple[Clue, ...]]:
    return because.mark, because.step, because.clues


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("level", [Level.NORMAL, Level.HARD])
def test_reasons_imply_their_marks_and_no_fewer_clues_do(seats: int, level: Level) -> None:
    state, seat, _ = last_decision(seats, level, seed=3)
    own = rulebook.view(state, seat).own
    assert own is not None
    clues = knowledge.clues_of(own, seat)[:14]
    for agent in AGENTS:
        for card in CARDS:
            because = detective.why(clues, agent, card)
            mark = knowledge.mark(knowledge.possible(clues), agent, card)
            assert mark is (because.mark if because else Mark.OPEN)
            if because:
                assert_is_minimal(clues, because, agent, card)


def assert_is_minimal(clues: Sequence[Clue], because: Because, agent: int, card: Card) -> None:
    assert knowledge.mark(knowledge.possible(because.clues), agent, card) is because.mark
    assert sorted(map(str, because.clues)) == sorted(str(link.clue) for link in because.chain)
    assert because.chain[-1].conclusions == (Conclusion(agent, card, because.mark),)
    for size in range(len(because.clues)):
        for fewer in combinations(clues, size):
            assert knowledge.mark(knowledge.possible(fewer), agent, card) is Mark.OPEN
    assert_each_link_follows(because)


def assert_each_link_follows(because: Because) -> None:
    """From its clue and from all before it."""
    for at in range(len(because.chain)):
        told = knowledge.possible(link.clue for link in because.chain[: at + 1])
        for said in because.chain[at].conclusions:
            assert knowledge.mark(told, said.agent, said.card) is said.mark


def test_what_is_open_has_no_reason() -> None:
    assert detective.why(OWN, 0, F) is None


def test_my_own_cards_are_certain_and_nobody_else_s() -> None:
    assert told(why(agent=ME, card=B)) == (Mark.CERTAIN, Step.OWN_CARD, OWN[:1])
    assert told(why(agent=0, card=N11)) == (Mark.CROSSED, Step.OWN_CARD, OWN[1:])


def test_a_black_card_speaks_for_itself() -> None:
    seen = black(0, F)
    assert told(why(seen, agent=0, card=F)) == (Mark.CERTAIN, Step.BLACK_CARD, (seen,))
    assert told(why(seen, agent=2, card=F)) == (Mark.CROSSED, Step.BLACK_CARD, (seen,))


def test_a_pair_of_identities_crosses_out_the_others() -> None:
    shown = pair(0, F, Z)
    assert told(why(shown, agent=0, card=X)) == (Mark.CROSSED, Step.ONE_OF_TWO, (shown,))


def test_i_hold_11_and_was_shown_f_and_11_so_it_is_f() -> None:
    shown = pair(0, F, N11)
    because = why(shown, agent=0, card=F)
    assert told(because) == (Mark.CERTAIN, Step.PAIR_AND_CARDS, (OWN[1], shown))


def test_the_last_owner_follows_from_all_the_others() -> None:
    seen = black(0, N52), black(2, N0)
    because = why(*seen, agent=3, card=N29)
    assert told(because) == (Mark.CERTAIN, Step.CARDS, (OWN[1], *seen))


def test_two_pairs_say_more_than_each_since_nobody_holds_two_fragments() -> None:
    shown = pair(0, F, N52), pair(0, F, N0, number=2)
    assert told(why(*shown, agent=0, card=F)) == (Mark.CERTAIN, Step.PAIRS, shown)
    assert detective.why((*OWN, shown[0]), 0, F) is None


def test_a_clue_that_is_not_needed_is_not_told() -> None:
    because = why(pair(2, Z, N52), black(3, X), pair(0, F, N11), agent=0, card=F)
    assert because.clues == (OWN[1], pair(0, F, N11))


def test_the_shorter_of_two_ways_is_told() -> None:
    because = why(pair(0, F, Z), pair(0, F, X, 2), black(0, F, 3), agent=0, card=Z)
    assert told(because) == (Mark.CROSSED, Step.BLACK_CARD, (black(0, F, 3),))


def test_each_sentence_of_a_reason_follows_from_the_ones_before() -> None:
    """I hold 11, so 0 is F; 2 showed F and 52, so he has 52."""
    first, second = pair(0, F, N11), pair(2, F, N52, number=2)
    because = why(first, second, agent=2, card=N52)
    assert because.chain == (
        Link(OWN[1], (Conclusion(0, N11, Mark.CROSSED), Conclusion(2, N11, Mark.CROSSED))),
        Link(first, (Conclusion(0, F, Mark.CERTAIN), Conclusion(2, F, Mark.CROSSED))),
        Link(second, (Conclusion(2, N52, Mark.CERTAIN),)),
    )
