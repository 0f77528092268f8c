"""The table of Top It on a screen of text: the mosaic, the open hands, the scores."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.games.top_it.data import SHAPES
from tablee.games.top_it.model import (
    Answer,
    Because,
    ByHand,
    Fits,
    Placement,
    Placements,
    Review,
    ReviewedMove,
    Target,
    Targets,
    Unanswered,
    View,
)
from tablee.games.top_it.terminal.names import (
    hand_name,
    legend_of,
    piece_name,
    pieces_left,
    shape_name,
    sum_of,
)
from tablee.games.top_it.terminal.picture import picture
from tablee.games.top_it.view import reading
from tablee.kernel.rules import Seat

_LISTED = 9
"""The best places; so many have room in the picture."""


def draw(view: View, seat: Seat | None, names: Sequence[str]) -> RenderableType:
    mosaic = picture(view) if view.last else Text("The table is empty.")
    legend = Text(legend_of(view), style="dim")
    return Group(_title(view, seat), mosaic, _hands(view, seat, names), legend)


def _title(view: View, seat: Seat | None) -> Text:
    laid = sum(piece.laid is not None for hand in view.hands for piece in hand.pieces)
    parts = ["Top It", f"{laid} of {len(SHAPES) * len(view.hands)} pieces lie"]
    if seat is not None:
        parts.append(f"you have {view.scores[seat]}")
    return Text(" · ".join(parts), style="bold")


def _hands(view: View, seat: Seat | None, names: Sequence[str]) -> Table:
    table = Table.grid(padding=(0, 2))
    own = reading.own_hand(view, seat)
    for number, hand in enumerate(view.hands):
        stone = "stone" if hand.stone is None else f"stone on the {piece_name(hand.stone.piece)}"
        style = "bold" if number == own else ""
        turn = "→" if number == view.to_move else ""
        who = hand_name(view, number, names)
        table.add_row(turn, who, str(hand.score), pieces_left(hand), stone, style=style)
    return table


def prompt(view: View, seat: Seat) -> str:
    if view.to_move is None:
        return "the mosaic is finished: review, or quit"
    if view.hands[view.to_move].seat != seat:
        return "another one plays"
    hand = view.hands[view.to_move]
    has_pieces = any(piece.laid is None for piece in hand.pieces)
    doings = ["place a piece"] if has_pieces else []
    doings += ["top with your stone"] if hand.stone is None else []
    return " or ".join(doings)


def answer(answer: Answer, view: View, names: Sequence[str]) -> RenderableType:
    match answer:
        case Placements():
            return _placements(answer, view)
        case Targets():
            return _targets(answer, view)
        case Review():
            return _review(answer, view, names)
        case Fits():
            return Text("it fits")
        case Because():
            return Text(f"it does not fit: {answer.code.replace('_', ' ')}")
        case ByHand():
            return Text("this table shows no places: place it blindly, or begin with help=points")
        case Unanswered():
            return Text("there is no answer to that now")


def _placements(found: Placements, view: View) -> RenderableType:
    """The best ones in a picture, and all of these in words."""
    best = found.placements[:_LISTED]
    if not best:
        return Text("it fits nowhere for the moment")
    if not view.last:
        return Text(f"{_brings(best[0]).rstrip()} in the middle, counted double")  # TI-12, TI-13
    marks = {(place.x, place.y): str(number) for number, place in enumerate(best, start=1)}
    lines = [f"{number}  {_place_in_words(place)}" for number, place in enumerate(best, start=1)]
    more = len(found.placements) - len(best)
    return Group(picture(view, marks), *lines, *([f"and {more} more"] if more else []))


def _place_in_words(place: Placement) -> str:
    beside = ", ".join(map(piece_name, place.scoring))
    return f"{_brings(place)}beside {beside}, turned {30 * place.turn}°"


def _brings(choice: Placement | Target) -> str:
    """Nothing where the table tells no points (TI-52)."""
    return "" if choice.points is None else f"+{choice.points}  "


def _targets(found: Targets, view: View) -> RenderableType:
    if not found.targets:
        return Text("your stone has no target for the moment")
    numbered = enumerate(found.targets, start=1)
    return Group(*[f"{number}  {_target_in_words(target, view)}" for number, target in numbered])


def _target_in_words(target: Target, view: View) -> str:
    values = sum_of(view.shapes[piece % len(SHAPES)].value for piece in target.scoring)
    return f"{_brings(target)}the {piece_name(target.piece)}: {values}"


def _review(review: Review, view: View, names: Sequence[str]) -> RenderableType:
    table = Table(box=None, padding=(0, 2))
    for heading in ("turn", "who", "points", "better", "with"):
        table.add_column(heading)
    for move in review.moves:
        who = hand_name(view, move.hand, names)
        table.add_row(str(move.number), who, str(move.points), *_possible(move))
    return table


def _possible(move: ReviewedMove) -> tuple[str, str]:
    if move.lost == 0:
        return "", ""
    match move.best:
        case Placement(shape=shape):
            return str(move.best.points), shape_name(shape)
        case Target(piece=piece):
            return str(move.best.points), f"the stone on the {piece_name(piece)}"
