"""The documentation is true: its commands, links, code and lists are checked here."""

import doctest
import re
import textwrap
from dataclasses import fields
from pathlib import Path

import msgspec
import pytest

from tablee.kernel import registry
from tablee.kernel.rules import Game, Rules

ROOT = Path(__file__).resolve().parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
GAME_HEADINGS = ["Players", "Variants", "Options", "Bots", "How the code is laid out", "Decisions"]
ENV_HEADINGS = ["Observation", "Actions", "Rewards", "Ends", "Versions"]

LINK = re.compile(r"\]\(([^)\s]+)\)")
BLOCK = re.compile(r"^( *)```(\w+)\n(.*?)^\1```", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"(?:`|^)make ([a-z-]+)", re.MULTILINE)
TARGET = re.compile(r"^([a-z-]+):", re.MULTILINE)


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


each_page = pytest.mark.parametrize("path", PAGES, ids=named)
each_game = pytest.mark.parametrize("name", registry.names())


def blocks(path: Path, language: str) -> list[str]:
    """The page's blocks of code in that language, each with its indent taken off."""
    found = BLOCK.findall(path.read_text())
    return [textwrap.dedent(code) for _, tongue, code in found if tongue == language]


def in_backticks(path: Path) -> set[str]:
    """What a page sets as code, a call by its name alone."""
    return set(re.findall(r"`(\w+)[^`]*`", path.read_text()))


@each_page
def test_links_lead_somewhere(path: Path) -> None:
    links = [link.split("#")[0] for link in LINK.findall(path.read_text())]
    files = [link for link in links if link and "://" not in link]
    assert [link for link in files if not (path.parent / link).exists()] == []


@each_page
def test_make_knows_every_command_that_is_named(path: Path) -> None:
    commands = set(COMMAND.findall(path.read_text()))
    assert commands <= set(TARGET.findall((ROOT / "Makefile").read_text()))


def test_the_readme_names_the_two_commands() -> None:
    assert {"serve", "test"} <= set(COMMAND.findall((ROOT / "README.md").read_text()))


@each_page
def test_python_code_compiles(path: Path) -> None:
    for code in blocks(path, "python"):
        compile(code, named(path), "exec")


@each_page
def test_python_sessions_run_as_shown(path: Path) -> None:
    known: dict[str, object] = {}  # a page is read from its top, block after block
    for session in blocks(path, "pycon"):
        example = doctest.DocTestParser().get_doctest(session, known, named(path), None, None)
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        assert runner.run(example, clear_globs=False).failed == 0
        known = example.globs


def test_the_readme_shows_the_library() -> None:
    assert blocks(ROOT / "README.md", "pycon")


def test_to_add_a_game_every_part_of_the_contract_is_named() -> None:
    functions = {name for name in vars(Rules) if not name.startswith("_")}
    contract = functions | set(Rules.__annotations__) | {field.name for field in fields(Game)}
    assert contract <= in_backticks(ROOT / "docs" / "add-a-game.md")


@each_game
def test_each_game_has_a_page_with_the_same_headings(name: str) -> None:
    page = (ROOT / "docs" / "games" / f"{name}.md").read_text()
    assert re.findall(r"^## (.+)$", page, re.MULTILINE) == GAME_HEADINGS


@each_game
def test_each_environment_has_a_page_with_the_same_headings(name: str) -> None:
    page = (ROOT / "docs" / "envs" / f"{name}.md").read_text()
    assert re.findall(r"^## (.+)$", page, re.MULTILINE) == ENV_HEADINGS


@each_game
def test_each_option_of_a_game_is_explained(name: str) -> None:
    options = {field.name for field in msgspec.structs.fields(registry.load(name).options)}
    assert options <= in_backticks(ROOT / "docs" / "games" / f"{name}.md")


@each_game
def test_each_file_of_a_game_is_explained(name: str) -> None:
    page = (ROOT / "docs" / "games" / f"{name}.md").read_text()
    folder = ROOT / "src/tablee/games" / name
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("[!_]*.py")}
    assert files <= set(re.findall(r"`([\w/]+\.py)`", page))
