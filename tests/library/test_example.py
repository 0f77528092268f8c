"""The example of a game as a package passes its own tests, and the house finds and plays it."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tests.library.nim_site import ENTRY_POINTS, NIM, ROOT, install_nim


@pytest.fixture
def site(tmp_path: Path) -> dict[str, str]:
    place = install_nim(tmp_path / "site")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(place), str(ROOT)])}


def run(site: dict[str, str], program: str, *words: str) -> str:
    command = [str(Path(sys.executable).with_name(program)), *words]
    told = subprocess.run(command, env=site, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
    return told.stdout


def test_its_metadata_name_the_game_as_an_installer_would_write_it() -> None:
    project = tomllib.loads((NIM / "pyproject.toml").read_text())["project"]
    (game,) = project["entry-points"]["tablee.games"].items()
    assert f"[tablee.games]\n{game[0]} = {game[1]}\n" == ENTRY_POINTS


def test_its_own_tests_and_the_suite_of_the_house_pass(site: dict[str, str]) -> None:
    told = run(site, "pytest", "-q", "-p", "no:cacheprovider", str(NIM / "tests"))
    assert "passed" in told


def test_the_house_simulates_saves_and_verifies_it(site: dict[str, str], tmp_path: Path) -> None:
    code = (
        "import tablee; m = tablee.LocalMatch('nim', seed=1)\n"
        "while not m.is_over: m.play(m.movers[0], m.draw(m.movers[0]))\n"
        f"m.save({str(tmp_path / 'nim.jsonl')!r})"
    )
    subprocess.run([sys.executable, "-c", code], env=site, check=True)
    assert "fair" in run(site, "tablee", "verify", str(tmp_path / "nim.jsonl"))
    assert "2 games" in run(site, "tablee", "simulate", "nim", "--games", "2")
