"""Logs as files: verify, export, import, tables."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import PUZZLE, Run


def lines_of(path: Path) -> list[str]:
    return path.read_text().splitlines()


def write_lines(path: Path, lines: list[str]) -> None:
    path.write_text("".join(f"{line}\n" for line in lines))


def altered(path: Path, kind: str, **changes: object) -> int:
    """Change the first entry of a kind in a log; its number."""
    lines = lines_of(path)
    place = next(n for n, line in enumerate(lines) if json.loads(line).get("kind") == kind)
    lines[place] = json.dumps(json.loads(lines[place]) | changes)
    write_lines(path, lines)
    return place


# Verify


def test_a_game_as_it_was_played_is_fair(run: Run, finished: Path) -> None:
    ran = run("verify", finished)
    assert (ran.code, ran.out[:5]) == (0, "fair:")


def test_a_log_on_standard_input_is_checked(run: Run, finished: Path) -> None:
    ran = run("verify", "-", typed=lines_of(finished))
    assert (ran.code, ran.out[:5]) == (0, "fair:")


def test_the_first_entry_that_is_not_fair_is_named(run: Run, finished: Path) -> None:
    n = altered(finished, "started", digest="0" * 32)
    ran = run("verify", finished)
    assert ran.code == 1
    assert ran.out.startswith(f"not fair: entry {n}:")


def test_another_secret_than_the_promised_one_is_not_fair(run: Run, finished: Path) -> None:
    altered(finished, "ended", secret="00" * 32)
    ran = run("verify", finished)
    assert (ran.code, "promised" in ran.out) == (1, True)


def test_a_missing_entry_is_not_fair(run: Run, finished: Path) -> None:
    lines = lines_of(finished)
    write_lines(finished, lines[:4] + lines[5:])
    ran = run("verify", finished)
    assert (ran.code, "entry 4" in ran.out) == (1, True)


def test_a_game_that_is_not_over_cannot_be_verified_yet(run: Run, unfinished: Path) -> None:
    ran = run("verify", unfinished)
    assert (ran.code, "not over" in ran.err) == (2, True)


def test_a_file_that_is_not_there_is_told(run: Run, tmp_path: Path) -> None:
    ran = run("verify", tmp_path / "nowhere.jsonl")
    assert (ran.code, "cannot be read" in ran.err) == (2, True)


# Import, list, export


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "house"


def test_a_finished_table_goes_in_and_comes_out_the_same(
    run: Run, finished: Path, data: Path, tmp_path: Path
) -> None:
    assert "were new" in run("import", finished, "--data", data).out
    copy = tmp_path / "copy.jsonl"
    assert run("export", "local", "--data", data, "-o", copy).code == 0
    assert copy.read_bytes() == finished.read_bytes()
    assert run("export", "local", "--data", data).out == finished.read_text()


def test_imported_tables_are_listed_with_their_scores(run: Run, finished: Path, data: Path) -> None:
    run("import", finished, "--data", data)
    out = run("tables", "--data", data).out
    assert all(word in out for word in ("local", "copyright", "ended", "Guest"))


def test_an_import_that_was_cut_off_can_be_done_again(
    run: Run, finished: Path, unfinished: Path, data: Path
) -> None:
    """The same table, exported early and late: only what is new is added."""
    moved = finished.with_name("early.jsonl")
    write_lines(moved, lines_of(finished)[:5])
    moved.with_name("early.jsonl.secret").write_bytes(
        unfinished.with_name("unfinished.jsonl.secret").read_bytes()
    )
    assert "4 of 4 entries" in run("import", moved, "--data", data).out
    entries = len(lines_of(finished)) - 1
    assert f"{entries - 4} of {entries} entries" in run("import", finished, "--data", data).out
    assert f"0 of {entries} entries" in run("import", finished, "--data", data).out


def test_a_table_that_went_on_otherwise_is_not_overwritten(
    run: Run, finished: Path, data: Path, tmp_path: Path
) -> None:
    run("import", finished, "--data", data)
    other = tmp_path / "other.jsonl"
    flags = ("--variant", "puzzle", "--unhurried", "--seed", "other", "--save", other)
    run("play", "copyright", *flags, typed=PUZZLE)
    ran = run("import", other, "--data", data)
    assert (ran.code, "already called local" in ran.err) == (2, True)


def test_a_running_game_needs_its_secret_to_go_on_elsewhere(
    run: Run, unfinished: Path, data: Path, tmp_path: Path
) -> None:
    sealed = unfinished.with_name(unfinished.name + ".secret")
    assert sealed.stat().st_mode & 0o077 == 0
    run("import", unfinished, "--data", data)
    out = tmp_path / "out.jsonl"

    run("export", "local", "--data", data, "-o", out)
    assert not out.with_name("out.jsonl.secret").exists()
    refused = run("import", out, "--data", tmp_path / "elsewhere")
    assert (refused.code, "--with-secret" in refused.err) == (2, True)

    run("export", "local", "--data", data, "-o", out, "--with-secret")
    assert out.with_name("out.jsonl.secret").stat().st_mode & 0o077 == 0
    assert sealed.read_text() not in out.read_text()
    assert run("import", out, "--data", tmp_path / "elsewhere").code == 0


def test_an_altered_log_is_not_let_in(run: Run, finished: Path, data: Path) -> None:
    altered(finished, "started", digest="0" * 32)
    ran = run("import", finished, "--data", data)
    assert (ran.code, "altered" in ran.err) == (2, True)
    assert not data.exists()


def test_a_wrong_secret_is_not_let_in(run: Run, unfinished: Path, data: Path) -> None:
    unfinished.with_name(unfinished.name + ".secret").write_text("00" * 32)
    ran = run("import", unfinished, "--data", data)
    assert (ran.code, "promised" in ran.err) == (2, True)


def test_exporting_a_table_that_is_not_there_says_where_to_look(
    run: Run, finished: Path, data: Path
) -> None:
    run("import", finished, "--data", data)
    ran = run("export", "nowhere", "--data", data)
    assert (ran.code, "tablee tables" in ran.err) == (2, True)


def test_a_secret_is_not_written_to_the_screen(run: Run, data: Path) -> None:
    ran = run("export", "local", "--data", data, "--with-secret")
    assert (ran.code, "-o FILE" in ran.err) == (2, True)


def test_a_house_without_tables_is_told(run: Run, data: Path) -> None:
    ran = run("tables", "--data", data)
    assert (ran.code, "no tables are kept" in ran.err) == (2, True)
