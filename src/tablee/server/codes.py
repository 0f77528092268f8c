"""Short codes for people in the same room: each stands for a table while somebody shows it."""

from tablee.server.names import CODE_MS, new_code
from tablee.server.wall_clock import wall_ms
from tablee.store.contract import Store, TableExists


async def shown(store: Store, table: str, code: str) -> str:
    """The code that is shown already, for some minutes more, or a new one."""
    now = wall_ms()
    while True:
        wished = code or new_code()
        try:
            await store.keep_code(wished, table, now, now + CODE_MS)
        except TableExists:
            code = ""
        else:
            return wished
