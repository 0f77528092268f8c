"""`docs/host.md` names every setting and every flag; an undocumented one fails here."""

import re
from pathlib import Path

import msgspec
import pytest
from tests.cli.conftest import Run

from tablee.cli import COMMANDS
from tablee.cli.serve import flag_of
from tablee.server.settings import Settings

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "host.md").read_text()
SETTINGS = {field.name: field for field in msgspec.structs.fields(Settings)}
ROWS = {row.split("`")[1]: row for row in PAGE.splitlines() if row.startswith("| `--")}
"""The table of settings, by flag."""


def default_of(name: str) -> str:
    default = SETTINGS[name].default
    return str(default).lower() if isinstance(default, bool) else str(default or "none")


@pytest.mark.parametrize("name", SETTINGS)
def test_every_setting_has_its_row(name: str) -> None:
    _, flags, variable, default, purpose, _ = ROWS[flag_of(name)].split("|")
    assert f"`{flag_of(name)}`" in flags
    assert variable.strip() == f"`TABLEE_{name.upper()}`"
    assert default.strip(" `") == default_of(name)
    assert purpose.strip()


def test_no_row_is_of_a_setting_that_is_gone() -> None:
    assert set(ROWS) == {flag_of(name) for name in SETTINGS}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_its_flags_are_named(run: Run, command: str) -> None:
    flags = set(re.findall(r"--?[a-z][a-z-]*\b", run(command, "--help").out.split("options:")[1]))
    named = set(re.findall(r"--?[a-z][a-z-]*\b", PAGE))
    assert f"tablee {command}" in PAGE
    assert flags - named - {"-h"} == set()
