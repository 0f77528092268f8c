"""A house from one store into another: everything that is not derived."""

from contextlib import suppress

from tablee.kernel.directory import Summary
from tablee.store.contract import Store, TableExists, UnknownTable

ALL = 10**9


async def copy_house(source: Store, target: Store) -> list[str]:
    """It can be repeated: only what is new is added. Tables that differ there are left alone."""
    left: list[str] = []
    due = {summary.table for summary in await source.due()}
    for summary in reversed(await source.tables(ALL)):
        with suppress(UnknownTable):  # deleted meanwhile
            if not await _copy_table(source, target, summary, is_due=summary.table in due):
                left.append(summary.table)
    for name, value in (await source.metas()).items():
        await target.keep_meta(name, value)
    for ranking in await source.every_ranking():
        await target.rank(ranking)
    return left


async def _copy_table(source: Store, target: Store, summary: Summary, *, is_due: bool) -> bool:
    """Whether it is there now."""
    stored = await source.read(summary.table)
    try:
        await target.create(stored.header, stored.secret, stored.entries, summary, is_due=is_due)
    except TableExists:
        known = await target.read(summary.table)
        n = len(known.entries)
        if known.header != stored.header or known.entries != stored.entries[:n]:
            return False
        await target.append(summary.table, n, stored.entries[n:], summary, is_due=is_due)
    return True
