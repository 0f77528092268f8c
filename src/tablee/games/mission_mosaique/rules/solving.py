"""The solving phase: each in turn opens their own notebook, proposes once, and turns the tile."""

from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from tablee.games.mission_mosaique.data.notebooks import ROUNDS
from tablee.games.mission_mosaique.model import (
    Guess,
    HouseName,
    IllegalCode,
    Phase,
    Picture,
    Reason,
    State,
)
from tablee.games.mission_mosaique.rules import drawing, naming, passing
from tablee.kernel.chance import Chance
from tablee.kernel.errors import Illegal
from tablee.kernel.rules import Seat

CONSULTING_SEATS = 8  # MM-58


def begin(state: State, chance: Chance) -> State:
    """A player drawn by lot begins (MM-47)."""
    first = chance.below(state.seats)
    return replace(
        state, phase=Phase.GUESS, ready=(), first_guesser=first, guess=_unguessed(state, first)
    )


def _unguessed(state: State, guesser: Seat) -> Guess:
    if not naming.is_third(state):
        return Guess(guesser=guesser)
    return Guess(guesser=guesser, whispers=(), along=(), laughs=())


def guessers(state: State) -> tuple[Seat, ...]:
    """Who still guesses in this round, clockwise (MM-48), the one at it first."""
    if state.guess is None:
        return ()
    done = (state.guess.guesser - state.first_guesser) % state.seats
    return tuple((state.first_guesser + i) % state.seats for i in range(done, state.seats))


def starter(state: State, guess: Guess) -> Seat:
    """Who started the notebook that is being solved."""
    return passing.started_by_left_of(guess.guesser, state.seats)


def code(state: State, guess: Guess) -> str:
    return naming.word(state, starter(state, guess)).name(state.options.language)


def adviser(state: State, guess: Guess) -> Seat | None:
    """With eight players the right neighbour has not drawn on it either (MM-58)."""
    is_allowed = state.seats == CONSULTING_SEATS and state.options.may_consult
    return (guess.guesser - 1) % state.seats if is_allowed else None


def hears_whisper(state: State, guess: Guess, seat: Seat | None) -> bool:
    """A whisper is between the guesser and the neighbour: nobody else is told (MM-58)."""
    return seat is not None and seat in (guess.guesser, adviser(state, guess))


def guess_in(state: State, phase: Phase) -> Guess:
    """The guess under way, if this is its phase."""
    if state.phase is not phase or state.guess is None:
        raise Illegal(IllegalCode.WRONG_PHASE)
    return state.guess


def _own_guess(state: State, seat: Seat) -> Guess:
    guess = guess_in(state, Phase.GUESS)
    if seat != guess.guesser:
        raise Illegal(IllegalCode.NOT_YOUR_GUESS)
    return guess


def open_notebook(state: State, seat: Seat) -> State:
    """From now on everybody sees the picture (MM-49, MM-50)."""
    guess = _own_guess(state, seat)
    if guess.is_open:
        raise Illegal(IllegalCode.ALREADY_OPEN)
    return replace(state, guess=replace(guess, is_open=True))


def propose(state: State, seat: Seat, answer: str) -> State:
    """One proposal, then the tile is turned (MM-51); a miss may be appealed against (MM-69)."""
    guess = openly_guessed(state, seat)
    is_right = naming.is_right(state, starter(state, guess), seat, answer)
    return reveal(state, replace(guess, proposal=answer, abstained=()), is_right=is_right)


def openly_guessed(state: State, seat: Seat) -> Guess:
    """The guess of whoever is at it, with the picture in sight."""
    guess = _own_guess(state, seat)
    if not guess.is_open:
        raise Illegal(IllegalCode.OPEN_IT_FIRST)
    return guess


def propose_nothing(state: State, seat: Seat) -> State:
    return reveal(state, openly_guessed(state, seat), is_right=False)  # MM-56


# The appeal


def may_appeal(guess: Guess) -> bool:
    """Once, against a proposal that missed, while the picture lies there and it is soon (MM-69)."""
    has_missed = guess.abstained is not UNSET and not guess.is_right
    return has_missed and not guess.votes and guess.appeal_until_ms is not None


def close_appeals(guess: Guess) -> Guess:
    """Nothing to close where appeals have no clock, as by the second and the third rules."""
    return guess if guess.appeal_until_ms is UNSET else replace(guess, appeal_until_ms=None)


def appeal(state: State, seat: Seat) -> State:
    """A teammate who asks has thereby accepted."""
    guess = guess_in(state, Phase.REVEAL)
    if not may_appeal(guess):
        raise Illegal(IllegalCode.NO_APPEAL)
    guess = replace(close_appeals(guess), is_right=None, votes=(None,) * state.seats)
    asked = replace(state, phase=Phase.VOTE, guess=guess)
    return asked if seat == guess.guesser else vote(asked, seat, accepts=True)


def abstainers(guess: Guess) -> tuple[Seat, ...]:
    return () if guess.abstained is UNSET else guess.abstained


def may_vote(state: State, guess: Guess, seat: Seat) -> bool:
    """The others; the guesser only where nobody else wants to decide (MM-70)."""
    if seat == guess.guesser:
        return len(abstainers(guess)) == state.seats - 1
    return guess.votes[seat] is None and seat not in abstainers(guess)


