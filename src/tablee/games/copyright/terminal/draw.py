"""The table of Copyright on a screen of text: model, stacks, hand, scores."""

from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tablee.games.copyright.model import (
    Answer,
    IfSo,
    LaidCard,
    LayCard,
    OwnView,
    Phase,
    Possible,
    Review,
    RoundResult,
    TakeCard,
    Tally,
    TurnStack,
    Unanswered,
    Variant,
    View,
)
from tablee.games.copyright.terminal import picture
from tablee.games.copyright.terminal.picture import LINE, Picture
from tablee.kernel.rules import Seat

_VARIANTS = {
    Variant.BASE: "base game",
    Variant.TIMED: "timed variant",
    Variant.LIGHTNING: "lightning variant",
    Variant.PUZZLE: "puzzle",
}


def draw(view: View, seat: Seat | None, names: Sequence[str]) -> RenderableType:
    parts: list[RenderableType] = [_title(view, seat)]
    if view.phase in (Phase.SCORED, Phase.OVER) and view.result is not None:
        parts += [_result(view.result, names)]
    else:
        parts += [_table(view, seat, names)]
        if view.own is not None and seat is not None:
            parts += [_hand(view.own, view.seats[seat].laid)]
    return Group(*parts)


def _title(view: View, seat: Seat | None) -> Text:
    parts = ["Copyright", _VARIANTS[view.options.variant], f"round {view.round}"]
    if view.turn:
        parts.append(f"turn {view.turn}")
    if view.options.variant is not Variant.PUZZLE:
        parts.append(f"first to {view.limit}")
    if seat is not None:
        parts.append(f"you have {view.seats[seat].score}")
    return Text(" · ".join(parts), style="bold")


def _table(view: View, seat: Seat | None, names: Sequence[str]) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    others = [number for number in range(len(view.seats)) if number != seat]
    cells: list[RenderableType] = [_model(view)]
    if seat is not None and view.own is not None:
        cells.append(_own_stack(view, view.own, view.seats[seat].laid))
    cells.append(Columns([_other(view, number, names) for number in others]))
    grid.add_row(*cells)
    return grid


def _model(view: View) -> Panel:
    if view.own is not None and view.own.model_cards:
        body: RenderableType = _model_cards(view.own.model_cards)
    elif view.model is None:
        told = "face down" if view.phase is Phase.READY else "not made yet"
        body = Text(told, style="dim")
    else:
        body = _joined(Picture(picture.of_model(view.model)).lines())
    return Panel(body, title="model", border_style=LINE, expand=False)


def _model_cards(cards: Sequence[LaidCard]) -> RenderableType:
    """For the one who makes the model: the four cards, and what they show together."""
    together = _joined(Picture(picture.of_stack(cards)).lines())
    apart = [
        _labelled(str(card.card + 1), picture.card_lines(card.face, card.orientation))
        for card in cards
    ]
    return Group(together, Columns(apart))


def _own_stack(view: View, own: OwnView, laid: Sequence[LaidCard]) -> Panel:
    title = "your stack" if own.tally is None else f"your stack: {_worth(own.tally, view)}"
    if not laid:
        return Panel(Text("nothing laid yet", style="dim"), title=title, expand=False)
    lines = Picture(picture.of_stack(laid), own.tally).numbered_lines()
    return Panel(_joined(lines), title=title, expand=False)


def _worth(tally: Tally, view: View) -> str:
    """In the lightning variant cells tell how far the copy is, and are no points (CR-58)."""
    if view.options.variant is Variant.LIGHTNING:
        return f"{len(tally.right)} of 9 right"
    return _points(tally)


def _points(tally: Tally) -> str:
    parts = [f"{len(tally.right)} right", f"{len(tally.rows_out) + len(tally.columns_out)} out"]
    parts += [f"bonus {tally.bonus}"] if tally.bonus else []
    parts += [f"{tally.missed} missed"] if tally.missed else []
    return ", ".join([*parts, f"{tally.net} in all"])


def _other(view: View, number: Seat, names: Sequence[str]) -> RenderableType:
    seat = view.seats[number]
    mood = " ✓" if seat.is_done or seat.has_copied else ""
    mood += " wants to end" if seat.agrees_to_end else ""
    title = f"{number + 1} {names[number]}: {seat.score}{mood}"
    lines = picture.small_lines(picture.of_stack(seat.laid)) if seat.laid else [Text("–")]
    return Panel(_joined(lines), title=title, border_style="dim", expand=False)


