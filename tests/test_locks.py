"""What is installed is locked: every package by its hash, and no address of a registry."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
GROUPS = PROJECT["dependency-groups"]
EXTRAS = PROJECT["project"]["optional-dependencies"]
RUN = [*PROJECT["project"]["dependencies"], *GROUPS["build"]]
LOCKS = {
    "requirements.lock": RUN,
    "requirements-test.lock": [*RUN, *GROUPS["test"], *EXTRAS["envs"], *EXTRAS["many"]],
    "requirements-bench.lock": [
        *PROJECT["project"]["dependencies"],
        *GROUPS["bench"],
        *EXTRAS["envs"],
    ],
    "requirements-node.lock": GROUPS["node"],
    "requirements-pictures.lock": GROUPS["pictures"],
    "requirements-uv.lock": GROUPS["uv"],
}
PINNED = re.compile(r"^([a-z0-9-]+)==\S+.* \\\n    --hash=sha256:", re.MULTILINE)
each_lock = pytest.mark.parametrize("lock", LOCKS)


def name_of(requirement: str) -> str:
    found = re.match(r"[\w-]+", requirement)
    assert found
    return found.group().lower().replace("_", "-")


@each_lock
def test_every_package_that_is_asked_for_is_locked_by_hash(lock: str) -> None:
    """Run `make lock` after a change of the dependencies in pyproject.toml."""
    pinned = set(PINNED.findall((ROOT / lock).read_text()))
    assert {name_of(requirement) for requirement in LOCKS[lock]} <= pinned


@each_lock
def test_no_line_is_without_its_hash_and_none_names_a_registry(lock: str) -> None:
    text = (ROOT / lock).read_text()
    assert len(PINNED.findall(text)) == len(re.findall(r"^[^#\s]", text, re.MULTILINE))
    assert "://" not in text


@pytest.mark.parametrize("folder", ["web", "benchmarks/peers/node"])
def test_the_packages_of_node_are_locked_by_hash_and_name_no_registry(folder: str) -> None:
    lock = json.loads((ROOT / folder / "package-lock.json").read_text())
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert [name for name, package in packages.items() if "integrity" not in package] == []
    assert [name for name, package in packages.items() if "resolved" in package] == []
