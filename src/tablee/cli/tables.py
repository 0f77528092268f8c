"""`tablee tables`: what a server keeps, the latest touched first."""

import argparse
from collections.abc import Sequence
from datetime import datetime

from rich.console import Console
from rich.table import Table

from tablee.cli import house_file
from tablee.kernel.directory import Summary
from tablee.store.contract import Store


def set_up(parser: argparse.ArgumentParser) -> None:
    house_file.add_data_flag(parser)
    parser.add_argument("--limit", type=int, default=50, metavar="N", help="how many (default: 50)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    async def work(store: Store) -> Sequence[Summary]:
        return await store.tables(arguments.limit)

    listed = house_file.with_store(arguments, work, is_read_only=True)
    Console().print(_drawn(listed) if listed else "No tables yet.")
    return 0


def _drawn(summaries: Sequence[Summary]) -> Table:
    drawn = Table(box=None, pad_edge=False)
    for column in ("table", "game", "status", "players", "last touched"):
        drawn.add_column(column, overflow="fold")
    for summary in summaries:
        drawn.add_row(
            summary.table,
            summary.game,
            summary.status,
            ", ".join(_players(summary)),
            datetime.fromtimestamp(summary.updated_at_ms / 1000).strftime("%Y-%m-%d %H:%M"),
        )
    return drawn


def _players(summary: Summary) -> Sequence[str]:
    names = [chair.name or "(free)" for chair in summary.chairs]
    if summary.scores is None:
        return names
    return [f"{name} {score}" for name, score in zip(names, summary.scores, strict=True)]
