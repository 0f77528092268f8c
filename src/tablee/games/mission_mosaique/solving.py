"""The solving phase: each in turn opens the own notebook, proposes once, and turns the tile."""

from msgspec.structs import replace

from tablee.games.mission_mosaique import drawing, matching, passing
from tablee.games.mission_mosaique.model import Guess, Illegal, Phase, Picture, Reason, State
from tablee.games.mission_mosaique.notebooks import ROUNDS
from tablee.kernel import errors
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Seat

CONSULTING_SEATS = 8  # MM-58


def begin(state: State, chance: Chance) -> State:
    """A player drawn by lot begins (MM-47)."""
    first = chance.below(state.seats)
    return replace(
        state, phase=Phase.GUESS, ready=(), first_guesser=first, guess=Guess(guesser=first)
    )


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
    return drawing.word(state, starter(state, guess)).name(state.options.language)


def adviser(state: State, guess: Guess) -> Seat | None:
    """With eight players the right neighbour has not drawn on it either (MM-58)."""
    is_allowed = state.seats == CONSULTING_SEATS and state.options.may_consult
    return (guess.guesser - 1) % state.seats if is_allowed else None


def hears_whisper(state: State, guess: Guess, seat: Seat | None) -> bool:
    """A whisper is between the guesser and the neighbour: nobody else is told (MM-58)."""
    return seat is not None and seat in (guess.guesser, adviser(state, guess))


def _guess(state: State, phase: Phase) -> Guess:
    if state.phase is not phase or state.guess is None:
        raise errors.Illegal(Illegal.WRONG_PHASE)
    return state.guess


def _own_guess(state: State, seat: Seat) -> Guess:
    guess = _guess(state, Phase.GUESS)
    if seat != guess.guesser:
        raise errors.Illegal(Illegal.NOT_YOUR_GUESS)
    return guess


def open_notebook(state: State, seat: Seat) -> State:
    """From now on everybody sees the picture (MM-49, MM-50)."""
    guess = _own_guess(state, seat)
    if guess.is_open:
        raise errors.Illegal(Illegal.ALREADY_OPEN)
    return replace(state, guess=replace(guess, is_open=True))


def consult(state: State, seat: Seat, idea: str) -> State:
    guess = _guess(state, Phase.GUESS)
    if not guess.is_open or seat != adviser(state, guess):
        raise errors.Illegal(Illegal.NO_CONSULTING)  # MM-57
    return replace(state, guess=replace(guess, idea=idea))


def propose(state: State, seat: Seat, answer: str) -> State:
    """One proposal, then the tile is turned (MM-51); the others decide where it is not clear."""
    guess = _own_guess(state, seat)
    if not guess.is_open:
        raise errors.Illegal(Illegal.OPEN_IT_FIRST)
    word = drawing.word(state, starter(state, guess))
    guess = replace(guess, proposal=answer)
    if matching.is_right(answer, word, state.options.language):
        return _reveal(state, guess, is_right=True)  # MM-52 to MM-54
    return replace(state, phase=Phase.VOTE, guess=replace(guess, votes=(None,) * state.seats))


def propose_nothing(state: State, seat: Seat) -> State:
    guess = _own_guess(state, seat)
    if not guess.is_open:
        raise errors.Illegal(Illegal.OPEN_IT_FIRST)
    return _reveal(state, guess, is_right=False)  # MM-56


def vote(state: State, seat: Seat, accepts: bool) -> State:
    """More than half of the others accepts, a tie refuses (MM-54)."""
    guess = _guess(state, Phase.VOTE)
    if seat == guess.guesser:
        raise errors.Illegal(Illegal.OWN_PROPOSAL)
    if guess.votes[seat] is not None:
        raise errors.Illegal(Illegal.ALREADY_VOTED)
    votes = (*guess.votes[:seat], accepts, *guess.votes[seat + 1 :])
    guess = replace(guess, votes=votes)
    others = state.seats - 1
    if 2 * votes.count(True) > others:
        return _reveal(state, guess, is_right=True)
    if 2 * votes.count(False) >= others:
        return _reveal(state, guess, is_right=False)
    return replace(state, guess=guess)


def _reveal(state: State, guess: Guess, *, is_right: bool) -> State:
    return replace(state, phase=Phase.REVEAL, guess=replace(guess, is_right=is_right))


def wish_void(state: State, seat: Seat, wishes: bool) -> State:
    """The team may agree to give a stamp back (MM-32): more than half of all wish it."""
    guess = _guess(state, Phase.REVEAL)
    if not guess.is_right:
        raise errors.Illegal(Illegal.NO_STAMP)
    if (seat in guess.void_wishes) == wishes:
        raise errors.Illegal(Illegal.ALREADY_SO)
    others = tuple(other for other in guess.void_wishes if other != seat)
    void_wishes = (*others, seat) if wishes else others
    is_void = 2 * len(void_wishes) > state.seats
    return replace(state, guess=replace(guess, void_wishes=void_wishes, is_void=is_void))


def put_away(state: State, seat: Seat, chance: Chance) -> State:
    """The next one guesses; after the last, the next round (MM-60, MM-62) or the end (MM-63)."""
    guess = _guess(state, Phase.REVEAL)
    if seat != guess.guesser:
        raise errors.Illegal(Illegal.NOT_YOUR_GUESS)
    kept = replace(state, pictures=(*state.pictures, _picture(state, guess)))
    left = guessers(state)[1:]
    if left:
        return replace(kept, phase=Phase.GUESS, guess=Guess(guesser=left[0]))
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
    )


def _has_stamp(guess: Guess) -> bool:
    return bool(guess.is_right) and not guess.is_void


# The stamps

_BELOW_THE_BEST = (Reason.RANK_E, Reason.RANK_D, Reason.RANK_C, Reason.RANK_B, Reason.RANK_A)


def stamps(state: State) -> int:
    """Of the whole team (MM-52, MM-63), the picture on the table included."""
    kept = sum(picture.has_stamp for picture in state.pictures)
    return kept + (state.guess is not None and _has_stamp(state.guess))


def rank(stamps: int, seats: int) -> Reason:
    """S for all codes; else fifths of them, rounded up (MM-64)."""
    most = ROUNDS * seats
    if stamps == most:
        return Reason.RANK_S
    steps = [-(-most * fifth // 5) for fifth in range(1, 5)]
    return _BELOW_THE_BEST[sum(stamps >= step for step in steps)]
