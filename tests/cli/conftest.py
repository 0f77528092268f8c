"""Runs commands as a shell would, within the test's own process."""

import io
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from tablee.cli import main

PUZZLE = ("lay 1", "lay 2 1 0 r", "agree", "done", "done")
"""What can be typed to play a puzzle to its end."""


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("verify", path)`, or `run("play", …, typed=["lay 1", …])`."""
    monkeypatch.setenv("COLUMNS", "120")

    def run_it(*words: object, typed: Sequence[str] = ()) -> Ran:
        text = "".join(f"{line}\n" for line in typed).encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text), "utf-8"))
        try:
            code = main([str(word) for word in words])
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        return Ran(code, *capsys.readouterr())

    return run_it


@pytest.fixture
def finished(run: Run, tmp_path: Path) -> Path:
    """The log of a finished game."""
    path = tmp_path / "finished.jsonl"
    flags = ("--variant", "puzzle", "--unhurried", "--seed", "tests", "--save", path)
    assert run("play", "copyright", *flags, typed=PUZZLE).code == 0
    return path


@pytest.fixture
def unfinished(run: Run, tmp_path: Path) -> Path:
    """The log of a game that was left in the middle, with its secret beside it."""
    path = tmp_path / "unfinished.jsonl"
    flags = ("--variant", "puzzle", "--unhurried", "--seed", "tests", "--save", path)
    assert run("play", "copyright", *flags, typed=PUZZLE[:2]).code == 0
    return path