def vote(state: State, seat: Seat, accepts: bool) -> State:
    """More than half of those who do not abstain accepts, a tie refuses (MM-54, MM-70)."""
    guess = _votable(state, seat)
    votes = (*guess.votes[:seat], accepts, *guess.votes[seat + 1 :])
    guess = replace(guess, votes=votes)
    if seat == guess.guesser:
        return reveal(state, guess, is_right=accepts)
    return _counted(state, guess)


def abstain(state: State, seat: Seat) -> State:
    guess = _votable(state, seat)
    if guess.abstained is UNSET or seat == guess.guesser:
        raise Illegal(IllegalCode.NO_APPEAL)
    return _counted(state, replace(guess, abstained=(*guess.abstained, seat)))


def _votable(state: State, seat: Seat) -> Guess:
    guess = guess_in(state, Phase.VOTE)
    if not may_vote(state, guess, seat):
        is_own = seat == guess.guesser
        raise Illegal(IllegalCode.OWN_PROPOSAL if is_own else IllegalCode.ALREADY_VOTED)
    return guess


def _counted(state: State, guess: Guess) -> State:
    """It ends as soon as it is decided."""
    voters = state.seats - 1 - len(abstainers(guess))
    if 2 * guess.votes.count(True) > voters:
        return reveal(state, guess, is_right=True)
    if voters and 2 * guess.votes.count(False) >= voters:
        return reveal(state, guess, is_right=False)
    return replace(state, guess=guess)


def leave_to_others(state: State) -> State:
    """Whoever has not voted abstains; where nobody has, nothing is changed (MM-77)."""
    guess = guess_in(state, Phase.VOTE)
    others = (seat for seat in range(state.seats) if seat != guess.guesser)
    silent = (seat for seat in others if may_vote(state, guess, seat))
    guess = replace(guess, abstained=(*abstainers(guess), *silent))
    return reveal(state, guess, is_right=guess.votes.count(True) > guess.votes.count(False))


def reveal(state: State, guess: Guess, *, is_right: bool) -> State:
    return replace(state, phase=Phase.REVEAL, guess=replace(guess, is_right=is_right))


def wish_void(state: State, seat: Seat, wishes: bool) -> State:
    """The team may agree to give a stamp back (MM-32): more than half of all wish it."""
    guess = guess_in(state, Phase.REVEAL)
    if not guess.is_right:
        raise Illegal(IllegalCode.NO_STAMP)
    if (seat in guess.void_wishes) == wishes:
        raise Illegal(IllegalCode.ALREADY_SO)
    others = tuple(other for other in guess.void_wishes if other != seat)
    void_wishes = (*others, seat) if wishes else others
    is_void = 2 * len(void_wishes) > state.seats
    return replace(state, guess=replace(guess, void_wishes=void_wishes, is_void=is_void))


def put_away(state: State, seat: Seat, chance: Chance) -> State:
    """The next one guesses; after the last, the next round (MM-60, MM-62) or the end (MM-63)."""
    guess = guess_in(state, Phase.REVEAL)
    if seat != guess.guesser:
        raise Illegal(IllegalCode.NOT_YOUR_GUESS)
    kept = replace(state, pictures=(*state.pictures, _picture(state, guess)))
    left = guessers(state)[1:]
    if left:
        return replace(kept, phase=Phase.GUESS, guess=_unguessed(state, left[0]))
    if state.round == ROUNDS:
        return replace(kept, phase=Phase.OVER, guess=None)
    return drawing.begin_round(kept, chance)


def _picture(state: State, guess: Guess) -> Picture:
    began = starter(state, guess)
    return Picture(
        round=state.round,
        notebook=passing.colour(state, began),
        word=code(state, guess),
        recipient=guess.guesser,
        authors=passing.authors(began, state.seats),
        ink=state.ink[began],
        proposal=guess.proposal,
        has_stamp=_has_stamp(guess),
        **_told_since_third(state, guess),
    )


def _told_since_third(state: State, guess: Guess) -> dict[str, Any]:
    if not naming.is_third(state):
        return {}
    word = naming.word(state, starter(state, guess))
    elsewhere = word.name(naming.other_than(state.options.language))
    is_won = bool(guess.votes) and _has_stamp(guess)
    return {
        "laughs": len(guess.laughs or ()),
        "along": guess.along or (),
        "also": elsewhere if naming.is_bilingual(state) else UNSET,
        "appealed": _won_name(state, guess) if is_won else UNSET,
    }


def _won_name(state: State, guess: Guess) -> HouseName:
    """What the appeal has won for the word (MM-74)."""
    language = naming.language_of(state, guess.guesser)
    word = naming.word(state, starter(state, guess)).name(language)
    return HouseName(word=word, language=language, name=guess.proposal)


def _has_stamp(guess: Guess) -> bool:
    return bool(guess.is_right) and not guess.is_void


# The stamps


def stamps(state: State) -> int:
    """Of the whole team (MM-52, MM-63), the picture on the table included."""
    kept = sum(picture.has_stamp for picture in state.pictures)
    return kept + (state.guess is not None and _has_stamp(state.guess))


def rank(stamps: int, seats: int) -> Reason:
    """S for all codes; else fifths of them, rounded up (MM-64)."""
    return tuple(Reason)[sum(stamps >= step for step in rank_from(seats)) - 1]


def rank_from(seats: int) -> tuple[int, ...]:
    """From how many stamps on there is each rank, from E to S."""
    most = ROUNDS * seats
    return (*(-(-most * fifth // 5) for fifth in range(5)), most)
