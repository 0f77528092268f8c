"""The survey of Copyright: what each level nets at one table of three."""

from typing import Any

from tests.cli.conftest import Run

QUICK = ("--games", 3, "--processes", 1, "--seed", "a")


def rows(out: str) -> dict[str, list[str]]:
    """The words of each level's row."""
    lines = [line.split() for line in out.splitlines()]
    return {line[0]: line[1:] for line in lines if line and line[0] in ("easy", "normal", "hard")}


def test_the_levels_play_at_one_table_and_their_nets_are_told(run: Run) -> None:
    out = run("simulate", "copyright", *QUICK).out
    found = rows(out)
    assert list(found) == ["hard", "normal", "easy"]
    assert "net a round" in out
    shares = [float(words[0].rstrip("%")) for words in found.values()]
    assert abs(sum(shares) - 100) <= 2
    assert float(found["hard"][2]) > float(found["easy"][2])


def test_cr_10_every_level_lays_its_first_card_within_15_seconds(run: Run) -> None:
    out = run("simulate", "copyright", *QUICK).out
    for words in rows(out).values():
        assert float(words[-2]) <= 15


def test_an_easy_bot_puts_more_of_what_lies_right_than_a_hard_one(run: Run) -> None:
    out = run("simulate", "copyright", "--games", 12, "--processes", 1, "--seed", "a").out
    assert "put right" in out
    shares = {level: float(words[5].rstrip("%")) for level, words in rows(out).items()}
    assert shares["easy"] > shares["hard"] > 0


def test_a_puzzle_is_played_by_each_level_alone(run: Run) -> None:
    out = run("simulate", "copyright", "--set", "variant=puzzle", *QUICK).out
    found = rows(out)
    assert {words[0] for words in found.values()} == {"100%"}


def test_named_bots_are_counted_as_in_any_game(run: Run) -> None:
    flags: tuple[Any, ...] = ("--bots", "easy,easy", "--set", "limit=1")
    title, _, *lines = run("simulate", "copyright", *flags, *QUICK).out.splitlines()
    assert title.startswith("3 games of about")
    assert len(lines) == 2
