"""The browser tests find a browser wherever it is, and say what to do where there is none."""

from pathlib import Path

import pytest

from tools import find_chrome


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder that is all of PATH."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROME", raising=False)
    monkeypatch.setattr("sys.argv", ["find_chrome.py"])
    return tmp_path


def put_program(folder: Path, name: str) -> str:
    program = folder / name
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    return str(program)


def test_chromium_comes_before_chrome(path: Path) -> None:
    chrome = put_program(path, "google-chrome")
    assert find_chrome.find_chrome() == chrome
    chromium = put_program(path, "chromium")
    assert find_chrome.find_chrome() == chromium


def test_the_variable_names_another_one(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_program(path, "chromium")
    mine = put_program(path, "my-browser")
    monkeypatch.setenv("CHROME", mine)
    assert find_chrome.find_chrome() == mine


def test_a_wrong_variable_is_not_passed_over(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_program(path, "chromium")
    monkeypatch.setenv("CHROME", "no-such-browser")
    assert find_chrome.find_chrome() is None


@pytest.mark.usefixtures("path")
def test_without_any_it_says_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert find_chrome.main() == 1
    assert "Install one" in capsys.readouterr().out


@pytest.mark.usefixtures("path")
def test_without_apt_get_nothing_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("nothing may be run")

    monkeypatch.setattr("subprocess.run", refuse)
    find_chrome.install("chromium")
