"""The list of recorded games grows and never changes."""

from pathlib import Path

import pytest
from tools.list_recordings import digest_of, with_new


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "some_game").mkdir()
    (tmp_path / "some_game" / "old.jsonl").write_text("old\n")
    return tmp_path


def test_a_new_recording_is_added(folder: Path) -> None:
    known = with_new({}, folder)
    new = folder / "some_game" / "new.jsonl"
    new.write_text("new\n")
    assert with_new(known, folder) == known | {"some_game/new.jsonl": digest_of(new)}


@pytest.mark.parametrize("change", [lambda path: path.write_text("edited\n"), Path.unlink])
def test_a_changed_or_missing_recording_is_refused(folder: Path, change: object) -> None:
    known = with_new({}, folder)
    assert callable(change)
    change(folder / "some_game" / "old.jsonl")
    with pytest.raises(ValueError, match=r"old\.jsonl"):
        with_new(known, folder)
