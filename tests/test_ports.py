"""No two servers of the tests are given the same port."""

import socket
import tempfile
from pathlib import Path

import pytest
from tests import ports


def test_a_port_is_given_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(ports, "PORTS", range(30_000, 30_060))
    given = [ports.free_port() for _ in range(30)]
    assert len(set(given)) == len(given)


def test_a_port_that_somebody_listens_on_is_not_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("", 0)) as listening:
        port = listening.getsockname()[1]
        monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
        monkeypatch.setattr(ports, "PORTS", [port, *range(30_060, 30_090)])
        assert port not in [ports.free_port() for _ in range(15)]
