"""A house of several processes: its folder says which kind it is, and commands work on it."""

import shutil
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.ports import free_port

from tablee.store.nats.private import PrivateServer


def _serve(run: Run, *flags: object) -> str:
    """What is said when it does not open."""
    ran = run("serve", "--port", free_port(), *flags)
    assert ran.code == 2
    return ran.err


def test_a_house_moves_to_several_processes_and_back(
    run: Run, finished: Path, tmp_path: Path
) -> None:
    one, many, back = (tmp_path / name for name in ("one", "many", "back"))
    assert run("import", finished, "--data", one).code == 0
    listed = run("tables", "--data", one).out
    assert run("copy", "--from", one, "--to", f"many:{many}").code == 0
    assert run("tables", "--data", many).out == listed
    assert run("copy", "--from", many, "--to", back).code == 0
    assert run("tables", "--data", back).out == listed


def test_a_house_of_one_process_is_not_opened_empty_by_several(
    run: Run, finished: Path, tmp_path: Path
) -> None:
    run("import", finished, "--data", tmp_path / "one")
    said = _serve(run, "--data", tmp_path / "one", "--processes", 2)
    assert f"tablee copy --from {tmp_path / 'one'} --to many:" in said
    assert not (tmp_path / "one" / "nats").exists()


def test_a_house_of_several_processes_is_not_opened_empty_by_one(run: Run, tmp_path: Path) -> None:
    (tmp_path / "nats").mkdir()
    said = _serve(run, "--data", tmp_path)
    assert f"tablee copy --from {tmp_path} --to" in said
    assert not (tmp_path / "tablee.sqlite3").exists()


def test_a_copy_for_several_processes_goes_to_a_folder_of_its_own(
    run: Run, finished: Path, tmp_path: Path
) -> None:
    run("import", finished, "--data", tmp_path)
    ran = run("copy", "--from", tmp_path, "--to", f"many:{tmp_path}")
    assert (ran.code, "name another folder" in ran.err) == (2, True)


def test_a_missing_extra_is_told(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tablee.store.nats.private", None)
    said = _serve(run, "--data", tmp_path, "--processes", 2)
    assert "pip install 'tablee[many]'" in said


def test_a_missing_program_is_told(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda *_, **__: None)
    said = _serve(run, "--data", tmp_path, "--processes", 2)
    assert "pip install 'tablee[many]'" in said


def test_at_least_one_process_must_serve(run: Run, tmp_path: Path) -> None:
    assert "at least one" in _serve(run, "--data", tmp_path, "--processes", 0)


def test_a_folder_that_is_served_already_is_told_and_can_be_read(run: Run, tmp_path: Path) -> None:
    server = PrivateServer(tmp_path / "nats", is_synced=False)
    server.start()
    try:
        said = _serve(run, "--data", tmp_path, "--processes", 2)
        assert run("tables", "--data", tmp_path).out == "No tables yet.\n"
    finally:
        server.stop()
    assert "already serves" in said
