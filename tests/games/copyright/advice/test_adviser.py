"""What players may ask, and what their own view lets us answer."""

import pytest
from tests.games.copyright import oracle
from tests.games.copyright.scenes import (
    LIGHTNING,
    TIMED,
    dealt,
    expire,
    lay,
    play,
    result,
    to_be_copied,
    with_hand,
)

from tablee.games.copyright.advice import adviser
from tablee.games.copyright.model import (
    AgreeToEnd,
    IfSo,
    ModelMaker,
    Options,
    Possible,
    State,
    Unanswered,
    Variant,
    WhatIf,
    WhatWasPossible,
)
from tablee.games.copyright.rules import rulebook


def what_if(state: State, seat: int, card: int, x: int = 0, y: int = 0, turn: int = 0) -> IfSo:
    given = adviser.answer(rulebook.view(state, seat), seat, WhatIf(card, x, y, turn))
    assert isinstance(given, IfSo)
    return given


def test_what_if_tells_what_laying_the_card_would_show() -> None:
    state = play(dealt(), 0, lay(0))
    told = what_if(state, 0, 1, 1, 0, 5)
    after = rulebook.view(play(state, 0, lay(1, 1, 0, 5)), 0)
    assert after.own is not None
    assert told == IfSo(is_legal=True, tally=after.own.tally)


def test_what_if_refuses_what_the_rules_refuse() -> None:
    state = play(dealt(), 0, lay(0))
    assert what_if(state, 0, 1, 3, 0) == IfSo(is_legal=False, tally=None)
    assert what_if(state, 0, 39) == IfSo(is_legal=False, tally=None)


def test_cr_32_what_if_counts_the_bonus_of_a_copy() -> None:
    state = to_be_copied(dealt(), 0, lay(0), lay(1))
    told = what_if(play(state, 0, lay(0)), 0, 1)
    assert told.tally is not None
    assert (told.tally.bonus, told.tally.net) == (1, 10)


def test_cr_54_what_if_knows_that_another_was_faster() -> None:
    state = dealt(TIMED)
    state = to_be_copied(with_hand(state, 1, *state.seats[0].hand), 0, lay(0))
    told = what_if(play(state, 0, lay(0)), 1, 0)
    assert told.tally is not None
    assert told.tally.net == 9


@pytest.mark.parametrize(("seat", "bonus"), [(0, 1), (1, 0)])
def test_cr_54_what_if_keeps_the_rank_of_a_copy_that_stays_one(seat: int, bonus: int) -> None:
    """A symmetric card lies otherwise and shows the same; who was faster does not change."""
    state = with_hand(with_hand(dealt(TIMED), 0, "048"), 1, "048")
    state = play(play(to_be_copied(state, 0, lay(0)), 0, lay(0)), 1, lay(0))
    told = what_if(state, seat, 0, turn=7)
    assert told.tally is not None
    assert (told.tally.bonus, told.tally.net) == (bonus, 9 + bonus)


def test_cr_51_what_if_counts_missed_cards() -> None:
    told = what_if(expire(dealt(TIMED)), 0, 1)
    assert told.tally is not None
    assert told.tally.missed == 1


def test_what_if_needs_the_aid_a_seat_and_the_time_to_lay_cards() -> None:
    question = WhatIf(0, 0, 0, 0)
    no_aid = dealt(Options(has_aid=False))
    making = dealt(Options(model_maker=ModelMaker.PLAYERS))
    assert adviser.answer(rulebook.view(no_aid, 0), 0, question) == Unanswered()
    assert adviser.answer(rulebook.view(making, 0), 0, question) == Unanswered()
    assert adviser.answer(rulebook.view(dealt(), None), None, question) == Unanswered()
    assert adviser.answer(rulebook.view(copied(), 0), 0, question) == Unanswered()


def copied(options: Options | None = None) -> State:
    state = to_be_copied(dealt(options or Options()), 0, lay(0))
    return play(play(state, 1, lay(3)), 0, lay(0))


def test_what_was_possible_is_at_least_what_was_scored() -> None:
    state = dealt()
    state = play(play(state, 0, lay(0)), 1, lay(0))
    state = expire(play(play(state, 0, AgreeToEnd(agrees=True)), 1, AgreeToEnd(agrees=True)))
    view = rulebook.view(state, 0)
    assert view.result is not None
    for seat, mine in enumerate(view.result.seats):
        best = adviser.answer(view, 0, WhatWasPossible(seat))
        assert isinstance(best, Possible)
        assert best.tally.net >= mine.points
        assert oracle.hangs_together(best.laid)
        assert {card.face for card in best.laid} <= set(mine.hand)


def test_cr_60_what_was_possible_in_the_lightning_variant_pays_no_overhang() -> None:
    best = adviser.answer(rulebook.view(copied(LIGHTNING), 0), 0, WhatWasPossible(0))
    assert isinstance(best, Possible)
    assert (len(best.tally.right), best.tally.rows_out, best.tally.columns_out) == (9, (), ())


def test_cr_58_the_best_of_a_lightning_round_can_be_reached() -> None:
    """It is worth the one point that the first copy earns, and takes the fewest cards."""
    state = copied(LIGHTNING)
    best = adviser.answer(rulebook.view(state, 0), 0, WhatWasPossible(0))
    assert isinstance(best, Possible)
    assert best.points == result(state).seats[0].points == 1
    assert len(best.tally.right) == 9
    assert len(best.laid) <= 2


def test_cr_61_what_was_possible_counts_the_bonus_of_the_table() -> None:
    state = expire(copied(Options(solver_bonus=5)))
    best = adviser.answer(rulebook.view(state, 1), 1, WhatWasPossible(0))
    assert isinstance(best, Possible)
    assert best.tally.net == 14


def test_what_was_possible_needs_a_scored_round_and_a_seat_in_it() -> None:
    question = WhatWasPossible(0)
    assert adviser.answer(rulebook.view(dealt(), 0), 0, question) == Unanswered()
    scored = rulebook.view(expire(copied()), None)
    assert adviser.answer(scored, None, WhatWasPossible(5)) == Unanswered()
    assert isinstance(adviser.answer(scored, None, question), Possible)


def test_an_answer_fits_every_variant() -> None:
    assert {what_if(dealt(Options(variant=variant)), 0, 0).is_legal for variant in Variant} == {
        True
    }
