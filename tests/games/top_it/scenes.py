"""Situations of Top It for the tests: laid by hand, or by chance."""

from collections.abc import Sequence

from tablee.games.top_it.data import SHAPES
from tablee.games.top_it.model import Hand, Help, Move, Options, PlacePiece, Point, Shape, State
from tablee.games.top_it.rules import rulebook
from tablee.games.top_it.rules.forms import FORMS, FORMS_OF, Form, Side
from tablee.games.top_it.rules.geometry import HALF, ORIGIN, minus, plus
from tablee.games.top_it.rules.placing import INDEX_OF
from tablee.games.top_it.rules.situations import FULL_HAND
from tablee.games.top_it.rules.tiles import Tile, key_of, tile_at, tile_of
from tablee.kernel.chance import Chance
from tablee.kernel.choices import draw
from tablee.kernel.errors import Illegal

Placed = tuple[int, PlacePiece]
"""A hand, and a piece of its colour as it lies."""


def seat_to_move(state: State) -> int:
    assert state.to_move is not None, "the game is over"
    return 0 if state.seats == 1 else state.to_move


def begun(seats: int, options: Options | None = None) -> State:
    return rulebook.setup(options or Options(starter=0, help=Help.POINTS), seats, Chance(b"begun"))


def at_random(seats: int, seed: int, moves: int) -> State:
    """A game after so many random moves, or at its end if that comes first."""
    chance = Chance(seed.to_bytes(8, "big"))
    state = rulebook.setup(Options(help=Help.POINTS), seats, chance)
    for _ in range(moves):
        if state.to_move is None:
            break
        seat = seat_to_move(state)
        state = rulebook.play(state, seat, draw(rulebook.legal(state, seat), chance), 0, chance)
    return state


def mirrored(point: Point) -> Point:
    """ζ becomes 1/ζ: ζ⁻¹ = ζ - ζ³, ζ⁻² = 1 - ζ², ζ⁻³ = -ζ³."""
    a, b, c, d = point
    return a + c, b, -c, -b - d


def middle(shape: Shape, turn: int = 0) -> PlacePiece:
    return PlacePiece(shape, turn, ORIGIN)


def form_of(piece: PlacePiece) -> Form:
    return FORMS[FORMS_OF[INDEX_OF[piece.shape]][piece.turn]]


def side_of(piece: PlacePiece, number: int) -> Side:
    """A side of a piece as it lies."""
    side = form_of(piece).sides[number]
    begin, end = plus(side.begin, piece.at), plus(side.end, piece.at)
    return Side(begin, end, side.direction, side.length)


def along(lying: PlacePiece, side: int, shape: Shape, own: int = 0) -> PlacePiece:
    """The piece whose own side lies along a side of another, ends meeting where that one ends.

    Whether it may lie there is for the rules to say.
    """
    theirs = side_of(lying, side)
    found = [
        (number != own, form, mine)
        for form in (FORMS[number] for number in FORMS_OF[INDEX_OF[shape]])
        for number, mine in enumerate(form.sides)
        if (mine.direction - theirs.direction) % 12 == HALF
    ]
    _, form, mine = min(found)
    return PlacePiece(shape, form.turn, minus(theirs.end, mine.begin))


def lying(
    seats: int,
    placed: Sequence[Placed],
    to_move: int,
    topped: Sequence[tuple[int, int]] = (),
    hands: dict[int, Hand] | None = None,
) -> State:
    """A table where these pieces lie, and these stones: pairs of a hand and a piece."""
    laid = [
        tile_at(number_of(hand, piece.shape), piece.turn, piece.at, number)
        for number, (hand, piece) in enumerate(placed)
    ]
    moves = [Move(piece.hand, piece.piece, is_stone=False, points=0) for piece in laid]
    moves += [Move(hand, piece, is_stone=True, points=0) for hand, piece in topped]
    pieces = {tile.piece for tile in laid}
    left = [
        Hand(
            tuple(s for s in FULL_HAND.shapes if len(SHAPES) * hand + s not in pieces),
            has_stone=hand not in {hand for hand, _ in topped},
            score=0,
        )
        for hand in range(4 if seats == 1 else seats)
    ]
    for hand, held in (hands or {}).items():
        left[hand] = held
    return State(
        options=Options(help=Help.POINTS),
        seats=seats,
        hands=tuple(left),
        tiles=tuple(map(key_of, laid)),
        moves=tuple(moves),
        to_move=to_move,
    )


def played(state: State, action: object) -> State:
    """The state after an action of the seat whose turn it is, or `Illegal`."""
    return rulebook.play(state, seat_to_move(state), action, 0, Chance(b"played"))  # type: ignore[arg-type]


def refusal(state: State, action: object) -> str:
    """The code with which an action is refused; empty if it is accepted."""
    try:
        played(state, action)
    except Illegal as illegal:
        return illegal.code
    return ""


def number_of(hand: int, shape: Shape) -> int:
    """The number of a piece."""
    return len(SHAPES) * hand + INDEX_OF[shape]


def points_of(state: State) -> int:
    """What the last move brought."""
    return state.moves[-1].points


def last_laid(state: State) -> Tile:
    return tile_of(state.tiles[-1], len(state.tiles) - 1)
