"""A whole game in a terminal: by lines from a pipe, and on a real terminal, key by key."""

from pathlib import Path

import pytest
from tests.cli.conftest import PUZZLE, Run
from tests.cli.screen import ENTER_SCREEN, LEAVE_SCREEN, Screen

ONE_ROUND = ("lay 1", "agree", "wait 90", "done", "wait 90", "done", "wait 150")
"""Whatever the bots do meanwhile, this brings a round to its end."""


@pytest.mark.parametrize("variant", ["base", "lightning", "timed"])
def test_a_game_against_bots_can_be_played_to_its_end(
    run: Run, tmp_path: Path, variant: str
) -> None:
    path = tmp_path / "game.jsonl"
    flags = ("--bots", "easy,easy", "--set", "limit=1", "--seed", "1", "--unhurried")
    words = ("play", "copyright", "--variant", variant, *flags, "--save", path)
    ran = run(*words, typed=ONE_ROUND * 40)
    assert ran.code == 0
    assert " won (" in ran.out.splitlines()[-1]
    assert run("verify", path).code == 0


def test_the_same_seed_deals_the_same_cards(run: Run) -> None:
    def first_screen(seed: str) -> str:
        return run("play", "copyright", "--unhurried", "--seed", seed, typed=("quit",)).out

    assert first_screen("a") == first_screen("a")
    assert first_screen("a") != first_screen("b")


def test_refusals_and_mistakes_are_answered_with_sentences(run: Run) -> None:
    typed = ("lay 1 5 5", "lay 99", "dance", "wait long", "undo", "quit")
    out = run("play", "copyright", "--unhurried", "--seed", "a", typed=typed).out
    assert "Your first card goes in the middle" in out
    assert "there is no card 99: you have 10" in out
    assert "“dance” is not a command" in out
    assert "“long” should be a number of seconds" in out
    assert "cannot be undone" in out


def test_a_move_can_be_taken_back(run: Run) -> None:
    typed = ("lay 1", "undo", "quit")
    flags = ("--variant", "puzzle", "--unhurried", "--seed", "a")
    screens = run("play", "copyright", *flags, typed=typed).out.split("Copyright ·")
    assert "nothing laid yet" not in screens[2]
    assert "nothing laid yet" in screens[3]


def test_in_a_hurried_game_time_passes_by_itself(run: Run) -> None:
    ran = run("play", "copyright", "--seed", "a", typed=("wait 10", "quit"))
    assert "time passes by itself" in ran.out


def test_help_names_the_commands_of_the_game_and_of_the_table(run: Run) -> None:
    out = run("play", "copyright", "--unhurried", typed=("help", "quit")).out
    assert all(command in out for command in ("lay 3 1 0 r", "turn all f", "undo", "quit"))


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (("chess",), "there is no game chess"),
        (("copyright", "--bots", "cunning"), "a bot is one of easy, normal, hard"),
        (("copyright", "--bots", ",".join(["easy"] * 6)), "cannot be played by 7"),
        (("copyright", "--variant", "blitz"), "an option is wrong"),
        (("copyright", "--set", "limit"), "write OPTION=VALUE"),
        (("copyright", "--set", "colour=red"), "The options are variant, limit"),
    ],
)
def test_wrong_choices_are_told(run: Run, flags: tuple[str, ...], told: str) -> None:
    ran = run("play", *flags)
    assert ran.code == 2
    assert told in ran.err


def test_on_a_real_terminal_the_screen_follows_the_keys() -> None:
    """The line that is typed is drawn by us; the terminal is left as it was found."""
    flags = ("--unhurried", "--seed", "a", "--variant", "puzzle")
    screen = Screen("play", "copyright", *flags)
    screen.wait_for("nothing laid yet")
    screen.type("lay 1\r")
    screen.wait_for("your stack: ")
    screen.type("quit\r")
    assert screen.finish() == 0
    assert screen.shown.count(ENTER_SCREEN) == screen.shown.count(LEAVE_SCREEN) == 1


def test_on_a_real_terminal_the_end_stays_until_a_last_enter() -> None:
    flags = ("--unhurried", "--seed", "a", "--variant", "puzzle")
    screen = Screen("play", "copyright", *flags)
    screen.wait_for("copy the model")
    screen.type("".join(f"{line}\r" for line in PUZZLE))
    screen.wait_for("the game is over")
    screen.type("\r")
    assert screen.finish() == 0
    assert "Guest won" in screen.shown.decode()
