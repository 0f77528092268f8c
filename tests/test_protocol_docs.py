"""`docs/protocol.md` names every message of the wire with every field, and no other."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tablee.kernel.outcome import Outcome
from tablee.table import limits, wire

PAGE = (Path(__file__).parent.parent / "docs" / "protocol.md").read_text()
ROW = re.compile(r"^\| `(\w+)` \| (.*?) \|", re.MULTILINE)


def rows_of(section: str) -> dict[str, set[str]]:
    text = PAGE.split(f"## {section}\n")[1].split("\n## ")[0]
    return {kind: set(re.findall(r"`(\w+)`", fields)) for kind, fields in ROW.findall(text)}


def fields_of(union: Any, without: set[str]) -> dict[str, set[str]]:
    return {
        str(struct.__struct_config__.tag): set(struct.__struct_fields__) - without
        for struct in get_args(union)
    }


def test_every_command_is_described_with_its_fields() -> None:
    assert rows_of("Commands") == fields_of(wire.AnyCommand, without={"id"})


def test_every_message_is_described_with_its_fields() -> None:
    assert rows_of("Messages") == fields_of(wire.AnyMessage, without=set())


@pytest.mark.parametrize(
    "struct", [wire.You, wire.TableView, wire.ChairView, wire.Clock, wire.BookLine, Outcome]
)
def test_every_field_of_what_is_shown_is_named(struct: type[msgspec.Struct]) -> None:
    named = set(re.findall(r"`(\w+)`", PAGE))
    assert set(struct.__struct_fields__) <= named


@pytest.mark.parametrize("words", [wire.Reaction, wire.Status])
def test_every_word_of_the_closed_lists_is_named(words: Any) -> None:
    assert {word.value for word in words} <= set(re.findall(r"`(\w+)`", PAGE))


def test_the_limits_are_the_ones_in_force() -> None:
    assert f"{limits.MESSAGE_BYTES:,}".replace(",", " ") in PAGE
    assert f"up to {limits.COMMAND_ID_LENGTH} characters" in PAGE
