"""HTTP: how the server is doing, for proxies and for Prometheus."""

from tablee.server.house import House
from tablee.server.http import HttpAnswer, get
from tablee.table.refusal import Code, Refusal


@get("/health/live", summary="Whether the server runs at all")
def live() -> dict[str, str]:
    return {"status": "ok"}


async def _serving(house: House) -> dict[str, str]:
    """Reading and saving work, and nobody has told the server to stop."""
    if house.is_closing:
        raise Refusal(Code.SHUTTING_DOWN)
    await house.store.prove()
    await house.store.open_tables(1)
    return {"status": "ok"}


CANNOT_SERVE = (Code.TOO_FAST, Code.TABLE_BUSY, Code.SHUTTING_DOWN)


@get("/health", summary="Whether the server can serve", refusals=CANNOT_SERVE)
async def health(house: House) -> dict[str, str]:
    return await _serving(house)


@get(
    "/health/ready",
    summary="Whether the server can serve and is not to be restarted soon",
    refusals=CANNOT_SERVE,
)
async def ready(house: House) -> dict[str, str]:
    house.check_opens_tables()
    return await _serving(house)


@get("/metrics")
async def prometheus(house: House) -> HttpAnswer:
    return HttpAnswer(await house.figures(), media_type="text/plain; version=0.0.4")
