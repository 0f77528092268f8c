"""What a server does beside the first who come, and when."""

from pathlib import Path

import pytest
from tests.server.conftest import running

from tablee.server import app


@pytest.fixture
def prepared(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was done."""
    done: list[str] = []
    monkeypatch.setattr(app, "_keep", lambda _: done.append("builds"))
    monkeypatch.setattr(app, "_prepare", lambda: done.append("games"))
    return done


async def test_a_server_that_stops_at_once_loads_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, prepared: list[str]
) -> None:
    monkeypatch.setattr(app, "REST_SECONDS", 3_600)
    async with running(tmp_path):
        pass
    assert prepared == ["builds"]


async def test_games_are_loaded_though_nobody_asks_for_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, prepared: list[str]
) -> None:
    monkeypatch.setattr(app, "REST_SECONDS", 0)
    async with running(tmp_path):
        pass
    assert prepared == ["builds", "games"]
