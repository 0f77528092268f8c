"""What people write, made fit to be shown to others."""

import unicodedata

_JOINERS = "\u200c\u200d"
"""Between two letters they belong to a script, or to an emoji of several."""


def plain(text: str) -> str:
    """One line without control characters, marks of direction or anything else that nobody sees.

    Such characters could hide a name, feign another, or turn around the words that follow it.
    """
    shown = "".join(letter if _is_plain(letter) else " " * letter.isspace() for letter in text)
    line = " ".join(unicodedata.normalize("NFC", shown).split())
    return line if line.strip(_JOINERS + " ") else ""


def _is_plain(letter: str) -> bool:
    return letter in _JOINERS or not unicodedata.category(letter).startswith("C")
