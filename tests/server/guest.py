"""A guest at a real server: HTTP calls, and one socket that keeps what it is told."""

import asyncio
import secrets
from collections.abc import Callable
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tablee.table.changes import APPEND

CONTRIBUTION = "ab" * 16
PATIENCE_SECONDS = 60


def applied(value: Any, changes: Any) -> Any:
    """The browser's side of a difference: a JSON value with these changes in it."""
    if isinstance(changes, dict):
        return value | {step: applied(value[step], inner) for step, inner in changes.items()}
    if not isinstance(changes, list):
        return changes
    if len(changes) == 1:
        return changes[0]
    copy = list(value)
    for at, inner in zip(changes[::2], changes[1::2], strict=True):
        if at == APPEND:
            copy += inner
        else:
            copy[at] = applied(copy[at], inner)
    return copy


def http_to(base: str) -> httpx.AsyncClient:
    # Without certificates to load, which takes longer than all else and is for https only.
    return httpx.AsyncClient(base_url=base, timeout=PATIENCE_SECONDS, verify=False)


class Guest:
    def __init__(self, base: str, name: str = "Adèle", language: str = "en") -> None:
        self.base = base
        self.name = name
        self.language = language
        self.key = secrets.token_urlsafe(32)
        self.table: dict[str, Any] = {}
        self.view: Any = None
        self.you: dict[str, Any] = {}
        self.clock: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self.accepted: set[str] = set()
        self.refusals: dict[str, dict[str, Any]] = {}
        self.answers: dict[str, Any] = {}
        self.reactions: list[dict[str, Any]] = []
        self._socket: ClientConnection | None = None
        self._count = 0
        self._unanswered: dict[str, str] = {}

    # HTTP

    async def call(
        self, method: str, path: str, body: Any = None, **headers: str
    ) -> httpx.Response:
        own = {"authorization": f"Bearer {self.key}", "accept-language": self.language}
        async with http_to(self.base) as http:
            return await http.request(method, path, json=body, headers=own | headers)

    async def open_table(self, **fields: Any) -> str:
        body = {
            "game": "copyright",
            "name": self.name,
            "colour": "blue",
            "contribution": CONTRIBUTION,
            **fields,
        }
        answer = await self.call("POST", "/api/tables", body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    # The socket

    async def visit(self, table: str, **headers: str) -> "Guest":
        """Connect and wait for the welcome."""
        self._socket = await self.dial(table, **headers)
        await self.send(
            "hello", key=self.key, name=self.name, colour="blue", language=self.language
        )
        self.table = {}
        await self.until(lambda guest: bool(guest.table))
        return self

    async def dial(self, table: str, **headers: str) -> ClientConnection:
        url = self.base.replace("http", "ws") + f"/api/tables/{table}/socket"
        return await connect(
            url, compression=None, additional_headers=headers, open_timeout=PATIENCE_SECONDS
        )

    async def leave(self) -> None:
        assert self._socket is not None
        await self._socket.close()

    async def __aenter__(self) -> "Guest":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def send(self, kind: str, command_id: str | None = None, **fields: Any) -> str:
        self._count += 1
        chosen = command_id or f"c{self._count}"
        text = msgspec.json.encode({"kind": kind, "id": chosen, **fields}).decode()
        if kind != "hello":
            self._unanswered[chosen] = text
        await self.send_raw(text)
        return chosen

    async def send_raw(self, text: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def do(self, kind: str, **fields: Any) -> None:
        """Send a command and wait until it is done; a refusal fails the test."""
        sent = await self.send(kind, **fields)
        await self.until(lambda guest: sent in guest.accepted or sent in guest.refusals)
        assert sent in self.accepted, self.refusals[sent]

    async def refusal_of(self, kind: str, **fields: Any) -> dict[str, Any]:
        sent = await self.send(kind, **fields)
        await self.until(lambda guest: sent in guest.accepted or sent in guest.refusals)
        return self.refusals[sent]

    async def act(self, kind: str, **fields: Any) -> None:
        await self.do("act", action={"kind": kind, **fields})

    async def ask(self, kind: str, **fields: Any) -> Any:
        sent = await self.send("ask", question={"kind": kind, **fields})
        await self.until(lambda guest: sent in guest.answers or sent in guest.refusals)
        return self.answers[sent]

    async def until(self, is_so: Callable[["Guest"], bool]) -> None:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not is_so(self):
                await self._hear()

    async def _hear(self) -> None:
        assert self._socket is not None
        message = msgspec.json.decode(await self._socket.recv())
        getattr(self, f"_on_{message['kind']}")(message)
        for answered in (message.get("id"), *message.get("accepted", ())):
            self._unanswered.pop(answered, None)
        if message["kind"] == "welcome":  # as the browser does: what was on its way goes again
            for text in list(self._unanswered.values()):
                await self.send_raw(text)

    def _on_welcome(self, message: dict[str, Any]) -> None:
        for name in ("you", "table", "view", "clock"):
            setattr(self, name, message[name])
        self.lines = list(message["lines"])

    def _on_update(self, message: dict[str, Any]) -> None:
        self.clock = message.get("clock", self.clock)
        self.you = message.get("you", self.you)
        for name in message.keys() & {"table", "view"}:
            setattr(self, name, applied(getattr(self, name), message[name]))
        self.lines += message.get("lines", ())
        self.accepted |= set(message.get("accepted", ()))

    def _on_refused(self, message: dict[str, Any]) -> None:
        self.refusals[message["id"]] = message

    def _on_answered(self, message: dict[str, Any]) -> None:
        self.answers[message["id"]] = message["answer"]

    def _on_reacted(self, message: dict[str, Any]) -> None:
        self.reactions.append(message)
