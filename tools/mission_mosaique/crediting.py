"""Names whose art each picture follows."""

from collections.abc import Mapping

from tools.mission_mosaique.sources import SETS

_ABOUT = """# Whose art the pictures follow

`strokes.json` holds a picture for each of the 600 words. Each follows an icon of one of the sets
below: its lines were traced, fitted to the page, joined, simplified and put in a drawer's order by
`python -m tools.mission_mosaique`. [LICENSE.md](LICENSE.md) tells on what terms. The list says
which icon each word is drawn after.
"""
_TITLES = {
    "openmoji": "OpenMoji, the open-source emoji and icon project (openmoji.org): CC BY-SA 4.0",
    "lucide": "Lucide (lucide.dev): ISC",
    "tabler": "Tabler Icons (tabler.io/icons): MIT",
    "hugeicons": "Hugeicons, the free set (hugeicons.com): MIT",
}


def _part(name: str, icons: Mapping[str, str]) -> str:
    own = sorted(word for word, icon in icons.items() if icon.startswith(f"{name}/"))
    lines = [f"- {word}: {icons[word].partition('/')[2]}" for word in own]
    title = f"## {_TITLES[name]}, version {SETS[name].version}"
    return "\n".join([title, "", *lines, ""])


def markdown(icons: Mapping[str, str]) -> str:
    return "\n".join([_ABOUT, *(_part(name, icons) for name in SETS)])
