"""Every game: each rule that a program can check is cited by a test, in its name or docstring."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.conformance.known import known

from tablee.kernel import registry

ROOT = Path(__file__).parent.parent.parent
games = pytest.mark.parametrize("game", registry.names())


def numbered(game: str) -> set[int]:
    text = (ROOT / "src" / "tablee" / "games" / game / "RULES.md").read_text(encoding="utf-8")
    return {int(number) for number in re.findall(rf"\*\*{known(game).RULES}-(\d+)\*\*", text)}


def functions_of(game: str) -> Iterator[ast.FunctionDef]:
    for path in sorted((ROOT / "tests" / "games" / game).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node


def cited_by(test: ast.FunctionDef, prefix: str) -> set[int]:
    """`test_cr_15_cr_16_…` cites CR-15 and CR-16; a docstring cites CR-15, or CR-28 to CR-31."""
    named = re.match(rf"test((?:_{prefix.lower()}_\d+)*)_", test.name)
    cited = {int(n) for n in re.findall(r"\d+", named[1] if named else "")}
    docstring = ast.get_docstring(test) or ""
    cited |= {int(n) for n in re.findall(rf"\b{prefix}-(\d+)\b", docstring)}
    for first, last in re.findall(rf"\b{prefix}-(\d+) to {prefix}-(\d+)\b", docstring):
        cited |= set(range(int(first), int(last) + 1))
    return cited


def cited(game: str) -> set[int]:
    prefix = known(game).RULES
    return {number for test in functions_of(game) for number in cited_by(test, prefix)}


@games
def test_every_rule_is_cited_by_a_test_or_has_a_reason_not_to_be(game: str) -> None:
    assert numbered(game) - cited(game) == set(known(game).UNCITED)
    assert all(known(game).UNCITED.values())


@games
def test_no_test_cites_a_rule_that_does_not_exist(game: str) -> None:
    assert numbered(game)
    assert cited(game) <= numbered(game)


def test_citations_are_read_from_names_and_docstrings() -> None:
    (test,) = ast.parse('def test_cr_7_a_b() -> None:\n    """CR-9, then CR-12 to CR-14."""').body
    assert isinstance(test, ast.FunctionDef)
    assert cited_by(test, "CR") == {7, 9, 12, 13, 14}
