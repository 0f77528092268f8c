"""The table of Mission Pas Possible on a screen of text: dice, bombs, players."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.games.mission_pas_possible.data.dice import COLOURS
from tablee.games.mission_pas_possible.model.actions import (
    Action,
    LoseDie,
    PlaceDie,
    Reroll,
    TakeBomb,
)
from tablee.games.mission_pas_possible.model.codes import Reason
from tablee.games.mission_pas_possible.model.questions import Answer, Hint, Review, Unanswered
from tablee.games.mission_pas_possible.model.state import Phase
from tablee.games.mission_pas_possible.model.views import CentreDie, Duty, Result, View
from tablee.games.mission_pas_possible.terminal.printing import card_text, die_text, letter
from tablee.kernel.rules import Seat

_ENDS = {
    Reason.ALL_DEFUSED: "all bombs are defused",
    Reason.TIME_IS_UP: "time is up",
    Reason.BAG_IS_EMPTY: "the bag is empty",
}


def draw(view: View, seat: Seat | None, names: Sequence[str]) -> RenderableType:
    parts: list[RenderableType] = [_title(view), _bag(view), _centre(view, names), _row(view)]
    parts += [_player(view, number, seat, names) for number in range(len(view.seats))]
    if view.result is not None:
        parts.append(_result(view.result))
    return Group(*parts)


def _title(view: View) -> Text:
    parts = [
        "Mission Pas Possible",
        view.options.level.value,
        f"turn {view.turn}",
        f"{view.defused} of {view.goal} defused",
        f"{view.deck} cards hidden",
    ]
    return Text(" · ".join(parts), style="bold")


def _bag(view: View) -> Text:
    inside = [f"{letter(colour)} {count}" for colour, count in zip(COLOURS, view.bag, strict=True)]
    sabotages = " ".join(map(letter, view.sabotages)) or "none yet"
    return Text(f"bag: {', '.join(inside)} · sabotages: {sabotages}", style="dim")


def _centre(view: View, names: Sequence[str]) -> Text:
    if not view.centre:
        return Text(f"centre: {names[view.holder]} holds the bag")
    dice = [_centre_die(number, die, names) for number, die in enumerate(view.centre, start=1)]
    return Text("centre: ") + Text("   ").join(dice)


def _centre_die(number: int, centre: CentreDie, names: Sequence[str]) -> Text:
    text = Text(f"{number} ") + die_text(centre.die)
    if centre.held_by is not None:
        text += Text(f" in {names[centre.held_by]}'s hand")
    elif centre.wanted_by:
        text += Text(f" wanted by {', '.join(names[seat] for seat in centre.wanted_by)}")
    for offer in centre.offers:
        text += Text(f" for {names[offer.to]}, says {names[offer.by]}")
    return text


def _row(view: View) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for number, card in enumerate(view.row, start=1):
        if card is not None:
            grid.add_row(Text(f"bomb {number}"), card_text(card), Text(f"{card.points} points"))
    return grid


def _player(view: View, number: Seat, seat: Seat | None, names: Sequence[str]) -> RenderableType:
    mine = view.seats[number]
    grid = Table.grid(padding=(0, 2))
    style = "bold" if number == seat else "dim"
    grid.add_row("", Text(f"{names[number]}: {len(mine.defused)} defused", style=style))
    for place, bomb in enumerate(mine.bombs, start=1):
        if bomb:
            grid.add_row(Text(f"{place:>4}"), card_text(bomb.card, bomb.dice))
    return grid


def _result(result: Result) -> Text:
    score = result.score
    return Text(
        f"{_ENDS[result.reason]}: {score.win} for the win, {score.time} for the time left,"
        f" {score.cards} for cards, {score.sabotages} for sabotages: {score.total} in all",
        style="bold",
    )


def prompt(view: View, seat: Seat) -> str:
    match view.seats[seat].duty:
        case Duty.LOSE_DIE:
            return "lose a die"
        case Duty.TAKE_BOMB:
            return "take a bomb"
    if view.phase is Phase.PLACE and view.own is not None and view.own.placements:
        return "place a die"
    return {
        Phase.DRAW: "draw" if view.holder == seat else "the dice are about to be drawn",
        Phase.PLACE: "wait for the others",
        Phase.REROLL: "reroll an unused die",
        Phase.OVER: "the game is over",
    }[view.phase]


def answer(answer: Answer, view: View, names: Sequence[str]) -> RenderableType:
    match answer:
        case Hint():
            return _hint(answer, view, names)
        case Review():
            return _review(answer)
        case Unanswered():
            return Text("There is no answer to that now.")


def _hint(hint: Hint, view: View, names: Sequence[str]) -> Text:
    text = Text("Wait." if hint.action is None else f"Type: {_typed(hint.action, view)}.")
    faces = {centre.die.die: centre.die for centre in view.centre}
    for share in hint.shares:
        text += Text(f" {names[share.seat]} takes ") + die_text(faces[share.die]) + Text(".")
    return text


def _typed(action: Action, view: View) -> str:
    """What to type for an action that is advised."""
    dice = {centre.die.die: number for number, centre in enumerate(view.centre, start=1)}
    cards = {
        bomb.card.card: n for s in view.seats for n, bomb in enumerate(s.bombs, start=1) if bomb
    }
    row = {card.card: number for number, card in enumerate(view.row, start=1) if card is not None}
    match action:
        case PlaceDie():
            return f"place {dice[action.die]} {cards[action.card]} {action.space + 1}"
        case Reroll():
            return f"reroll {dice[action.die]}"
        case LoseDie():
            return f"lose {cards[action.card]} {action.space + 1}"
        case TakeBomb():
            return f"bomb {row[action.card]}"
    return "draw"


def _review(review: Review) -> Text:
    missed = [turn for turn in review.turns if turn.best]
    lines = [f"You could have spared {review.missed:.1f} dice in {len(missed)} turns."]
    lines += [
        f"Turn {turn.number}: another sharing was worth"
        f" {turn.best_worth - turn.worth:.1f} dice more."
        for turn in missed
    ]
    return Text("\n".join(lines))
