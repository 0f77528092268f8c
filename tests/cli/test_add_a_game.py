"""`docs/add-a-game.md`, line by line: its commands run in a clean place, its files are those that
are written, its code runs. The board among them is drawn by `web/src/plain/documented.test.ts`."""

import json
import os
import re
import shutil
import subprocess
import sys
import textwrap
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
import pytest
from tests.ports import free_port
from tests.test_docs import BLOCK, ROOT

from tablee.cli.new_game import skeleton
from tablee.kernel import registry

PAGE = (ROOT / "docs" / "add-a-game.md").read_text()
BLOCKS = [(language, textwrap.dedent(code)) for _, language, code in BLOCK.findall(PAGE)]
WRITTEN = {str(path): text for path, text in skeleton("river_crossing", has_pages=True)}
PATIENCE_SECONDS = 120
LOOK_SECONDS = 0.1


def blocks(language: str) -> list[str]:
    return [code for each, code in BLOCKS if each == language]


def test_no_block_is_of_a_kind_that_nobody_looks_at() -> None:
    assert {language for language, _ in BLOCKS} == {"text", "python", "json", "toml", "sh", "js"}
    assert len(blocks("sh")) == len(blocks("toml")) == len(blocks("js")) == 1


def test_the_folder_is_laid_out_as_shown() -> None:
    """Each file is there in some game, or split into a folder of its name."""
    for listing in blocks("text"):
        folder, *lines = listing.splitlines()
        places = [ROOT / folder.replace("<game>", game) for game in registry.names()]
        files = {line.split()[0] for line in lines}
        there = {
            file
            for file in files
            for place in places
            if (place / file).exists() or (place / file.removesuffix(".py")).is_dir()
        }
        assert there == files


def test_the_types_of_the_actions_are_decoded_within_their_bounds() -> None:
    types, _, _ = blocks("python")
    known: dict[str, object] = {}
    exec(types, known)
    decode = msgspec.json.Decoder(known["Action"]).decode
    assert decode(b'{"kind":"pass"}') == known["Pass"]()  # type: ignore[operator]
    with pytest.raises(msgspec.ValidationError):
        decode(b'{"kind":"lay_tile","tile":40,"x":0,"y":0}')


def test_older_rules_are_found_by_their_version() -> None:
    _, older, _ = blocks("python")
    known: dict[str, object] = {"GAME_1": "the former game"}
    exec(older, known)
    assert known["OLDER"] == {1: "the former game"}


def test_the_file_of_the_conformance_suite_is_the_one_that_is_written() -> None:
    *_, suite = blocks("python")
    assert suite.strip() == WRITTEN["tests/test_conformance.py"].strip()


def test_its_metadata_are_those_that_are_written() -> None:
    (shown,) = blocks("toml")
    wanted = tomllib.loads(shown)["project"]["entry-points"]
    assert tomllib.loads(WRITTEN["pyproject.toml"])["project"]["entry-points"] == wanted


def test_its_words_are_sentences_by_language_and_name() -> None:
    for shown in blocks("json"):
        words = msgspec.json.decode(shown, type=dict[str, dict[str, str]])
        assert set(words) <= {"en", "fr"}
    refusals, named = map(json.loads, blocks("json"))
    assert refusals["en"].keys() == refusals["fr"].keys()
    assert (
        named["fr"].keys()
        <= json.loads(WRITTEN["src/tablee_river_crossing/words.json"])["fr"].keys()
    )


# The commands, in a place where nothing but Tablée and its tests' packages is installed.


def clean_place(folder: Path) -> dict[str, str]:
    """The variables of an environment of its own, which sees what this one has and no network."""
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    binaries = folder / "venv" / "bin"
    (here,) = {path for path in sys.path if path.endswith("site-packages")}
    (there,) = (folder / "venv" / "lib").glob("*/site-packages")
    (there / "tablee_under_test.pth").write_text(f"import site; site.addsitedir({here!r})\n")
    for program in ("tablee", "pytest"):
        _, _, script = Path(sys.executable).with_name(program).read_text().partition("\n")
        (binaries / program).write_text(f"#!{binaries / 'python'}\n{script}")
        (binaries / program).chmod(0o755)
    shutil.copytree(ROOT / "docs", folder / "docs")
    # Pip says "no isolation" by a no to its own setting.
    offline = {"PIP_NO_INDEX": "1", "PIP_NO_BUILD_ISOLATION": "no", "PIP_NO_DEPS": "1"}
    return {"PATH": f"{binaries}:/usr/bin:/bin", "HOME": str(folder), **offline}


@contextmanager
def serving(command: str, folder: Path, variables: dict[str, str]) -> Iterator[str]:
    port = str(free_port())
    server = subprocess.Popen(
        command.split(),
        cwd=folder,
        env={**variables, "TABLEE_PORT": port},
        stdout=subprocess.DEVNULL,
    )
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(PATIENCE_SECONDS)


def fetched_when_up(address: str) -> str:
    give_up_at = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            with urlopen(address, timeout=PATIENCE_SECONDS) as answer:
                return str(answer.read().decode())
        except URLError:
            assert time.monotonic() < give_up_at
            time.sleep(LOOK_SECONDS)


@pytest.mark.slow
def test_the_commands_lead_from_nothing_to_a_game_on_the_shelf(tmp_path: Path) -> None:
    variables = clean_place(tmp_path)
    *steps, last = blocks("sh")[0].splitlines()
    told = ""
    for step in steps:
        done = subprocess.run(
            step.split(), cwd=tmp_path, env=variables, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{step}\n{done.stdout}{done.stderr}"
        told += done.stdout
    assert re.search(r"\d+ passed", told)
    assert "10 games" in told
    with serving(last, tmp_path, variables) as address:
        games = json.loads(fetched_when_up(f"{address}/api/lobby"))["games"]
        parts = json.loads(fetched_when_up(f"{address}/api/games/river_crossing"))
    assert "river_crossing" in {game["game"] for game in games}
    assert parts["words"]["fr"]["heap"]
    assert parts["module"] == ""


@pytest.mark.slow
def test_the_command_for_pages_adds_the_module_that_is_told_of(tmp_path: Path) -> None:
    (command,) = re.findall(r"`(tablee new-game \w+ --pages)`", PAGE)
    program, *words = command.split()
    subprocess.run(
        [Path(sys.executable).with_name(program), *words], cwd=tmp_path, check=True, env=os.environ
    )
    written = {
        path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()
    }
    assert written == {f"river_crossing/{path}" for path in WRITTEN}
