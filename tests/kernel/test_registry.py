"""Every folder of `tablee.games` is a game."""

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
