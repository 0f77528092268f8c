"""A full screen on terminals of any size."""

import pytest
from rich.console import Console
from rich.text import Text

from tablee.cli.page import page

BOARD = Text("\n".join(["board"] * 30))


@pytest.mark.parametrize("height", [10, 24, 60])
def test_the_words_below_are_always_there(height: int) -> None:
    console = Console(width=40, height=height)
    with console.capture() as captured:
        console.print(page(console, BOARD, Text("a note"), Text("prompt >")))
    shown = captured.get().rstrip("\n").splitlines()
    assert [line.strip() for line in shown[-2:]] == ["a note", "prompt >"]
    assert len(shown) <= height
    assert shown[0].startswith("board")
