"""How a round opens, ends and is scored, and what follows it."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from tablee.games.copyright.data import (
    FACES,
    HAND_CARDS,
    MODEL_CARDS,
    ORIENTATIONS,
    USUAL_LIMITS,
)
from tablee.games.copyright.model import (
    FinestCopy,
    FirstState,
    LaidCard,
    LayCard,
    ModelMaker,
    Movement,
    Options,
    Phase,
    RoundResult,
    SeatResult,
    SeatState,
    SecondState,
    State,
    TakeCard,
    Tally,
    TurnStack,
    Variant,
)
from tablee.games.copyright.rules import scoring
from tablee.games.copyright.rules.scoring import Terms
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.rules import Seat

MODEL_MS = 60_000
READY_MS = 3_000
CALLED_MS = 1_500
FRAME_MS = 30_000
SCORED_MS = 120_000


def limit(options: Options) -> int:
    """The points to reach (CR-42, CR-59)."""
    return options.limit or USUAL_LIMITS[options.variant]


def solver(state: State) -> Seat | None:
    """The seat that gets the bonus: the fastest of those whose stack is a copy (CR-33, CR-54)."""
    return state.copiers[0] if state.copiers else None


def terms(state: State, seat: Seat) -> Terms:
    """What this seat is scored by now."""
    is_solver = seat == solver(state)
    return scoring.terms(state.options, is_solver=is_solver, missed=state.seats[seat].missed)


def drawn(state: State) -> int | None:
    """The card of this turn, the only one that may be moved (CR-50); None: all may be."""
    return state.turn - 1 if state.turn else None


def in_hand(state: State, seat: Seat) -> tuple[int, ...]:
    """The cards that this seat may still lay, by index."""
    mine = state.seats[seat]
    laid = {card.card for card in mine.laid}
    cards = range(len(mine.hand)) if drawn(state) is None else (state.turn - 1,)
    return tuple([card for card in cards if card not in laid])


def has_signals(state: FirstState) -> bool:
    """Version 1 of the rules began and ended rounds without a word."""
    return isinstance(state, SecondState)


def keeps_movements(state: FirstState) -> bool:
    """Version 2 forgot how a stack came about (CR-65)."""
    return isinstance(state, State)


def noted(state: State, seat: Seat, action: LayCard | TakeCard | TurnStack, at: Millis) -> State:
    """The state that remembers what this hand has just done (CR-65)."""
    if not keeps_movements(state):
        return state
    done = action if action.moment is None else replace(action, moment=None)
    movement = Movement(at - state.began_ms, seat, state.turn, done)
    return replace(state, movements=(*state.movements, movement))


def each_seat(state: State, change: Callable[[SeatState], SeatState]) -> State:
    return replace(state, seats=tuple([change(seat) for seat in state.seats]))


# Opening a round


def first_round(options: Options, seats: int, chance: Chance) -> State:
    return next_round(State(options=options, seats=(SeatState(),) * seats), 0, chance)


def next_round(state: State, at: Millis, chance: Chance) -> State:
    """All cards are shuffled; four of them make the new model (CR-6, CR-41)."""
    deck = list(FACES)
    chance.shuffle(deck)
    model_cards = tuple(
        LaidCard(card, deck[card], 0, 0, chance.choice(ORIENTATIONS)) for card in range(MODEL_CARDS)
    )
    opened = replace(
        state,
        round=state.round + 1,
        turn=0,
        model_cards=model_cards,
        model=None,
        pile=tuple(deck[MODEL_CARDS:]),
        copiers=(),
    )
    if has_signals(state):
        opened = replace(opened, lies=tuple(chance.choice(ORIENTATIONS) for _ in FACES))  # CR-64
    return _ask_maker(opened, at) if _has_maker(state.options) else get_ready(opened, at)


def _has_maker(options: Options) -> bool:
    """Alone, nobody should know the model beforehand."""
    return options.model_maker is ModelMaker.PLAYERS and options.variant is not Variant.PUZZLE


def _ask_maker(state: State, at: Millis) -> State:
    """A different seat makes the model each round (CR-8); the others wait."""
    maker = (state.round - 1) % len(state.seats)
    seats = tuple(
        SeatState(score=seat.score, is_done=number != maker)
        for number, seat in enumerate(state.seats)
    )
    return replace(state, phase=Phase.MODEL, maker=maker, seats=seats, deadline_ms=at + MODEL_MS)


def get_ready(state: State, at: Millis) -> State:
    """The model lies face down, and nobody has a card yet: three, two, one (CR-10)."""
    if not has_signals(state):
        return begin_play(state, at)
    waiting = each_seat(state, lambda seat: SeatState(score=seat.score, is_done=True))
    return replace(waiting, phase=Phase.READY, deadline_ms=at + READY_MS)


def begin_play(state: State, at: Millis) -> State:
    """The start signal: the model and all hands appear together (CR-10)."""
    options = state.options
    started = replace(
        each_seat(state, lambda seat: SeatState(score=seat.score)),
        phase=Phase.PLAY,
        model=scoring.model_of(state.model_cards),
        began_ms=at,
        deadline_ms=options.round_seconds and at + options.round_seconds * 1000,  # CR-27
    )
    if keeps_movements(state):
        started = replace(started, movements=())
    if options.variant is Variant.TIMED:
        return _next_turn(started, at)
    return _deal(started, HAND_CARDS)  # CR-9


def _deal(state: State, cards: int) -> State:
    """So many cards from the pile to each seat."""
    pile = state.pile
    seats = tuple(
        replace(seat, hand=seat.hand + pile[number * cards : (number + 1) * cards])
        for number, seat in enumerate(state.seats)
    )
    return replace(state, seats=seats, pile=pile[len(seats) * cards :])


# Turns of the timed variant


def _next_turn(state: State, at: Millis) -> State:
    """Each player draws one card (CR-48)."""
    if len(state.pile) < len(state.seats):
        return end_round(state, at)  # CR-57
    turning = replace(
        each_seat(state, lambda seat: replace(seat, is_done=False)),
        turn=state.turn + 1,
        deadline_ms=at + state.options.turn_seconds * 1000,  # CR-46
    )
    return _deal(turning, 1)


def end_turn(state: State, at: Millis) -> State:
    """Time is up, or everybody has laid: what was drawn and not laid is out of play (CR-51)."""
    card = drawn(state)
    over = each_seat(
        state,
        lambda seat: (
            seat
            if any(laid.card == card for laid in seat.laid)
            else replace(seat, missed=seat.missed + 1)
        ),
    )
    return end_round(over, at) if over.copiers else _next_turn(over, at)  # CR-53


# Ending a round


def end_round(state: State, at: Millis) -> State:
    """Nobody lays or moves a card any more (CR-22, CR-23): everybody sees and hears it (CR-63)."""
    ended = replace(state, lasted_ms=at - state.began_ms)
    if not has_signals(state):
        return put_frames(ended, at)
    looking_up = each_seat(ended, lambda seat: replace(seat, is_done=True))
    return replace(looking_up, phase=Phase.CALLED, deadline_ms=at + CALLED_MS)


def put_frames(state: State, at: Millis) -> State:
    """Every frame lies where it counts most (CR-24, CR-25), to be moved by whoever likes."""
    if state.options.variant is Variant.LIGHTNING:
        return score_round(state, at)  # CR-60
    seats = tuple(_framed(state, seat) for seat in range(len(state.seats)))
    framing = replace(state, phase=Phase.FRAME, seats=seats, deadline_ms=at + FRAME_MS)
    return score_round(framing, at) if everybody_is_done(framing) else framing


def _framed(state: State, seat: Seat) -> SeatState:
    """The seat with its best frame; one with nothing laid needs none (CR-25, CR-26)."""
    mine = state.seats[seat]
    if not mine.laid:
        return replace(mine, is_done=True)
    frame = scoring.best_frame(mine.laid, model(state), terms(state, seat))
    has_no_choice = has_signals(state) and seat == solver(state)  # CR-63
    return replace(mine, is_done=has_no_choice, frame=frame)


def everybody_is_done(state: State) -> bool:
    return all(seat.is_done for seat in state.seats)


def score_round(state: State, at: Millis) -> State:
    """The round's points, added to the totals (CR-40); the next round, or the end."""
    results = tuple(_result(state, seat) for seat in range(len(state.seats)))
    scored = replace(
        state,
        phase=Phase.SCORED,
        seats=tuple(
            replace(seat, score=result.total, is_done=False)
            for seat, result in zip(state.seats, results, strict=True)
        ),
        deadline_ms=at + SCORED_MS,
        result=RoundResult(state.round, model(state), solver(state), state.lasted_ms, results),
        totals=(*state.totals, tuple(result.points for result in results)),
    )
    if has_signals(state):
        scored = replace(scored, finest=_finest(state, results))
    return _crowned(scored) if _is_decided(scored) else scored


