"""Names whose art each picture follows."""

from collections.abc import Mapping, Sequence

from tools.mission_mosaique.sources import SETS

_ABOUT = """# Whose art the pictures follow

`strokes.json` holds pictures of each of the 600 words. Each follows an icon of one of the sets
below: its lines were traced, fitted to the page, joined, simplified and put in a drawer's order by
`python -m tools.mission_mosaique`. [LICENSE.md](LICENSE.md) tells on what terms. The lists say
which icons show each word.
"""
_TITLES = {
    "openmoji": "OpenMoji, the open-source emoji and icon project (openmoji.org): CC BY-SA 4.0",
    "lucide": "Lucide (lucide.dev): ISC",
    "tabler": "Tabler Icons (tabler.io/icons): MIT",
    "hugeicons": "Hugeicons, the free set (hugeicons.com): MIT",
}


def _names(icons: Sequence[str], of_set: str) -> list[str]:
    """What the set calls those icons that are its own."""
    return [icon.removeprefix(f"{of_set}/") for icon in icons if icon.startswith(f"{of_set}/")]


def _part(of_set: str, icons: Mapping[str, Sequence[str]]) -> str:
    own = {word: _names(icons[word], of_set) for word in sorted(icons)}
    lines = [f"- {word}: {', '.join(names)}" for word, names in own.items() if names]
    title = f"## {_TITLES[of_set]}, version {SETS[of_set].version}"
    return "\n".join([title, "", *lines, ""])


def credits_of(icons: Mapping[str, Sequence[str]]) -> str:
    return "\n".join([_ABOUT, *(_part(of_set, icons) for of_set in SETS)])
