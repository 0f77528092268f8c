"""`tablee new-game`: a package whose tests pass; the example is what it writes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from tablee.cli.new_game import skeleton

ROOT = Path(__file__).resolve().parents[2]
NIM = ROOT / "examples" / "nim"
ENTRY_POINTS = "[tablee.games]\nriver_crossing = tablee_river_crossing\n"


def test_the_example_is_what_is_written_for_its_name() -> None:
    written = {str(path): text for path, text in skeleton("nim", has_pages=True)}
    kept = [path for path in NIM.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert written == {path.relative_to(NIM).as_posix(): path.read_text() for path in kept}


def test_a_new_game_passes_its_tests_at_once(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "river"
    told = run("new-game", "river_crossing", "--folder", str(folder))
    assert told.code == 0
    assert "tablee serve" in told.out
    metadata = tmp_path / "site" / "tablee_river_crossing-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: river\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(ENTRY_POINTS)
    places = [str(metadata.parent), str(folder / "src")]
    passed = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(folder)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(places)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert passed.returncode == 0, passed.stdout


def test_pages_are_written_for_whoever_wants_to_draw(run: Run, tmp_path: Path) -> None:
    for name, flags in (("plain", []), ("drawn", ["--pages"])):
        run("new-game", "river", "--folder", str(tmp_path / name), *flags)
    pages = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.js")}
    assert pages == {"drawn/src/tablee_river/pages/index.js"}


@pytest.mark.parametrize("name", ["River", "river-crossing", "1st", "class", "_x", "copyright"])
def test_a_name_that_will_not_do_is_refused(run: Run, name: str, tmp_path: Path) -> None:
    told = run("new-game", name, "--folder", str(tmp_path / "there"))
    assert told.code == 2
    assert not (tmp_path / "there").exists()


def test_nothing_is_written_over(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    told = run("new-game", "river", "--folder", str(tmp_path))
    assert told.code == 2
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
