"""A log told in words and boards."""

from pathlib import Path

from tests.cli.conftest import Run
from tests.cli.screen import Screen


def test_every_entry_is_told_and_the_last_board_is_drawn(run: Run, finished: Path) -> None:
    out = run("replay", finished).out
    for told in (
        "1 chairs, variant puzzle",
        "Guest takes chair 1",
        "the game begins",
        "Guest lays card 2 at 1 0",
        "Guest agrees to end the round",
        "the game ends (puzzle_done)",
    ):
        assert told in out
    assert out.count("Copyright · puzzle") == 1


def test_boards_can_be_drawn_after_every_move(run: Run, finished: Path) -> None:
    out = run("replay", finished, "--boards").out
    assert out.count("Copyright · puzzle") > 4


def test_a_seat_sees_its_own_hand(run: Run, unfinished: Path) -> None:
    assert "your stack" in run("replay", unfinished, "--seat", 1).out
    assert "your stack" not in run("replay", unfinished).out


def test_a_chair_that_is_not_there_is_told(run: Run, finished: Path) -> None:
    ran = run("replay", finished, "--seat", 2)
    assert (ran.code, "chairs 1 to 1" in ran.err) == (2, True)


def test_a_running_game_without_its_secret_cannot_be_replayed(run: Run, unfinished: Path) -> None:
    unfinished.with_name(unfinished.name + ".secret").unlink()
    ran = run("replay", unfinished)
    assert (ran.code, "--with-secret" in ran.err) == (2, True)


def test_something_else_than_a_log_is_told(run: Run, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear aunt,\n")
    ran = run("replay", letter)
    assert (ran.code, "is not the log of a table" in ran.err) == (2, True)


def test_on_a_real_terminal_one_steps_on_back_and_to_a_number(finished: Path) -> None:
    entries = len(finished.read_text().splitlines()) - 1
    screen = Screen("replay", finished)
    screen.wait_for(f"(1/{entries})")
    for keys, place in (("\r", 2), ("b\r", 1), ("b\r", 1), ("4\r", 4), ("99\r", entries)):
        screen.type(keys)
        screen.wait_for(f"({place}/{entries})")
    screen.type("q\r")
    assert screen.finish() == 0
