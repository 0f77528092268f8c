"""Dice and bomb cards as text: `4 > _ > _`, with the dice that lie on them."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from tablee.games.mission_pas_possible.model.material import (
    Card,
    Colour,
    Die,
    Group,
    Layout,
    Mark,
    Space,
)

_LETTERS = {
    Colour.RED: "R",
    Colour.BLUE: "B",
    Colour.GREEN: "G",
    Colour.YELLOW: "Y",
    Colour.BLACK: "K",
}
_STYLES = {
    Colour.RED: "bold white on red3",
    Colour.BLUE: "bold white on blue3",
    Colour.GREEN: "bold white on dark_green",
    Colour.YELLOW: "bold black on yellow3",
    Colour.BLACK: "bold white on grey23",
}
_LAYOUTS = {Layout.ROW: "", Layout.STACK: "stack ", Layout.PYRAMID: "pyr "}
_LEVELS_END = {3: (1,), 6: (2, 4)}
"""By the size of a pyramid: the last space of each level but the top."""


def die_text(die: Die) -> Text:
    """`R4` is a red four."""
    return Text(f"{_LETTERS[die.colour]}{die.number}", style=_STYLES[die.colour])


def letter(mark: Mark | Colour) -> str:
    return _LETTERS[Colour(mark)] if mark in set(Colour) else mark.value


def card_text(card: Card, dice: Sequence[Die | None] = ()) -> Text:
    """A card as the rulebook writes it; a die stands in the place of what it covers."""
    lying = iter(dice or (None,) * sum(len(group.spaces) for group in card.groups))
    return Text("; ").join(_group_text(group, lying) for group in card.groups)


def _group_text(group: Group, lying: Iterator[Die | None]) -> Text:
    text = Text(_LAYOUTS[group.layout])
    for place, space in enumerate(group.spaces):
        die = next(lying)
        text += Text(_space_text(space)) if die is None else die_text(die)
        text += Text(_sign_after(group, place))
    return text if group.total is None else text + Text(f" = {group.total}")


def _space_text(space: Space) -> str:
    return ("&" if space.is_both else "|").join(map(letter, space.marks)) or "_"


def _sign_after(group: Group, place: int) -> str:
    if place == len(group.spaces) - 1:
        return ""
    if group.layout is Layout.PYRAMID:
        return " / " if place in _LEVELS_END[len(group.spaces)] else ", "
    return f" {group.signs[place].value} " if group.signs[place] else ", "
