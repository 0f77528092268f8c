"""What players tell each other."""

import pytest
from tests.games.mission_pas_possible.scenes import (
    number,
    place,
    play,
    refusal,
    scene,
    take_bomb,
)

from tablee.games.mission_pas_possible.data.dice import FACES
from tablee.games.mission_pas_possible.model.actions import (
    AskFor,
    AskReroll,
    OfferDie,
    PlaceDie,
    Speak,
    TakeBackOffer,
)
from tablee.games.mission_pas_possible.model.codes import IllegalCode
from tablee.games.mission_pas_possible.model.material import Mark
from tablee.games.mission_pas_possible.model.options import FirstOptions
from tablee.games.mission_pas_possible.model.state import Phase, State
from tablee.games.mission_pas_possible.model.talk import Offer, Phrase, Saying
from tablee.games.mission_pas_possible.rules import first, rulebook
from tablee.kernel.chance import Chance

TWOS = "2, 2, 2"
ANYTHING = "stack _, _, Y&1, _, _"


def trio() -> State:
    """Everybody can use the 2, only seat 2 the 3 and the 4."""
    return scene((TWOS,), (f"{ANYTHING} @ R1 B1 _ _ _",), (ANYTHING,), centre="K2 K3 G4")


def offers(state: State) -> list[tuple[Offer, ...]]:
    return [die.offers for die in rulebook.view(state, None).centre]


def test_mpp_105_a_die_is_offered_to_somebody_who_can_use_it() -> None:
    state = trio()
    die = number(state, "K2")
    state = play(state, 1, OfferDie(die, 0))
    assert offers(state)[0] == (Offer(1, 0, die),)
    assert refusal(state, 1, OfferDie(die, 0)) == IllegalCode.ALREADY_SO
    assert refusal(state, 0, OfferDie(die, 0)) == IllegalCode.OFFER_TO_ANOTHER
    assert refusal(state, 0, OfferDie(die, 1)) == IllegalCode.CANNOT_USE_IT
    assert refusal(state, 0, OfferDie(die, 4)) == IllegalCode.CANNOT_USE_IT
    assert refusal(state, 0, OfferDie(24, 1)) == IllegalCode.NOT_IN_THE_CENTRE


def test_mpp_105_an_offer_binds_nobody_and_goes_with_its_die() -> None:
    state = play(trio(), 0, OfferDie(number(trio(), "K2"), 2))
    taken = place(state, 0, "K2", TWOS, 0)
    assert taken.offers == ()
    elsewhere = place(state, 2, "K3", ANYTHING, 0)
    assert offers(elsewhere)[0] == (), "who has placed cannot use it any more"


def test_mpp_105_one_offers_also_after_placing_and_only_one_person_a_die() -> None:
    state = place(trio(), 2, "G4", ANYTHING, 0)
    die = number(state, "K2")
    state = play(state, 2, OfferDie(die, 0))
    assert offers(state)[0] == (Offer(2, 0, die),)
    again = play(play(trio(), 1, OfferDie(die, 0)), 1, OfferDie(die, 2))
    assert offers(again)[0] == (Offer(1, 2, die),)


def test_mpp_105_an_offer_is_taken_back_by_who_made_it() -> None:
    die = number(trio(), "K2")
    state = play(trio(), 1, OfferDie(die, 0))
    assert refusal(state, 2, TakeBackOffer(die)) == IllegalCode.NOTHING_OFFERED
    assert offers(play(state, 1, TakeBackOffer(die)))[0] == ()


def test_mpp_105_a_wish_and_a_sentence_are_seen_by_all_until_the_turn_is_over() -> None:
    state = play(play(trio(), 0, AskFor(Mark.RED)), 1, Speak(Phrase.WAIT))
    state = play(state, 0, AskReroll(number(state, "K3")))
    black = next(face for face in FACES if face.die == number(state, "K3") and face.number == 3)
    assert rulebook.view(state, 2).sayings == rulebook.view(state, None).sayings
    assert state.sayings == (
        Saying(number=2, seat=1, phrase=Phrase.WAIT),
        Saying(number=3, seat=0, reroll=black),
    )
    state = place(place(state, 0, "K2", TWOS, 0), 2, "G4", ANYTHING, 0)
    assert (state.phase, len(state.sayings)) == (Phase.REROLL, 2)
    state = play(state, 0, rulebook.legal(state, 0)[0])
    assert state.said == 3


def test_mpp_105_what_was_said_ends_with_the_turn() -> None:
    state = play(scene((ANYTHING,), (TWOS,), centre="R1"), 1, Speak(Phrase.GO))
    assert place(state, 0, "R1", ANYTHING, 0).sayings == ()


@pytest.mark.parametrize("mark", [Mark.NUMBER, Mark.WHEEL])
def test_mpp_105_one_asks_for_what_a_die_can_show(mark: Mark) -> None:
    assert refusal(trio(), 0, AskFor(mark)) == IllegalCode.NO_DIE_SHOWS_THAT


def test_mpp_105_what_is_said_cannot_be_unsaid_but_a_placed_die_can_come_back() -> None:
    state = play(trio(), 1, OfferDie(number(trio(), "K2"), 0))
    assert not rulebook.is_reversible(trio(), state)
    assert not rulebook.is_reversible(state, play(state, 1, Speak(Phrase.THANKS)))
    assert rulebook.is_reversible(state, place(state, 0, "K2", TWOS, 0))


def test_the_first_rules_know_no_talk() -> None:
    state = first.setup(FirstOptions(), 3, Chance(b"old"))
    assert not any(isinstance(action, Speak) for action in first.legal(state, 0))
    own = first.view(state, 0).own
    assert own is not None
    assert not own.can_talk


def test_a_view_tells_where_a_die_fits_on_everybodys_cards() -> None:
    state = trio()
    two, three, _ = (set(die.fits) for die in rulebook.view(state, None).centre)
    twos, stack = state.seats[0].bombs[0].card, state.seats[2].bombs[0].card
    assert two == {6 * twos, 6 * twos + 1, 6 * twos + 2, 6 * stack}
    assert three == {6 * stack}
    placed = place(state, 2, "G4", ANYTHING, 0)
    assert rulebook.view(placed, None).centre[1].fits == (), "who has placed places no more"


def test_offers_stay_while_a_bomb_is_taken() -> None:
    done = "# > # < # @ R6 _ B6"
    state = scene((done,), (TWOS,), (ANYTHING,), centre="G1 K2 K3", row=(TWOS, "6, 6, K"))
    state = play(state, 2, OfferDie(number(state, "K2"), 1))
    state = place(state, 0, "G1", "# > # < #", 1)
    assert offers(take_bomb(state, 0, "6, 6, K"))[0]
    assert PlaceDie(number(state, "K2"), state.seats[1].bombs[0].card, 0) in rulebook.legal(
        state, 1
    )
