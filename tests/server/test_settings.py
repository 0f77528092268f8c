"""Flags, then the environment, then defaults that work."""

from pathlib import Path

import msgspec
import pytest

from tablee.server.settings import Settings


def test_the_defaults_work() -> None:
    assert Settings.from_environment() == Settings()


def test_the_environment_changes_the_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_PORT", "9000")
    monkeypatch.setenv("TABLEE_DATA", "/tmp/elsewhere")
    monkeypatch.setenv("TABLEE_ORIGINS", "https://a.example,https://b.example")
    monkeypatch.setenv("TABLEE_HAS_METRICS", "false")
    settings = Settings.from_environment()
    assert settings.port == 9000
    assert settings.data == Path("/tmp/elsewhere")
    assert settings.origins == ("https://a.example", "https://b.example")
    assert settings.has_metrics is False


def test_flags_win_over_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_PORT", "9000")
    assert Settings.from_environment(port=9001).port == 9001
    assert Settings.from_environment(port=None).port == 9000


def test_nonsense_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_PORT", "many")
    with pytest.raises(msgspec.ValidationError):
        Settings.from_environment()
