"""The drawing phase: a card, six pages, ten seconds each, all at the same time."""

from msgspec.structs import replace

from tablee.games.mission_mosaique.data.notebooks import PAGES
from tablee.games.mission_mosaique.data.page import PAGE_HEIGHT, PAGE_WIDTH, SECTIONS_OF, Section
from tablee.games.mission_mosaique.model import (
    NUMBERS_PER_POINT,
    POINTS_PER_SECTION,
    Draw,
    IllegalCode,
    Ink,
    Phase,
    State,
    Stroke,
)
from tablee.games.mission_mosaique.rules import naming, passing
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.errors import Illegal
from tablee.kernel.rules import Seat

COUNT_MS: Millis = 3_000
"""Three, two, one."""
GRACE_MS: Millis = 250
"""For ink that was drawn in time and is still on its way (MM-28)."""
FULL_PRESSURE = 255

_NOTHING: Ink = ()


def begin_round(state: State, chance: Chance) -> State:
    """Everybody takes a word card of the round's level (MM-17, MM-22, MM-62)."""
    begun = replace(
        state,
        round=state.round + 1,
        page=0,
        phase=Phase.READ,
        ready=(),
        ink=((_NOTHING,) * PAGES,) * state.seats,
        guess=None,
    )
    return _dealt_from_pack(begun, chance) if naming.pack(state) else _dealt(begun, chance)


def _dealt(state: State, chance: Chance) -> State:
    cards = enumerate(naming.deck(state))
    deck = [index for index, card in cards if card.level == state.round]
    return replace(state, cards=tuple(chance.sample(deck, state.seats)))


def _dealt_from_pack(state: State, chance: Chance) -> State:
    """No word of a pack comes twice in a game (MM-79)."""
    before = state.dealt or ()
    left = [index for index in range(len(naming.pack(state))) if index not in before]
    cards = tuple(chance.sample(left, state.seats))
    return replace(state, cards=cards, dealt=(*before, *cards))


# Time


def say_ready(state: State, seat: Seat, at: Millis) -> State:
    """The timer starts when everybody is ready (MM-27), after three, two, one."""
    if state.phase is not Phase.READ:
        raise Illegal(IllegalCode.WRONG_PHASE)
    if seat in state.ready:
        raise Illegal(IllegalCode.ALREADY_READY)
    ready = (*state.ready, seat)
    if len(ready) < state.seats:
        return replace(state, ready=ready)
    return _counted_down(state, ready, at)


def all_ready(state: State, at: Millis) -> State:
    """Whoever has not said so is taken to be (MM-77)."""
    late = (seat for seat in range(state.seats) if seat not in state.ready)
    return _counted_down(state, (*state.ready, *late), at)


def _counted_down(state: State, ready: tuple[Seat, ...], at: Millis) -> State:
    return replace(state, ready=ready, phase=Phase.COUNT, draws_from_ms=at + COUNT_MS)


def draws_until_ms(state: State) -> Millis:
    return state.draws_from_ms + 1_000 * state.options.draw_seconds


def deadline(state: State) -> Millis | None:
    match state.phase:
        case Phase.COUNT:
            return state.draws_from_ms
        case Phase.DRAW:
            return draws_until_ms(state) + GRACE_MS
    return None


def turn_page(state: State) -> State:
    """The next page of the next notebook (MM-36 to MM-40)."""
    return replace(state, phase=Phase.READ, page=state.page + 1, ready=())


# Ink


def _place(state: State, seat: Seat) -> tuple[Seat, Section]:
    """The notebook in front of this seat, and the section that is framed there (MM-10)."""
    starter = passing.starter_of(seat, state.page, state.seats)
    printed = passing.notebook(state, starter)
    return starter, SECTIONS_OF[printed.type][printed.sections[state.page]]


def ink_of(state: State, seat: Seat) -> Ink:
    """What this seat has drawn on the page in front of it."""
    return state.ink[passing.starter_of(seat, state.page, state.seats)][state.page]


