"""A line that is typed key by key."""

import io
import os
import pty

from tablee.cli.keyboard import DOWN, UP, Pipe, Terminal, Typing


def test_keys_make_a_line_and_enter_finishes_it() -> None:
    typing = Typing()
    assert typing.press("la") == []
    assert typing.text == "la"
    assert typing.press("y\r") == ["lay"]
    assert typing.text == ""


def test_backspace_and_erase_take_back() -> None:
    typing = Typing()
    typing.press("lax\x7fy 9")
    assert typing.text == "lay 9"
    typing.press("\x15")
    assert typing.text == ""


def test_the_arrows_bring_former_lines_back() -> None:
    typing = Typing()
    typing.press("one\r")
    typing.press("two\r")
    typing.press(UP)
    typing.press(UP)
    assert typing.text == "one"
    typing.press(DOWN)
    assert typing.text == "two"
    typing.press(DOWN)
    assert typing.text == ""


def test_other_keys_do_nothing() -> None:
    typing = Typing()
    assert typing.press("\x1b[C") == []
    assert typing.press("\t\x00") == []
    assert typing.text == ""


def test_the_end_of_input_leaves_but_only_on_an_empty_line() -> None:
    assert Typing().press("\x04") == ["quit"]
    assert Typing().press("a\x04") == []


def test_pasted_lines_come_one_by_one() -> None:
    ours, theirs = os.pipe()
    os.write(theirs, b"lay 1\nlay 2\n")
    with os.fdopen(ours) as file:
        terminal = Terminal(file)
        assert terminal.line(None) == "lay 1"
        assert terminal.line(None) == "lay 2"
        assert terminal.line(0) is None
    os.close(theirs)


def test_a_pipe_ends_with_quit() -> None:
    pipe = Pipe(io.StringIO("lay 1\n"))
    assert [pipe.line(None), pipe.line(None)] == ["lay 1\n", "quit"]


def test_a_terminal_that_is_closed_leaves() -> None:
    """It is ready to be read for ever, and has nothing to say."""
    ours, theirs = os.pipe()
    os.close(theirs)
    with os.fdopen(ours) as file:
        assert Terminal(file).line(None) == "quit"


def test_a_terminal_that_answers_with_an_error_leaves() -> None:
    ours, theirs = pty.openpty()
    os.close(ours)
    with os.fdopen(theirs) as file:
        assert Terminal(file).line(None) == "quit"
