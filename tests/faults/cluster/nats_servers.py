"""Three real servers of NATS as one cluster: what counts is on the disks of two at least."""

import asyncio
import json
import secrets
import subprocess
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import msgspec
from tests.faults.cluster.cut import Cut
from tests.ports import free_port

from tablee.store.contract import StoreError
from tablee.store.nats import NatsPlace, NatsStore
from tablee.store.nats.broker import Broker
from tablee.store.nats.local_server import program
from tablee.store.nats.subjects import LOG

READY_SECONDS = 60
LOOK_SECONDS = 0.05
NOBODYS_PORT = 9
TOKEN = secrets.token_hex(8)


def can_have_small_disks() -> bool:
    """Whether a program may be given a file system of its own here."""
    return subprocess.run(["unshare", "-rm", "true"], check=False).returncode == 0


class _Replica(msgspec.Struct):
    name: str
    current: bool = False
    lag: int = 0


class _Raft(msgspec.Struct):
    leader: str = ""
    replicas: list[_Replica] = []


class _Info(msgspec.Struct):
    cluster: _Raft = msgspec.field(default_factory=_Raft)


_decode_info = msgspec.json.Decoder(_Info).decode


class NatsServer:
    """One of the three. `megabytes`: it has a disk of its own, and no larger one."""

    def __init__(self, name: str, folder: Path, megabytes: int = 0) -> None:
        self.name = name
        self.port, self.cluster_port = free_port(), free_port()
        self.routes: list[int] = []
        self.is_hidden = False
        self._folder = folder
        self._kept = folder / "kept"
        self._megabytes = megabytes
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def host(self) -> str:
        return f"{TOKEN}@127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None, "start it first"
        return self._process.pid

    @property
    def log(self) -> str:
        return (self._folder / "nats.log").read_text()

    def start(self) -> None:
        self._kept.mkdir(parents=True, exist_ok=True)
        settings = self._folder / "nats.conf"
        settings.write_text(self._settings())
        command = [program(), "-c", str(settings)]
        if self._megabytes:  # a place to mount that is the server's alone needs no rights
            mount = f'mount -t tmpfs -o size={self._megabytes}m none "$0" && exec "$@"'
            command = ["unshare", "-rm", "sh", "-c", mount, str(self._kept), *command]
        with (self._folder / "nats.log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)

    def _settings(self) -> str:
        routes = ", ".join(f'"nats://127.0.0.1:{port}"' for port in self.routes)
        # The others would tell each other where the first is, and find a way around a cut line.
        hidden = f'advertise: "127.0.0.1:{NOBODYS_PORT}"'
        return f"""
            server_name: {self.name}
            listen: "127.0.0.1:{self.port}"
            authorization: {{ token: "{TOKEN}" }}
            jetstream {{ store_dir: {json.dumps(str(self._kept))}, sync_interval: always }}
            cluster {{
                name: house, listen: "127.0.0.1:{self.cluster_port}"
                routes: [{routes}], no_advertise: true, {hidden if self.is_hidden else ""}
            }}
        """

    def fill_disk(self) -> None:
        """Of what it has no byte is left."""
        assert self._megabytes, "it has no disk of its own"
        filler = Path(f"/proc/{self.pid}/root{self._kept}/filler")
        with suppress(OSError), filler.open("wb", buffering=0) as file:
            while file.write(bytes(4096)):
                pass

    def kill(self) -> None:
        """As a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def stop(self) -> None:
        """As whoever replaces it would."""
        assert self._process is not None, "start it first"
        self._process.terminate()
        self._process.wait()


class NatsServers:
    """All three."""

    def __init__(self, folder: Path, last_disk_megabytes: int = 0) -> None:
        sizes = (0, 0, last_disk_megabytes)
        self.all = [
            NatsServer(f"nats-{number}", folder / f"nats-{number}", megabytes)
            for number, megabytes in enumerate(sizes, 1)
        ]
        two, three = (server.cluster_port for server in self.all[1:])
        self.lines = Cut(two), Cut(three)
        """From the first to the second and to the third, if they are opened before the start."""
        for server, others in zip(self.all, ([two, three], [three], [two]), strict=True):
            server.routes = others

    async def start(self, *, can_cut_the_first: bool = False) -> None:
        if can_cut_the_first:
            self.all[0].is_hidden = True
            self.all[0].routes = [await line.open() for line in self.lines]
        for server in self.all:
            server.start()
        await _until(self._can_keep)
        await self.until_whole()

    async def _can_keep(self) -> bool:
        try:
            await (await NatsStore.open(self.place())).close()
        except StoreError:
            return False
        return True

    def place(self) -> NatsPlace:
        return NatsPlace(self.address(), replicas=3)

    def address(self) -> str:
        return "nats://" + ",".join(server.host for server in self.all)

    async def leader(self) -> NatsServer:
        """Who decides what is in the logs."""
        await self.until_whole()
        name = (await self._raft()).leader
        return next(server for server in self.all if server.name == name)

    async def until_whole(self) -> None:
        """Until all three have everything."""

        async def is_whole() -> bool:
            return _is_whole(await self._raft())

        await _until(is_whole)

    async def _raft(self) -> _Raft:
        try:
            broker = await Broker.connect(self.place())
            try:
                answer = await broker.ask(f"$JS.API.STREAM.INFO.{LOG}", b"")
            finally:
                await broker.close()
        except StoreError:
            return _Raft()
        return _decode_info(answer.data).cluster

    def clean_up(self) -> None:
        for line in self.lines:
            line.close()
        for server in self.all:
            server.kill()


async def _until(happens: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(READY_SECONDS):
        while True:
            if await happens():
                return
            await asyncio.sleep(LOOK_SECONDS)


def _is_whole(raft: _Raft) -> bool:
    here = [replica for replica in raft.replicas if replica.current and not replica.lag]
    return bool(raft.leader) and len(here) == 2
