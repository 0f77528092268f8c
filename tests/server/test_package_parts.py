"""What an installed package brings for the browser."""

from importlib import import_module
from pathlib import Path

import pytest
from tests.library.nim_site import NIM, install_nim

from tablee.kernel import registry
from tablee.kernel.rules import Game
from tablee.server.http import HttpAnswer, HttpCall
from tablee.server.package_parts import page_of, parts_of
from tablee.table.refusal import Code, Refusal


@pytest.fixture
def nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(str(install_nim(tmp_path / "site")))
    monkeypatch.setattr(registry, "package_of", lambda _: "tablee_nim")
    game = import_module("tablee_nim").GAME
    assert isinstance(game, Game)
    return game


def asked(game: Game, file: str, **headers: str) -> HttpAnswer:
    sent = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return page_of(game, file, HttpCall({"headers": sent}, None))


def test_its_words_and_where_its_pages_begin(nim: Game) -> None:
    parts = parts_of(nim)
    assert parts.module == "/api/games/nim/pages/index.js"
    assert parts.words["fr"]["heap"] == "tas"


def test_its_module_is_served_as_a_script_that_is_asked_for_anew_after_an_upgrade(
    nim: Game,
) -> None:
    answer = asked(nim, "index.js")
    assert answer.body == (NIM / "src/tablee_nim/pages/index.js").read_bytes()
    assert answer.media_type == "text/javascript"
    assert answer.headers["cache-control"] == "no-cache"
    again = asked(nim, "index.js", if_none_match=answer.headers["etag"])
    assert (again.status, again.body) == (304, b"")


@pytest.mark.parametrize("file", ["other.js", "..", "../rules.py", "rules.py", ""])
def test_nothing_but_its_pages_can_be_asked_for(nim: Game, file: str) -> None:
    with pytest.raises(Refusal) as refused:
        asked(nim, file)
    assert refused.value.code == Code.UNKNOWN_ADDRESS
