"""Matches in files: saved, loaded, replayed, verified; and what the command line makes of them."""

from pathlib import Path

import pytest
from tests.library.test_match import EVERY_GAME, go_on, played

import tablee
from tablee import BrokenLog, LocalMatch
from tablee.cli import main as cli

RECORDED = Path(__file__).resolve().parents[1] / "recorded"


@EVERY_GAME
def test_a_running_match_is_saved_loaded_and_played_on(game: str, tmp_path: Path) -> None:
    match, path = played(game, 25), tmp_path / "match.jsonl"
    match.save(path)
    loaded = tablee.load(path)
    assert (loaded.state, loaded.outcome, loaded.at_ms) == (match.state, match.outcome, match.at_ms)
    assert loaded.moves == match.moves
    if not match.is_over:
        go_on(loaded)
        assert loaded.entries[:-1] == match.entries
        loaded.undo()
        assert loaded.state == match.state


def test_the_secret_of_a_running_match_lies_beside_its_log(tmp_path: Path) -> None:
    match, path = played("top_it", 4), tmp_path / "match.jsonl"
    match.save(path)
    beside = tmp_path / "match.jsonl.secret"
    assert beside.read_text() not in path.read_text()
    beside.unlink()
    with pytest.raises(BrokenLog, match=r"match\.jsonl\.secret is not beside it"):
        tablee.load(path)


def test_a_finished_match_can_be_verified_and_reveals_its_secret(tmp_path: Path) -> None:
    match, path = played("top_it", 4), tmp_path / "match.jsonl"
    match.save(path)
    with pytest.raises(BrokenLog, match="not over"):
        tablee.verify(path)
    match = played("top_it")
    match.save(path)
    assert not (tmp_path / "match.jsonl.secret").exists()
    tablee.verify(path)
    altered = path.read_text().replace('"seat":0', '"seat":1', 1)
    path.write_text(altered)
    with pytest.raises(BrokenLog):
        tablee.verify(path)


def test_the_command_line_verifies_and_tells_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.jsonl"
    match = played("top_it")
    match.save(path)
    assert cli(["verify", str(path)]) == 0
    assert cli(["replay", str(path)]) == 0
    assert "fair" in capsys.readouterr().out


def test_a_replay_goes_from_the_deal_to_the_end(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = played("top_it")
    match.save(path)
    stages = list(tablee.replay(path))
    assert [len(stage.moves) for stage in stages] == list(range(len(match.moves) + 1))
    assert stages[0].state == LocalMatch("top_it", seed=7).state
    assert stages[-1].outcome == match.outcome


def test_a_file_without_a_deal_is_no_match(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = played("top_it", 2)
    match.save(path)
    header, configured, *_ = path.read_text().splitlines(keepends=True)
    path.write_text(header + configured)
    with pytest.raises(BrokenLog, match="has not begun"):
        tablee.load(path)


@pytest.mark.parametrize(
    "path", sorted(RECORDED.glob("*/*.jsonl"))[::7], ids=lambda path: path.stem
)
def test_games_of_real_tables_are_loaded_too(path: Path) -> None:
    """Of every version of the rules, with people who come and go, pauses and undone moves."""
    match = tablee.load(path)
    assert match.outcome is not None
    tablee.verify(path)
    match.undo()
    assert not match.is_over or match.moves
