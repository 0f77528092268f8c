"""The tour finds its browsers, or says which one is lacking."""

from pathlib import Path

import pytest

from tools import find_browsers


@pytest.fixture(autouse=True)
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder that is all of PATH."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("sys.argv", ["find_browsers.py", "--install"])
    return tmp_path


def test_what_is_lacking_is_named(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = path / "firefox-esr"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    assert find_browsers.main() == 1
    assert "lacks: WebKitWebDriver, Xvfb." in capsys.readouterr().out


def test_only_what_is_lacking_is_installed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def install(*packages: str) -> None:
        asked.extend(packages)
        for program in find_browsers.PACKAGES:
            (path / program).write_text("#!/bin/sh\n")
            (path / program).chmod(0o755)

    monkeypatch.setattr(find_browsers, "install", install)
    assert find_browsers.main() == 0
    assert find_browsers.main() == 0
    assert asked == ["firefox-esr", "webkit2gtk-driver", "xvfb"]
