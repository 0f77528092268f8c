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
                chosen[field.name] = _split(value) if field.name == "origins" else value
        return msgspec.convert(chosen, cls, strict=False, dec_hook=_to_path)


def _split(value: object) -> object:
    return [part for part in value.split(",") if part] if isinstance(value, str) else value


def _to_path(kind: type, value: object) -> object:
    if kind is Path and isinstance(value, str | Path):
        return Path(value)
    raise TypeError(f"no {kind.__name__}: {value!r}")
