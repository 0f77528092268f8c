"""The icon sets that the pictures are drawn after: fetched from the npm registry, pinned by hash.

An icon is named by its set and its name there: `openmoji/1F408`, `lucide/sofa`.
"""

import hashlib
import re
import subprocess
import tarfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

CACHE = Path(__file__).parent.parent.parent / ".make" / "pictures"


class IconSet(NamedTuple):
    package: str
    version: str
    sha512: str
    """The first digits of the package's hash."""
    path: str
    """Where in the package an icon stands."""
    svg_of: Callable[[str], str] = str
    """Makes SVG of what stands there."""


_NODE = re.compile(r'\["(?P<tag>\w+)", \{(?P<attributes>.*?)\}\]')
_ATTRIBUTE = re.compile(r'(?P<name>\w+): "(?P<value>[^"]*)"')


def _kebab(name: str) -> str:
    return re.sub("[A-Z]", lambda capital: f"-{capital.group().lower()}", name)


def _svg_of_module(module: str) -> str:
    """Hugeicons are JavaScript modules: a list of tags with their attributes."""
    elements = []
    for node in _NODE.finditer(module):
        found = _ATTRIBUTE.finditer(node["attributes"])
        attributes = [f'{_kebab(one["name"])}="{one["value"]}"' for one in found]
        elements.append(f"<{node['tag']} {' '.join(attributes)}/>")
    return f'<svg xmlns="http://www.w3.org/2000/svg" fill="none">{"".join(elements)}</svg>'


SETS = {
    "openmoji": IconSet(
        "openmoji", "17.0.0", "1019d8acd19d71dc3e3925e610d78d13", "black/svg/{}.svg"
    ),
    "lucide": IconSet(
        "lucide-static", "1.62.0", "581640fe6d8fbe41693061c3b6c05c93", "icons/{}.svg"
    ),
    "tabler": IconSet(
        "@tabler/icons", "3.51.0", "d298a7bcf673ed8797f8e49fc6e1006e", "icons/outline/{}.svg"
    ),
    "hugeicons": IconSet(
        "@hugeicons/core-free-icons",
        "4.3.5",
        "4aff8d8c744f9d093ec99b0608c706ce",
        "dist/esm/{}Icon.js",
        _svg_of_module,
    ),
}


FURTHER = {
    name: IconSet(f"@iconify-json/{name}", version, sha512, "icons.json")
    for name, version, sha512 in (
        ("twemoji", "1.2.5", "b8aa6e204574bfa2b9056dcc8ddca5f9"),
        ("noto", "1.2.9", "0d08ae5c435bba7e35721f973d2579e4"),
        ("fluent-emoji-high-contrast", "1.2.6", "7acaa164fa64ac5eec357dcdb0ba21f0"),
        ("emojione-monotone", "1.2.1", "71948d70fb2e8800fa1c2cc287fd9d60"),
        ("game-icons", "1.2.4", "fc70c3671a305e00c970e1303eca540a"),
        ("icon-park-outline", "1.2.4", "3726715deda00f64db4ceca845131db4"),
        ("iconoir", "1.2.11", "72506b0ac64f926764b183a4b9f569ed"),
        ("ph", "1.2.2", "3e090464db6a6bc8411a31d741ae2933"),
    )
}
"""To learn from only: no picture follows them. Of each set all icons stand in one file."""


def fetched(icons: IconSet) -> Path:
    """The package, as npm keeps it; fetched once."""
    plain_name = icons.package.replace("@", "").replace("/", "-")
    archive = CACHE / f"{plain_name}-{icons.version}.tgz"
    if not archive.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        wanted = f"{icons.package}@{icons.version}"
        command = ["npm", "pack", "--silent", "--pack-destination", str(CACHE), wanted]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    digest = hashlib.sha512(archive.read_bytes()).hexdigest()
    if not digest.startswith(icons.sha512):
        raise ValueError(f"{archive.name} is not the package that the pictures were drawn after")
    return archive


@cache
def _members(name: str) -> dict[str, str]:
    """All that an icon set holds of icons, by path."""
    icons = SETS[name]
    folder, _, ending = f"package/{icons.path}".partition("{}")
    with tarfile.open(fetched(icons)) as archive:
        return {
            member.name: file.read().decode()
            for member in archive
            if member.name.startswith(folder) and member.name.endswith(ending)
            if (file := archive.extractfile(member))
        }


def svg(icon: str) -> str:
    """The icon as SVG: `lucide/sofa`."""
    name, _, which = icon.partition("/")
    icons = SETS[name]
    return icons.svg_of(_members(name)[f"package/{icons.path.format(which)}"])
