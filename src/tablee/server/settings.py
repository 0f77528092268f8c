"""The settings of a server: all have defaults that work; flags and environment change them."""

import os
from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Each one is read from `TABLEE_<NAME>` in the environment, or given as a flag."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 for everybody on the network."""
    port: int = 8000
    data: Path = Path("tablee-data")
    """The folder of the tables."""
    store: str = ""
    """Where the tables are kept if not in the folder, such as nats://one:4222,two:4222."""
    store_credentials: str = ""
    """A file of credentials for the servers of NATS."""
    store_ca: str = ""
    """A file that tells who vouches for the servers of NATS; with it the connection is TLS."""
    store_certificate: str = ""
    """This server's own certificate for NATS, if it asks for one."""
    store_key: str = ""
    """The key of that certificate."""
    store_replicas: int = 0
    """On how many servers of NATS each move is saved; 0: three if so many are named, else one."""
    processes: int = 1
    """How many processes serve; from two on the tables are kept by a NATS of their own."""
    origins: tuple[str, ...] = ()
    """Other addresses under which this server is reached, such as https://play.example."""
    trusted_proxies: str = "127.0.0.1"
    """Whose forwarded client addresses are believed: a comma-separated list, or * for all."""
    commands_per_second: float = 30.0
    """How fast one page may send commands, on average."""
    tables_per_hour: int = 60
    """How many tables one client address may open."""
    connections_per_client: int = 100
    """How many sockets one client address may hold open."""
    ping_seconds: float = 20.0
    """How often a page is asked for a sign of life; it may take as long to give it."""
    bots: tuple[str, ...] = ()
    """Policies that play on the chairs of bots, each as game=module:function."""
    host_key: str = ""
    """What opens the page of whoever runs the house; empty: one is made and kept with the data."""
    keep_finished_days: float = 0.0
    """How long a finished game is kept; 0: for ever."""
    keep_chat_days: float = 0.0
    """How long what was said at a finished game is kept; 0: as long as the game."""
    keep_abandoned_days: float = 0.0
    """How long an unfinished table that nobody touches is kept; 0: for ever."""
    has_metrics: bool = True
    """Whether /metrics tells Prometheus how the server is doing."""
    log_level: str = "info"

    @classmethod
    def from_environment(cls, **flags: object) -> "Settings":
        """Flags first, then the environment, then the defaults."""
        chosen: dict[str, object] = {}
        for field in msgspec.structs.fields(cls):
            given = flags.get(field.name)
            value = os.environ.get(f"TABLEE_{field.name.upper()}") if given is None else given
            if value is not None:
                chosen[field.name] = _split(value) if isinstance(field.default, tuple) else value
        return msgspec.convert(chosen, cls, strict=False, dec_hook=_to_path)


def _split(value: object) -> object:
    return [part for part in value.split(",") if part] if isinstance(value, str) else value


def _to_path(kind: type, value: object) -> object:
    if kind is Path and isinstance(value, str | Path):
        return Path(value)
    raise TypeError(f"no {kind.__name__}: {value!r}")
