"""The command line as a whole: help, versions, mistakes."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from tablee import __version__
from tablee.cli import COMMANDS


def test_help_names_every_command(run: Run) -> None:
    out = run("--help").out
    assert all(command in out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(run: Run, command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert f"usage: tablee {command}" in ran.out


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").out == f"tablee {__version__}\n"


@pytest.mark.parametrize("words", [(), ("dance",), ("verify",), ("play", "copyright", "--dance")])
def test_what_is_not_understood_is_told_without_a_traceback(
    run: Run, words: tuple[str, ...]
) -> None:
    ran = run(*words)
    assert ran.code == 2
    assert "usage: tablee" in ran.err


def test_the_start_does_not_wait_for_what_is_not_needed() -> None:
    """The first page of `serve` must come at once, and `verify` needs no web server."""
    heavy = "{'asyncio', 'uvicorn', 'rich', 'sqlite3', 'tablee.games.copyright'}"
    code = f"import sys, tablee.cli; tablee.cli.parser_for(''); print({heavy} & set(sys.modules))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "set()\n"


def test_a_reader_who_leaves_causes_no_traceback(finished: Path) -> None:
    """`tablee replay FILE | head -1`"""
    command = [sys.executable, "-c", "from tablee.cli import main; raise SystemExit(main())"]
    process = subprocess.Popen(
        [*command, "replay", finished, "--boards"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    process.stdout.close()
    assert process.communicate()[1] == ""
