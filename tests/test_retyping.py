"""What people read is written once: browser tests ask the message files for it."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.browser.messages import ANY, GAP, Beginning, Message, Messages, name_of

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web" / "src"
BROWSER_TESTS = ("tests/browser", "tests/other_browsers")
WORDS = ("messages/*.ts", "games/*/words/*.ts", "games/*/manifest.ts", "*/messages.ts")
QUOTED = re.compile(r'"((?:[^"\\\n]|\\.)*)"|`([^`$\\]*)`')
SENTENCE = 12
"""So many letters and a space in it: shorter ones are found in sentences by chance."""


def plain(text: str) -> str:
    """With every space an ordinary one."""
    return " ".join(text.split())


def sentences_in(source: str) -> Iterator[str]:
    yield from (plain(quoted or piece) for quoted, piece in QUOTED.findall(source))


@cache
def all_messages() -> str:
    files = (path for pattern in WORDS for path in sorted(WEB.glob(pattern)))
    texts = (path.read_text() for path in files if ".test." not in path.name)
    return "\n".join(sentence for text in texts for sentence in sentences_in(text))


def texts_in(source: str) -> Iterator[str]:
    """Every string of a module that is no docstring."""
    tree = ast.parse(source)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield plain(node.value)


def retyped(source: str) -> list[str]:
    long = (text for text in texts_in(source) if len(text) >= SENTENCE and " " in text)
    return [text for text in long if text in all_messages()]


def test_a_retyped_sentence_is_recognised() -> None:
    sentence = next(line for line in all_messages().splitlines() if line.count(" ") > 3)
    assert retyped(f"TITLE = {sentence!r}") == [sentence]
    assert retyped(f'"""{sentence}"""') == []
    assert retyped('KEYS = "Control Shift ArrowLeft"') == []


def test_browser_tests_retype_nothing() -> None:
    found = {
        str(path.relative_to(ROOT)): texts
        for folder in BROWSER_TESTS
        for path in sorted((ROOT / folder).rglob("*.py"))
        if (texts := retyped(path.read_text()))
    }
    assert found == {}


def test_messages_are_asked_of_the_files_that_hold_them() -> None:
    house = Messages("messages/words.svelte", "words")
    assert Messages("lobby/messages", "lobbyWords")["title"].fr == "À quoi joue-t-on ce soir ?"
    assert house["waiting.title"].of(name="Adèle").fr == "La table d’Adèle"
    assert name_of("copyright").en == "Copyright"
    unknown = Message("table/refusals.json", "unknown_table")
    assert unknown.sentence(0).en == "There is no such table."


def test_details_may_be_unknown_filled_in_later_or_messages_themselves() -> None:
    house = Messages("messages/words.svelte", "words")
    lost = house["pause.automatic"].of(names=[GAP]).sentence(0)
    assert lost.of(name="Bob").en == "Bob lost the connection."
    assert house["end.shared"].of(names=[ANY]).en == ", a tie"
    tables = Messages("lobby/messages", "lobbyWords")
    sit = tables["tables.of"].of(what=tables["tables.sit"], game=GAP, names=ANY)
    assert sit.of(game=name_of("copyright")).en == "Sit down: Copyright, with"
    assert sit.of(game="X").pattern_in("en").fullmatch("Sit down: X, with Adèle")
    waits = Beginning((house["pause.agreed"], house["pause.automatic"].of(names=["Bob"])))
    assert waits.en == ""
