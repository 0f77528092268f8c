"""Every folder of `tablee.games` is a game."""

import importlib
import threading
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tablee.games import copyright
from tablee.kernel import registry


def test_a_game_is_found_by_its_name() -> None:
    assert "copyright" in registry.names()
    assert registry.load("copyright") is copyright.GAME
    assert registry.load("copyright").name == "copyright"


def test_a_game_is_found_by_its_version() -> None:
    assert registry.load("copyright", copyright.GAME.rules.VERSION) is copyright.GAME


@pytest.mark.parametrize(
    ("name", "version"), [("chess", None), ("..kernel", 1), ("copyright", 999)]
)
def test_what_is_not_known_is_a_key_error(name: str, version: int | None) -> None:
    with pytest.raises(KeyError):
        registry.load(name, version)


def test_former_rules_are_found_where_the_package_keeps_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    former = registry.load("copyright")
    monkeypatch.setattr(copyright, "OLDER", {0: former}, raising=False)
    assert registry.load.__wrapped__("copyright", 0) is former


def test_games_are_imported_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two threads that describe a type to msgspec at once crash the process."""
    import_module, second_is_inside = importlib.import_module, threading.Event()
    inside: list[str] = []

    def importing(name: str) -> ModuleType:
        inside.append(name)
        if len(inside) > 1:
            second_is_inside.set()
        second_is_inside.wait(0.2)
        inside.remove(name)
        return import_module(name)

    monkeypatch.setattr(importlib, "import_module", importing)
    names = registry.names()[:2]
    threads = [threading.Thread(target=registry.load.__wrapped__, args=(each,)) for each in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not second_is_inside.is_set()


BROUGHT = "from tablee.games.copyright import GAME"
BROKEN = {"raises": "raise RuntimeError('no such library')", "lacks_its_game": "GAME = 'chess'"}
ENTRY_POINTS = """[tablee.games]
brought = brought_by_others
copyright = brought_by_others
raises = raises
lacks_its_game = lacks_its_game
is_not_there = is_not_there
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if somebody else's package were installed, which brings a game."""
    metadata = tmp_path / "others-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(ENTRY_POINTS)
    (tmp_path / "brought_by_others.py").write_text(BROUGHT)
    for name, code in BROKEN.items():
        (tmp_path / f"{name}.py").write_text(code)
    monkeypatch.syspath_prepend(tmp_path)
    caches = (registry._packages, registry.names, registry.load)
    for cached in caches:
        cached.cache_clear()
    yield
    registry._broken.clear()
    for cached in caches:
        cached.cache_clear()


@pytest.mark.usefixtures("installed")
def test_any_installed_package_can_bring_a_game() -> None:
    assert "brought" in registry.names()
    assert registry.package_of("brought") == "brought_by_others"
    assert registry.load("brought") is copyright.GAME


@pytest.mark.usefixtures("installed")
def test_no_package_can_take_the_place_of_our_own_games() -> None:
    assert registry.package_of("copyright") == "tablee.games.copyright"


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("name", [*BROKEN, "is_not_there"])
def test_a_broken_package_is_left_out_and_the_others_play(name: str) -> None:
    with pytest.raises(registry.BrokenPackage) as broken:
        registry.load(name)
    assert broken.value.__cause__ is not None, "it says why"
    playable = [game.name for game in registry.games()]
    others = set(registry.names()) - {*BROKEN, "is_not_there", "brought"}
    assert set(playable) == others, "what is brought here is one of ours under another name"


@pytest.mark.usefixtures("installed")
def test_a_broken_package_is_tried_once_only(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(registry.BrokenPackage):
        registry.load("raises")
    monkeypatch.setattr(importlib, "import_module", pytest.fail)
    with pytest.raises(registry.BrokenPackage):
        registry.load("raises")
