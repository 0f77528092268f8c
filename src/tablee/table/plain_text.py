"""What people write, made fit to be shown to others."""

import unicodedata
from bisect import bisect_right
from itertools import chain

_JOINERS = "\u200c\u200d"
"""Between two letters they belong to a script, or to an emoji of several."""
_COLOURED = "\ufe0f"
"""Behind a symbol it asks for the emoji."""
_BLANK = "\u2800"
"""A letter that is printed as nothing, and that Unicode does not call ignorable."""
_MARKS_AT_ONCE = 4
"""More accents than any language piles up are there to cover other people's lines."""

# Unicode's Default_Ignorable_Code_Point (DerivedCoreProperties.txt, unchanged from 14.0 to 16.0):
# what is drawn as nothing, whatever its category.
_IGNORABLE = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
_STARTS = [first for first, _ in _IGNORABLE]

# Letters of other scripts that look like Latin ones, as far as names are borrowed with them.
_LOOKALIKES = str.maketrans(
    "аеорсухіјѕԁһӏкмтвнαορνικτυ01|!",
    "aeopcyxijsdhlkmtbhaopviktuolll",
)


def is_ignorable(letter: str) -> bool:
    """Whether Unicode says that this is drawn as nothing."""
    code = ord(letter)
    at = bisect_right(_STARTS, code) - 1
    return letter == _BLANK or (at >= 0 and code <= _IGNORABLE[at][1])


def plain(text: str) -> str:
    """One line without control characters, marks of direction or anything else that nobody sees.

    Such characters could hide a name, feign another, or turn around the words that follow it.
    """
    kept: list[str] = []
    for letter in unicodedata.normalize("NFC", text):
        if letter.isspace():
            kept.append(" ")
        elif _is_shown(letter, kept):
            kept.append(letter)
    line = " ".join("".join(kept).split()).rstrip(_JOINERS)
    return line if any(map(_is_ink, line)) else ""


def _is_shown(letter: str, before: list[str]) -> bool:
    kind = unicodedata.category(letter)
    has_base = bool(before) and before[-1] != " "
    if letter in _JOINERS:
        return has_base and before[-1] not in _JOINERS
    if letter == _COLOURED:
        return has_base and unicodedata.category(before[-1]) == "So"
    if kind.startswith("M"):
        return has_base and not is_ignorable(letter) and not _is_pile(before)
    return not kind.startswith("C") and not is_ignorable(letter)


def _is_pile(before: list[str]) -> bool:
    last = before[-_MARKS_AT_ONCE:]
    return len(last) == _MARKS_AT_ONCE and all(map(_is_mark, last))


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter).startswith("M")


def _is_ink(letter: str) -> bool:
    return letter not in _JOINERS and not _is_mark(letter) and not letter.isspace()


def likeness(name: str) -> str:
    """The same for two names that the eye takes for one another."""
    letters = unicodedata.normalize("NFKD", name.casefold()).casefold()
    seen = (letter for letter in letters if letter.isalnum() or letter in "|!")
    return "".join(seen).translate(_LOOKALIKES)


def told_apart(name: str, others: list[str]) -> str:
    """A name that nobody takes for one of the others': with a number, if it resembles one."""
    taken = set(map(likeness, others))
    numbered = (f"{name} ({number})" for number in range(2, len(others) + 3))
    return next(
        each
        for each in chain([name], numbered)
        if not likeness(each) or likeness(each) not in taken
    )