def _finest(state: State, results: Sequence[SeatResult]) -> FinestCopy | None:
    """The copy of the evening so far; an earlier one stays among equals."""
    copies = [
        FinestCopy(
            state.round, seat, model(state), mine.laid, mine.tally, mine.points, state.lasted_ms
        )
        for seat, mine in enumerate(results)
        if mine.tally is not None
    ]
    candidates = [state.finest, *copies] if state.finest else copies
    return max(candidates, key=lambda copy: (copy.points, -copy.lasted_ms), default=None)


def _result(state: State, seat: Seat) -> SeatResult:
    mine = state.seats[seat]
    tally = chosen_tally(state, seat)
    if state.options.variant is Variant.LIGHTNING:
        if has_signals(state) and mine.laid:  # to be looked at, not to be counted
            tally = scoring.best_tally(mine.laid, model(state), terms(state, seat))
        points = int(seat == solver(state))  # CR-58
    else:
        points = tally.net if tally else scoring.missed_points(mine.missed)
    return SeatResult(mine.hand, mine.laid, tally, points, mine.score + points)


def chosen_tally(state: State, seat: Seat) -> Tally | None:
    """What the seat scores under the frame that it has put."""
    mine = state.seats[seat]
    if mine.frame is None:
        return None
    return scoring.tally(mine.laid, model(state), mine.frame, terms(state, seat))


def _is_decided(state: State) -> bool:
    """To reach the limit is enough (CR-42, CR-44); a puzzle is one round."""
    best = max(seat.score for seat in state.seats)
    return state.options.variant is Variant.PUZZLE or best >= limit(state.options)


def _crowned(state: State) -> State:
    """The highest total wins (CR-43), and equal ones share it (CR-45)."""
    best = max(seat.score for seat in state.seats)
    winners = tuple(number for number, seat in enumerate(state.seats) if seat.score == best)
    return replace(state, phase=Phase.OVER, deadline_ms=None, winners=winners)


def model(state: State) -> scoring.Model:
    """The model, once it is shown."""
    assert state.model is not None, "cards are laid only after the start signal"
    return state.model