def with_ink_of(state: State, seat: Seat, ink: Ink) -> State:
    """A state without ink, with what this seat has drawn on the page in front of it."""
    blank = replace(state, ink=((_NOTHING,) * PAGES,) * state.seats)
    return _with_ink(blank, passing.starter_of(seat, state.page, state.seats), ink)


def _check_pen(state: State) -> None:
    if state.phase is not Phase.DRAW:
        raise Illegal(IllegalCode.PEN_DOWN)  # MM-28


def draw(state: State, seat: Seat, action: Draw) -> State:
    """The piece of a stroke flows on; what was drawn too late is dropped (MM-28)."""
    _check_pen(state)
    if action.page != state.page:
        raise Illegal(IllegalCode.OTHER_PAGE)
    starter, section = _place(state, seat)
    ink = ink_of(state, seat)
    _check_flow(ink, action)
    _check_points(action.numbers, section, _last_moment(ink))
    piece = _in_time(action.numbers, 1_000 * state.options.draw_seconds)
    return _with_ink(state, starter, _flowed(ink, action.stroke, piece)) if piece else state


def _check_flow(ink: Ink, action: Draw) -> None:
    """Pieces come in their order: on from the end of the last stroke, or as a new one."""
    if len(action.numbers) % NUMBERS_PER_POINT:
        raise Illegal(IllegalCode.BROKEN_STROKE)
    goes_on = bool(ink) and action.stroke == len(ink) - 1
    begins = action.stroke == len(ink) and action.at == 0
    is_next = goes_on and action.at * NUMBERS_PER_POINT == len(ink[-1])
    if not (begins or is_next):
        raise Illegal(IllegalCode.BROKEN_STROKE)
    drawn = sum(map(len, ink)) + len(action.numbers)
    if drawn > POINTS_PER_SECTION * NUMBERS_PER_POINT:
        raise Illegal(IllegalCode.TOO_MUCH_INK)


def _last_moment(ink: Ink) -> Millis:
    return ink[-1][-1] if ink else 0


def _check_points(numbers: Stroke, section: Section, since: Millis) -> None:
    """On the paper, in the frame (MM-29), and time never runs backwards."""
    xs, ys, pressures, moments = (numbers[i::NUMBERS_PER_POINT] for i in range(NUMBERS_PER_POINT))
    is_on_page = max(xs) <= PAGE_WIDTH and max(ys) <= PAGE_HEIGHT
    if not is_on_page or not all(map(section.holds, zip(xs, ys, strict=True))):
        raise Illegal(IllegalCode.OUTSIDE_SECTION)
    if max(pressures) > FULL_PRESSURE or list(moments) != sorted((since, *moments))[1:]:
        raise Illegal(IllegalCode.BROKEN_STROKE)


def _in_time(numbers: Stroke, draw_ms: Millis) -> Stroke:
    moments = numbers[NUMBERS_PER_POINT - 1 :: NUMBERS_PER_POINT]
    return numbers[: NUMBERS_PER_POINT * sum(moment <= draw_ms for moment in moments)]


def _flowed(ink: Ink, stroke: int, piece: Stroke) -> Ink:
    return (*ink, piece) if stroke == len(ink) else (*ink[:-1], ink[-1] + piece)


def take_back(state: State, seat: Seat) -> State:
    """MM-35: the markers are erasable."""
    _check_pen(state)
    ink = ink_of(state, seat)
    if not ink:
        raise Illegal(IllegalCode.NO_INK)
    return _with_ink(state, passing.starter_of(seat, state.page, state.seats), ink[:-1])


def _with_ink(state: State, starter: Seat, ink: Ink) -> State:
    pages = state.ink[starter]
    changed = (*pages[: state.page], ink, *pages[state.page + 1 :])
    return replace(state, ink=(*state.ink[:starter], changed, *state.ink[starter + 1 :]))
