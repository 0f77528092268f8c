"""`tablee serve`: every setting of the server is a flag."""

import argparse
import signal
import socket

import msgspec

from tablee.bots.brought import UnknownPolicy, bring
from tablee.cli import house_file
from tablee.cli.mistake import Mistake
from tablee.server.settings import Settings
from tablee.server.stores import is_for_many
from tablee.store.contract import Unavailable
from tablee.store.sqlite import FILE_NAME

PURPOSES = {
    "host": "the address to listen on; 0.0.0.0 for everybody on the network",
    "port": "the port to listen on",
    "data": "the folder where the tables are kept",
    "store": "where the tables are kept if not in the folder, as nats://one:4222,two:4222",
    "store_credentials": "a file of credentials for the servers of NATS",
    "store_ca": "a file of who vouches for the servers of NATS; with it the connection is TLS",
    "store_certificate": "a file with this server's own certificate for NATS",
    "store_key": "a file with the key of that certificate",
    "store_replicas": "on how many servers of NATS a move is saved; 0: three if so many are named",
    "processes": "how many processes serve; from two on a NATS of their own keeps the tables",
    "origins": "another address under which people reach this server; can be given again",
    "trusted_proxies": "whose word about a client's address is believed: a list with commas, or *",
    "commands_per_second": "how fast one page may send commands, on average",
    "tables_per_hour": "how many tables one client address may open",
    "connections_per_client": "how many sockets one client address may hold open",
    "ping_seconds": "how often a page is asked for a sign of life, and how long it may take",
    "bots": "a policy for the chairs of bots, as game=module:function; can be given again",
    "host_key": "what opens the host's page; else one is made and kept in the folder of data",
    "keep_finished_days": "how long a finished game is kept; 0: for ever",
    "keep_chat_days": "how long talk at a finished game is kept; 0: as long as the game",
    "keep_abandoned_days": "how long an unfinished table that nobody touches is kept; 0: for ever",
    "has_metrics": "whether /metrics tells Prometheus how the server is doing",
    "log_level": "debug, info, warning or error",
}
"""What each setting is for."""

SINGULAR = {"origins": "origin", "bots": "bot", "has_metrics": "metrics"}
"""Settings whose flag reads better under another name."""

ONLY_MANY = (
    "the tables in {data} belong to a house of several processes. Serve it with --processes 2 or"
    " more, or copy it for one process: tablee copy --from {data} --to {data}-one"
)
ONLY_ONE = (
    "the tables in {data} belong to a house of one process. Serve it without --processes, or copy"
    " it first: tablee copy --from {data} --to many:{data}-many, then"
    " tablee serve --processes {processes} --data {data}-many"
)


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
        parser.add_argument(flag, dest=field.name, action="append", metavar="ONE", help=purpose)
    else:
        default = field.default if field.default != "" else "none"
        purpose = f"{purpose} (default: {default})"
        parser.add_argument(flag, dest=field.name, metavar="VALUE", help=purpose)


def run(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    _check_port(settings)
    check_store(settings)
    _check_bots(settings)
    # The web server's packages are imported for this command alone, and after the checks.
    from tablee.server.addresses import addresses
    from tablee.server.host_key import host_key, keep_address

    own, *_ = places = addresses(settings)
    print("Tablée opens at", " and ".join(places))
    print(f"The host's page, for you alone: {own}/host#{host_key(settings)}", flush=True)
    address = keep_address(settings)
    try:
        return _serve(settings)
    finally:
        address.unlink(missing_ok=True)


def _serve(settings: Settings) -> int:
    if settings.processes > 1:
        from tablee.server.keeper import keep

        try:
            return keep(settings)
        except Unavailable as error:
            raise Mistake(str(error)) from error
    from tablee.server.main import serve

    serve(settings)
    return 0


def _check_bots(settings: Settings) -> None:
    try:
        bring(settings.bots)
    except UnknownPolicy as error:
        raise Mistake(str(error)) from error


def check_store(settings: Settings) -> None:
    """`Mistake` if these settings would open another house than the folder holds, or none."""
    if settings.processes < 1:
        raise Mistake("at least one process must serve: --processes 2 for two")
    if settings.processes > 1 and not hasattr(signal, "SIGUSR1"):
        raise Mistake("several processes cannot share a port on this system: leave --processes out")
    if settings.store or settings.processes == 1:
        _check_is_not_for_many(settings)
        house_file.check(settings)
    else:
        _check_is_for_many(settings)
        house_file.check_private(settings)


def _check_is_not_for_many(settings: Settings) -> None:
    if not settings.store and is_for_many(settings.data):
        raise Mistake(ONLY_MANY.format(data=settings.data))


def _check_is_for_many(settings: Settings) -> None:
    file = settings.data / FILE_NAME
    if not is_for_many(settings.data) and file.exists() and house_file.contents_of(file).tables:
        raise Mistake(ONLY_ONE.format(data=settings.data, processes=settings.processes))


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
