"""The package names the licences of all that it holds."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
NAMED = {
    "CC-BY-SA-4.0": re.compile(r"Attribution-ShareAlike 4\.0|CC BY-SA 4\.0"),
    "CC-BY-4.0": re.compile(r"Attribution 4\.0|CC BY 4\.0"),
    "ISC": re.compile(r"\bISC\b"),
    "MIT": re.compile(r"\bMIT\b"),
    "OFL-1.1": re.compile(r"SIL OPEN FONT LICENSE", re.IGNORECASE),
}
"""How each licence is called where something is under it."""


def _credits() -> list[Path]:
    """Where the things that others have made say on what terms."""
    data = [path for name in ("LICENSE.md", "CREDITS.md") for path in ROOT.glob(f"src/**/{name}")]
    return [*data, *(ROOT / "web" / "public" / "licences").glob("*.txt"), ROOT / "LICENSE"]


def test_the_metadata_names_every_licence_that_something_is_under() -> None:
    text = "".join(path.read_text() for path in _credits())
    found = {name for name, pattern in NAMED.items() if pattern.search(text)}
    assert found == set(NAMED)
    assert set(PROJECT["license"].split(" AND ")) == found


def test_the_terms_of_what_others_have_made_come_with_the_package() -> None:
    shipped = {path for pattern in PROJECT["license-files"] for path in ROOT.glob(pattern)}
    ours = {path for path in _credits() if "public" not in path.parts}
    assert ours <= shipped
