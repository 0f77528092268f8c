"""Lines between servers that can be cut: what is sent then is lost, and nobody is told."""

import asyncio
from contextlib import suppress

CHUNK = 65_536


class Cut:
    """A line to this port. While it is cut, connections stand, and nothing comes."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._is_whole = asyncio.Event()
        self._is_whole.set()

    async def open(self) -> int:
        """The port of our end."""
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._is_whole.wait()
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._port)
        except OSError:
            writer.close()
            return
        self._carry(reader, far_writer)
        self._carry(far_reader, writer)

    def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._carry_on(reader, writer))
        self._tasks.add(task)
        self._writers.add(writer)
        task.add_done_callback(self._tasks.discard)

    async def _carry_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._is_whole.wait()
                if writer.is_closing():
                    break
                writer.write(data)
                await writer.drain()
        writer.close()
        self._writers.discard(writer)

    def cut(self) -> None:
        self._is_whole.clear()

    def mend(self) -> None:
        """What stood too long is closed, as a network would; both ends find each other again."""
        for writer in list(self._writers):
            writer.transport.abort()
        self._is_whole.set()

    def close(self) -> None:
        if self._server is not None:
            self._server.close()
        self.mend()
