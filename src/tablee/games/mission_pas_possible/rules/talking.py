"""What players tell each other: it is seen by all and binds nobody (MPP-105)."""

from collections.abc import Sequence

from msgspec.structs import replace

from tablee.games.mission_pas_possible.data.dice import FACES
from tablee.games.mission_pas_possible.data.sizes import SABOTAGES
from tablee.games.mission_pas_possible.model.actions import (
    Action,
    AskFor,
    AskReroll,
    DeclareUnused,
    OfferDie,
    Speak,
    TakeBackOffer,
    Talk,
)
from tablee.games.mission_pas_possible.model.codes import IllegalCode
from tablee.games.mission_pas_possible.model.material import DieNumber, Mark
from tablee.games.mission_pas_possible.model.state import Declared, Phase, State
from tablee.games.mission_pas_possible.model.talk import Offer, Phrase, Saying
from tablee.games.mission_pas_possible.rules import placing
from tablee.games.mission_pas_possible.rules.changes import die_number
from tablee.kernel.errors import Illegal
from tablee.kernel.rules import Seat

_PHRASES = tuple([Speak(phrase) for phrase in Phrase])
_WISHES = tuple([AskFor(mark) for mark in SABOTAGES])


def talk(state: State, seat: Seat, action: Talk) -> State:
    match action:
        case OfferDie():
            return _offered(state, seat, action)
        case TakeBackOffer():
            return _taken_back(state, seat, action.die)
        case Speak():
            return _said(state, seat, phrase=action.phrase)
        case AskFor():
            if action.mark not in SABOTAGES:
                raise Illegal(IllegalCode.NO_DIE_SHOWS_THAT)
            return _said(state, seat, need=action.mark)
        case AskReroll():
            return _said(state, seat, reroll=placing.find(state, action.die))


def _said(
    state: State,
    seat: Seat,
    phrase: Phrase | None = None,
    need: Mark | None = None,
    reroll: int | None = None,
) -> State:
    saying = Saying(
        number=state.said + 1,
        seat=seat,
        phrase=phrase,
        need=need,
        reroll=None if reroll is None else FACES[reroll],
    )
    others = [each for each in state.sayings if each.seat != seat]
    return replace(state, sayings=(*others, saying), said=saying.number)


# Offers


def _offered(state: State, seat: Seat, action: OfferDie) -> State:
    """One person a die, from anybody, also from who has placed already."""
    die = placing.find(state, action.die)
    if action.seat == seat:
        raise Illegal(IllegalCode.OFFER_TO_ANOTHER)
    if action.seat >= len(state.seats) or not placing.is_usable_by(state, action.seat, die):
        raise Illegal(IllegalCode.CANNOT_USE_IT)
    offer = Offer(seat, action.seat, action.die)
    if offer in state.offers:
        raise Illegal(IllegalCode.ALREADY_SO)
    return replace(state, offers=(*_without(state, seat, action.die), offer))


def _taken_back(state: State, seat: Seat, die: DieNumber) -> State:
    rest = _without(state, seat, die)
    if len(rest) == len(state.offers):
        raise Illegal(IllegalCode.NOTHING_OFFERED)
    return replace(state, offers=rest)


def _without(state: State, seat: Seat, die: DieNumber) -> tuple[Offer, ...]:
    return tuple([each for each in state.offers if (each.by, each.die) != (seat, die)])


# Strict mode


def declare(state: State, seat: Seat, action: DeclareUnused) -> State:
    """The turn decides what follows once everybody who may take a die has said so (MPP-103)."""
    if not state.options.is_strict:
        raise Illegal(IllegalCode.ONLY_IN_STRICT_MODE)
    die = placing.find_free(state, seat, action.die)
    declared = Declared(seat, action.die)
    if declared in state.declared or placing.holder_of(state, die) is not None:
        raise Illegal(IllegalCode.ALREADY_SO)
    return replace(state, declared=(*state.declared, declared))


def declarable(state: State, seat: Seat) -> tuple[DieNumber, ...]:
    """The dice that this seat may declare unused now."""
    if not state.options.is_strict or state.phase is not Phase.PLACE:
        return ()
    mine = state.seats[seat]
    if not mine.picks or placing.has_duty(state, seat):
        return ()
    said = {each.die for each in state.declared if each.seat == seat}
    return tuple(
        [
            die_number(die)
            for die in state.centre
            if die_number(die) not in said
            and placing.holder_of(state, die) is None
            and not placing.is_aside(state, die)
        ]
    )


# What may be said


def sayable(state: State, seat: Seat) -> list[Sequence[Action]]:
    numbers = [die_number(die) for die in state.centre]
    return [
        _offers(state, seat),
        [TakeBackOffer(offer.die) for offer in state.offers if offer.by == seat],
        _PHRASES,
        _WISHES,
        [AskReroll(number) for number in numbers],
        [DeclareUnused(number) for number in declarable(state, seat)],
    ]


def _offers(state: State, seat: Seat) -> list[Action]:
    made = set(state.offers)
    return [
        OfferDie(die_number(die), other)
        for die in state.centre
        for other in range(len(state.seats))
        if other != seat
        and placing.is_usable_by(state, other, die)
        and Offer(seat, other, die_number(die)) not in made
    ]
