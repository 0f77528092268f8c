"""Credentials, TLS and an account of least rights, with a real server that insists on them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.store.conftest import Example, ids
from tests.store.secured import TLS, SecuredServer

from tablee.store.contract import Unavailable
from tablee.store.nats import NatsPlace, NatsStore, broker
from tablee.store.nats.subjects import PUBLISHED, SUBSCRIBED

FORBIDDEN = ("$JS.API.STREAM.DELETE.TABLEE_LOG", "$JS.API.STREAM.LIST", "other.words")


@pytest.fixture
def secured(tmp_path: Path) -> Iterator[SecuredServer]:
    server = SecuredServer(tmp_path / "nats")
    server.start()
    yield server
    server.stop()


def place_of(server: SecuredServer, credentials: Path) -> NatsPlace:
    return NatsPlace(
        server.address,
        str(credentials),
        str(TLS / "ca.pem"),
        str(TLS / "client.pem"),
        str(TLS / "client.key"),
    )


async def test_the_least_rights_are_enough_for_all_that_a_node_does(
    secured: SecuredServer, tmp_path: Path, example: Example, caplog: pytest.LogCaptureFixture
) -> None:
    place = place_of(secured, secured.write_credentials(tmp_path / "node.creds"))
    store, heard = await NatsStore.open(place), list[bytes]()
    await store.wires.hear_all("news", heard.append)
    await store.wires.receive(heard.append, lambda _: None)
    await example.create(store)
    assert await store.claim("t1", lambda _: False) == ""
    await store.append("t1", 0, [example.said(1)], None)
    assert len((await store.read("t1")).entries) == 1
    await store.rewrite("t1", [example.said(1, "—")], example.summary())
    await store.keep_meta("house rules", b"{}")
    assert dict(await store.metas()) == {"house rules": b"{}"}
    await store.prove()
    assert (await store.contents()).bytes > 0
    await store.delete("t1")
    assert ids(await store.tables(5)) == []
    await store.wires.tell_all("news", b"told")
    await store.wires.send(store.node, b"brought")
    await store.prove()  # whatever was on its way before has come
    await store.close()
    assert heard == [b"told", b"brought"]
    ours = [line for line in caplog.records if line.name.startswith("tablee")]
    assert [line.message for line in ours if line.levelname != "INFO"] == []


async def test_a_node_may_do_nothing_else(
    secured: SecuredServer, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    place = place_of(secured, secured.write_credentials(tmp_path / "node.creds"))
    store = await NatsStore.open(place)
    for forbidden in FORBIDDEN:
        await store.broker.client.publish(forbidden, b"")
    await store.prove()  # the streams are still there, and all that came before has come
    await store.close()
    denied = [str(vars(line).get("reason", "")).lower() for line in caplog.records]
    for forbidden in FORBIDDEN:
        assert [reason for reason in denied if forbidden.lower() in reason]


@pytest.mark.parametrize("lacking", ["certificate", "ca", "credentials"])
async def test_without_its_papers_nobody_gets_in(
    secured: SecuredServer, tmp_path: Path, lacking: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broker, "CONNECT_SECONDS", 2)
    place = place_of(secured, secured.write_credentials(tmp_path / "node.creds"))
    with pytest.raises(Unavailable):
        await NatsStore.open(place._replace(**{lacking: ""}))  # type: ignore[arg-type]


async def test_credentials_of_another_house_do_not_open_this_one(
    secured: SecuredServer, tmp_path: Path
) -> None:
    stranger = SecuredServer(tmp_path / "other").write_credentials(tmp_path / "other.creds")
    with pytest.raises(Unavailable):
        await NatsStore.open(place_of(secured, stranger))


def test_the_rights_are_documented() -> None:
    told = (Path(__file__).parents[2] / "docs" / "security.md").read_text()
    assert [each for each in (*PUBLISHED, *SUBSCRIBED) if f"`{each}`" not in told] == []