def _hand(own: OwnView, laid: Sequence[LaidCard]) -> RenderableType:
    where = {card.card: card for card in laid}
    cards = [
        _hand_card(number, (face, lies), where.get(number), own.drawn)
        for number, (face, lies) in enumerate(zip(own.hand, own.lies, strict=True))
    ]
    return Columns(cards, padding=(0, 1))


def _hand_card(
    number: int, card: tuple[str, int], laid: LaidCard | None, drawn: int | None
) -> RenderableType:
    face, lies = card
    is_fixed = drawn is not None and number != drawn
    style = "dim" if laid is not None or is_fixed else LINE
    lines = picture.card_lines(face, laid.orientation if laid else lies)
    if style == "dim":
        lines = [Text(line.plain, style="dim") for line in lines]
    return _labelled(str(number + 1), lines, style)


def _labelled(label: str, lines: Iterable[Text], style: str = LINE) -> Panel:
    return Panel(_joined(lines), title=label, border_style=style, padding=0, expand=False)


def _joined(lines: Iterable[Text]) -> Text:
    return Text("\n").join(lines)


def _result(result: RoundResult, names: Sequence[str]) -> RenderableType:
    """A round as it was scored, line by line, with every stack under its frame."""
    model = Panel(
        _joined(Picture(picture.of_model(result.model)).lines()),
        title="model",
        border_style=LINE,
        expand=False,
    )
    stacks = [
        _labelled(name, Picture(picture.of_stack(seat.laid), seat.tally).lines())
        for name, seat in zip(names, result.seats, strict=True)
        if seat.laid
    ]
    return Group(Columns([model, *stacks]), _score_sheet(result, names))


def _score_sheet(result: RoundResult, names: Sequence[str]) -> Table:
    sheet = Table(box=None, pad_edge=False, title=None)
    for column in ("", "right", "rows out", "columns out", "bonus", "missed", "round", "total"):
        sheet.add_column(column, justify="left" if not column else "right")
    for number, (name, seat) in enumerate(zip(names, result.seats, strict=True)):
        who = f"{name} copied it" if number == result.copied_by else name
        sheet.add_row(who, *_lines_of(seat.tally), str(seat.points), str(seat.total))
    return sheet


def _lines_of(tally: Tally | None) -> Sequence[str]:
    if tally is None:
        return ("–",) * 5
    return (
        f"{len(tally.right)}",
        f"{-len(tally.rows_out)}",
        f"{-len(tally.columns_out)}",
        f"{tally.bonus}",
        f"{tally.missed and -2 * tally.missed}",
    )


def prompt(view: View, seat: Seat) -> str:
    mine = view.seats[seat]
    match view.phase:
        case Phase.MODEL if view.maker == seat:
            return "turn the cards of the model, then: done"
        case Phase.MODEL:
            return "the model is being made"
        case Phase.READY:
            return "three, two, one"
        case Phase.CALLED:
            return "the round is over: hands off"
        case Phase.PLAY if view.own is not None and view.own.drawn is not None:
            return f"lay card {view.own.drawn + 1} in time, then: done"
        case Phase.PLAY:
            return "copy the model"
        case Phase.FRAME if not mine.is_done:
            return "put your frame elsewhere, or: done"
        case Phase.SCORED if not mine.is_done:
            return "read the scores, then: done"
        case Phase.OVER:
            return "the game is over"
    return "wait for the others"


def answer(answer: Answer, view: View, names: Sequence[str]) -> RenderableType:
    match answer:
        case IfSo(tally=tally) if tally is not None:
            return Text(f"It would make {_worth(tally, view)}.")
        case IfSo():
            return Text("It cannot lie there.")
        case Possible():
            body = Picture(picture.of_stack(answer.laid), answer.tally).numbered_lines()
            cards = ", ".join(str(card.card + 1) for card in answer.laid)
            return Group(Text(f"With cards {cards}: {_worth(answer.tally, view)}."), _joined(body))
        case Review():
            return _review(answer, names)
        case Unanswered():
            return Text("There is no answer to that now.")


def _review(review: Review, names: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False)
    for column in ("time", "player", "card", "counted", "could reach", "missing for a copy"):
        table.add_column(column, justify="left" if column == "player" else "right")
    for moment in review.movements:
        done, tally = moment.done, moment.tally
        table.add_row(
            f"{done.at_ms / 1000:.1f} s",
            names[done.seat],
            _deed(done.action),
            "–" if tally is None else str(tally.net),
            str(moment.reach),
            "–" if moment.missing is None else str(moment.missing),
        )
    return table


def _deed(action: LayCard | TakeCard | TurnStack) -> str:
    match action:
        case LayCard():
            return f"+{action.card + 1}"
        case TakeCard():
            return f"-{action.card + 1}"
        case TurnStack():
            return "all"
