"""Reads bomb cards from a small language, so that a card is a line of data.

    card   = group {";" group}
    group  = ["stack"] space {tie space} ["=" total]  |  "pyr" level {"/" level}
    level  = space {"," space}
    tie    = "," (none)  |  "="  |  "≠"  |  ">"  |  "<"  |  "+"  |  "−"
    space  = "_" (any die)  |  mark  |  mark "|" mark (either)  |  mark "&" mark (both)
    mark   = R B G Y K (a colour)  |  1 … 6 (a number)  |  "#" (number)  |  "c" (colour wheel)

A stack is read from the bottom up, a pyramid from its base. Where dice are added or subtracted, a
number alone after the last "=" is the total, not a space.
"""

import re

from tablee.games.mission_pas_possible.model.material import Group, Layout, Mark, Sign, Space

_MARKS = {
    "R": Mark.RED,
    "B": Mark.BLUE,
    "G": Mark.GREEN,
    "Y": Mark.YELLOW,
    "K": Mark.BLACK,
    **{mark.value: mark for mark in Mark if mark.value in "123456#c"},
}
_SIGNS = {",": Sign.NOTHING, **{sign.value: sign for sign in Sign if sign}}
_TIE = re.compile(r"\s*([,=≠><+−])\s*")
_TOTAL = re.compile(r"(.*[+−].*?)\s*=\s*(\d+)")


def read_card(text: str) -> tuple[Group, ...]:
    """The groups of a card, or `ValueError`."""
    return tuple(_group(part.strip()) for part in text.split(";"))


def _group(text: str) -> Group:
    if text.startswith("pyr "):
        return _pyramid(text.removeprefix("pyr "))
    if text.startswith("stack "):
        return _line(Layout.STACK, text.removeprefix("stack "))
    return _line(Layout.ROW, text)


def _pyramid(text: str) -> Group:
    levels = [level.split(",") for level in text.split("/")]
    if [len(level) for level in levels] not in ([2, 1], [3, 2, 1]):
        raise ValueError(f"no pyramid stands so: {text}")
    spaces = tuple(_space(space.strip()) for level in levels for space in level)
    return Group(Layout.PYRAMID, spaces, signs=())


def _line(layout: Layout, text: str) -> Group:
    total = None
    if added := _TOTAL.fullmatch(text):
        text, total = added[1], int(added[2])
    parts = _TIE.split(text)
    spaces = tuple(_space(space) for space in parts[::2])
    return Group(layout, spaces, tuple(_SIGNS[tie] for tie in parts[1::2]), total)


def _space(text: str) -> Space:
    if text == "_":
        return Space(())
    try:
        return Space(tuple(_MARKS[mark] for mark in re.split(r"[|&]", text)), is_both="&" in text)
    except KeyError:
        raise ValueError(f"no space reads so: {text}") from None
