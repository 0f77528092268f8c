"""`tablee serve`: settings from flags and environment, and a real server as people start it."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.request import urlopen

import msgspec
import pytest
from tests.cli.conftest import Run
from tests.ports import free_port

from tablee.cli import parser_for
from tablee.cli.serve import PURPOSES, flag_of, settings_of
from tablee.server.settings import Settings


def settings_from(*flags: str) -> Settings:
    return settings_of(parser_for("serve").parse_args(["serve", *flags]))


def test_every_setting_is_a_flag_with_its_purpose() -> None:
    names = {field.name for field in msgspec.structs.fields(Settings)}
    assert names == set(PURPOSES)


def test_without_flags_the_defaults_hold() -> None:
    assert settings_from() == Settings()


def test_flags_change_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_PORT", "1234")
    monkeypatch.setenv("TABLEE_HOST", "0.0.0.0")
    settings = settings_from(
        "--port", "8111", "--data", "here", "--origin", "https://a.example", "--no-metrics"
    )
    assert settings == Settings(
        host="0.0.0.0",
        port=8111,
        data=Path("here"),
        origins=("https://a.example",),
        has_metrics=False,
    )


def test_origins_add_up() -> None:
    flags = ("--origin", "https://a.example", "--origin", "https://b.example")
    assert settings_from(*flags).origins == ("https://a.example", "https://b.example")


@pytest.mark.parametrize("setting", PURPOSES)
def test_the_help_names_every_flag(run: Run, setting: str) -> None:
    assert flag_of(setting) in run("serve", "--help").out


def test_nonsense_is_told(run: Run) -> None:
    ran = run("serve", "--port", "many")
    assert (ran.code, "port" in ran.err) == (2, True)


@pytest.fixture
def port() -> Iterator[int]:
    """A port that is taken while the test runs."""
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        yield taken.getsockname()[1]


def test_a_port_that_is_taken_is_told(run: Run, port: int, tmp_path: Path) -> None:
    ran = run("serve", "--port", port, "--data", tmp_path)
    assert (ran.code, "Try another --port" in ran.err) == (2, True)


def test_a_folder_that_cannot_be_written_is_told(run: Run, tmp_path: Path) -> None:
    occupied = tmp_path / "file"
    occupied.write_text("not a folder")
    ran = run("serve", "--port", free_port(), "--data", occupied)
    assert (ran.code, str(occupied) in ran.err) == (2, True)


def test_the_house_opens_is_read_beside_and_closes(run: Run, tmp_path: Path) -> None:
    """As people use it: one command opens, others look, a second server is refused, Ctrl-C ends."""
    port, data = free_port(), tmp_path / "data"
    code = "from tablee.cli import main; raise SystemExit(main())"
    flags = ["serve", "--port", str(port), "--data", str(data), "--log-level", "warning"]
    server = subprocess.Popen(
        [sys.executable, "-c", code, *flags],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )
    try:
        assert server.stdout is not None
        assert f"http://localhost:{port}" in server.stdout.readline()
        wait_for(port)
        with urlopen(f"http://127.0.0.1:{port}/health", timeout=30) as answer:
            assert answer.status == 200
        assert run("tables", "--data", data).out == "No tables yet.\n"
        second = run("serve", "--port", free_port(), "--data", data)
        assert (second.code, "already serves" in second.err) == (2, True)
    finally:
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=30)
    assert server.returncode in (0, 130)


def wait_for(port: int) -> None:
    """Until somebody listens there; the test's own timeout ends a vain wait."""
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=30).close()
            return
        except ConnectionRefusedError:
            time.sleep(0.02)
