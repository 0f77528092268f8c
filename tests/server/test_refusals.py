"""Every refusal has a sentence that says what to do instead, in both languages."""

import json
import re
from importlib import resources
from pathlib import Path

import pytest

from tablee.kernel import registry
from tablee.kernel.errors import Illegal
from tablee.table import refusal
from tablee.table.refusal import Code, Refusal, sentence
from tablee.table.wire import Language

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("language", Language)
def test_every_refusal_of_the_table_has_its_sentence(language: Language) -> None:
    sentences = [sentence(Refusal(code), language) for code in Code]
    assert all(said.endswith((".", "!")) for said in sentences)
    assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("game", registry.names())
def test_every_refusal_of_a_game_has_its_sentence(game: str, language: Language) -> None:
    for code in registry.load(game).illegal:
        assert sentence(Illegal(code), language, game).endswith((".", "!"))


@pytest.mark.parametrize(
    "package", ["tablee.table", *(f"tablee.games.{name}" for name in registry.names())]
)
def test_no_sentence_is_left_over(package: str) -> None:
    text = resources.files(package).joinpath("refusals.json").read_text(encoding="utf-8")
    name = package.rpartition(".")[2]
    codes = Code if package == "tablee.table" else registry.load(name).illegal
    for sentences in json.loads(text).values():
        assert set(sentences) == {code.value for code in codes}


def sources(folder: str) -> str:
    paths = sorted((ROOT / folder).rglob("*.py"))
    return "".join(path.read_text(encoding="utf-8") for path in paths)


def test_every_refusal_is_made_somewhere_and_tested_somewhere() -> None:
    made, tested = sources("src"), sources("tests")
    unmade = [code for code in Code if not re.search(rf"Code\.{code.name}\b", made)]
    untested = [code for code in Code if not re.search(rf'"{code}"|Code\.{code.name}\b', tested)]
    assert (unmade, untested) == ([], [])


def test_a_refusal_names_the_player_who_was_faster(monkeypatch: pytest.MonkeyPatch) -> None:
    code = next(iter(registry.load("copyright").illegal))
    told = {"en": {code.value: "{player} was faster. Choose another."}}
    monkeypatch.setattr(refusal, "_sentences", lambda _: told)
    said = sentence(Illegal(code, seat=1), Language.EN, "copyright", ["Adèle", "Gaston {0}"])
    assert said == "Gaston {0} was faster. Choose another."
