"""`tablee serve`: every setting of the server is a flag."""

import argparse
import socket

import msgspec

from tablee.cli import house_file
from tablee.cli.mistake import Mistake
from tablee.server.settings import Settings

PURPOSES = {
    "host": "the address to listen on; 0.0.0.0 for everybody on the network",
    "port": "the port to listen on",
    "data": "the folder where the tables are kept",
    "origins": "another address under which people reach this server; can be given again",
    "trusted_proxies": "whose word about a client's address is believed: a list with commas, or *",
    "commands_per_second": "how fast one page may send commands, on average",
    "tables_per_hour": "how many tables one client address may open",
    "connections_per_client": "how many sockets one client address may hold open",
    "ping_seconds": "how often a page is asked for a sign of life, and how long it may take",
    "has_metrics": "whether /metrics tells Prometheus how the server is doing",
    "log_level": "debug, info, warning or error",
}
"""What each setting is for."""

SINGULAR = {"origins": "origin", "has_metrics": "metrics"}
"""Settings whose flag reads better under another name."""


def flag_of(setting: str) -> str:
    return "--" + SINGULAR.get(setting, setting).replace("_", "-")


def set_up(parser: argparse.ArgumentParser) -> None:
    for field in msgspec.structs.fields(Settings):
        _add_flag(parser, field)
    parser.epilog = "Each flag can also be set in the environment; docs/host.md names them all."
    parser.set_defaults(run=run)


def _add_flag(parser: argparse.ArgumentParser, field: msgspec.structs.FieldInfo) -> None:
    # No defaults here: what is not given as a flag may still be given in the environment.
    flag, purpose = flag_of(field.name), PURPOSES[field.name]
    if field.type is bool:
        parser.add_argument(
            flag, dest=field.name, action=argparse.BooleanOptionalAction, help=purpose
        )
    elif isinstance(field.default, tuple):
        parser.add_argument(flag, dest=field.name, action="append", metavar="ADDRESS", help=purpose)
    else:
        purpose = f"{purpose} (default: {field.default})"
        parser.add_argument(flag, dest=field.name, metavar="VALUE", help=purpose)


def run(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    _check_port(settings)
    house_file.check(settings.data)
    # The web server's packages are imported for this command alone, and after the checks.
    from tablee.server.addresses import addresses
    from tablee.server.main import serve

    print("Tablée opens at", " and ".join(addresses(settings)), flush=True)
    serve(settings)
    return 0


def _check_port(settings: Settings) -> None:
    """Say what is wrong with the address before the server would say it in a log."""
    try:
        with socket.create_server((settings.host, settings.port)):
            pass
    except OSError as error:
        where = f"{settings.host} port {settings.port}"
        raise Mistake(f"cannot listen on {where}: {error.strerror}. Try another --port") from error


def settings_of(arguments: argparse.Namespace) -> Settings:
    """The settings from flags, environment and defaults, or a `Mistake`."""
    flags = {name: value for name, value in vars(arguments).items() if name in PURPOSES}
    try:
        return Settings.from_environment(**flags)
    except msgspec.ValidationError as error:
        raise Mistake(f"a setting is wrong: {error}") from error
