"""Two browsers of Debian, each driven in the language that it speaks by itself.

Firefox listens for Marionette, its own protocol; WebKitGTK has a WebDriver in a package of its own.
Both take the same commands in different clothes: no geckodriver, no package of ours is needed.
"""

import base64
import contextlib
import http.client
import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

from tests.ports import free_port

PATIENCE_SECONDS = 60
"""For a busy machine; whatever goes well does not use it up."""
LOOK_SECONDS = 0.05
MINI_BROWSER = "webkit2gtk-4.1/MiniBrowser"
FIREFOX_PREFERENCES = {
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "fr-FR, fr",
    "media.autoplay.default": 0,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    # Scrollbars are there, as most people see them.
    "widget.gtk.overlay-scrollbars.enabled": False,
}


class BrowserError(AssertionError):
    """The browser could not do what it was told."""


class Wire(Protocol):
    """How commands reach a browser."""

    def call(self, method: str, path: str, command: str, body: dict[str, Any] | None) -> Any:
        """What it answers: `method` and `path` are WebDriver's, `command` is Marionette's."""


class Browser:
    """A window that can be looked at, touched and typed into."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire

    def go(self, address: str) -> None:
        self._wire.call("POST", "url", "Navigate", {"url": address})

    def resize(self, width: int, height: int) -> None:
        self._wire.call("POST", "window/rect", "SetWindowRect", {"width": width, "height": height})

    def run(self, script: str, *given: object) -> Any:
        body = {"script": script, "args": list(given)}
        return self._wire.call("POST", "execute/sync", "ExecuteScript", body)

    def picture(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(
            base64.b64decode(self._wire.call("GET", "screenshot", "TakeScreenshot", None))
        )

    def press_at(self, x: float, y: float) -> None:
        self.drag((x, y))

    def drag(self, *points: tuple[float, float]) -> None:
        """Press at the first point, go on to the others, let go."""
        moves = [_move(x, y) for x, y in points]
        down, up = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
        mouse = {"pointerType": "mouse"}
        self._act("pointer", [moves[0], down, *moves[1:], up], parameters=mouse)

    def type(self, *keys: str) -> None:
        actions = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self._act("key", actions)

    def _act(self, kind: str, actions: list[dict[str, Any]], **more: object) -> None:
        source = {"type": kind, "id": kind, "actions": actions, **more}
        self._wire.call("POST", "actions", "PerformActions", {"actions": [source]})


def _move(x: float, y: float) -> dict[str, Any]:
    return {
        "type": "pointerMove",
        "x": round(x),
        "y": round(y),
        "duration": 20,
        "origin": "viewport",
    }


class Marionette:
    """Firefox's own protocol: each message is its length, a colon and JSON."""

    def __init__(self, port: int, process: subprocess.Popen[bytes]) -> None:
        self._socket = _connect(port, process)
        self._stream = self._socket.makefile("rb")
        self._read()  # how it introduces itself
        self._count = 0
        self.call("POST", "", "NewSession", {"capabilities": {"alwaysMatch": {}}})

    def call(self, method: str, path: str, command: str, body: dict[str, Any] | None) -> Any:  # noqa: ARG002
        self._count += 1
        text = json.dumps([0, self._count, f"WebDriver:{command}", body or {"full": False}])
        self._socket.sendall(f"{len(text.encode())}:{text}".encode())
        _, _, error, answer = self._read()
        if error:
            raise BrowserError(f"{command}: {error['error']}: {error['message']}")
        return answer.get("value") if isinstance(answer, dict) else answer

    def _read(self) -> Any:
        length = b""
        while (byte := self._stream.read(1)) != b":":
            if not byte:
                raise BrowserError("Firefox has gone")
            length += byte
        return json.loads(self._stream.read(int(length)))

    def close(self) -> None:
        self._stream.close()
        self._socket.close()


def _connect(port: int, process: subprocess.Popen[bytes]) -> socket.socket:
    end = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_SECONDS)
        except OSError:
            if process.poll() is not None or time.monotonic() > end:
                raise
            time.sleep(LOOK_SECONDS)


class WebDriver:
    """The protocol of the web's own standard, over HTTP."""

    def __init__(self, port: int, process: subprocess.Popen[bytes]) -> None:
        _connect(port, process).close()
        self._port = port
        self._session = ""
        options = {"binary": _mini_browser(), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        opened = self._send("POST", "/session", {"capabilities": wanted})
        self._session = f"/session/{opened['sessionId']}"

    def call(self, method: str, path: str, command: str, body: dict[str, Any] | None) -> Any:  # noqa: ARG002
        return self._send(method, f"{self._session}/{path}", body)

    def _send(self, method: str, path: str, body: dict[str, Any] | None) -> Any:
        line = http.client.HTTPConnection("127.0.0.1", self._port, timeout=PATIENCE_SECONDS)
        line.request(method, path, None if body is None else json.dumps(body))
        answer = line.getresponse()
        value = json.loads(answer.read())["value"]
        line.close()
        if answer.status != http.client.OK:
            raise BrowserError(f"{method} {path}: {value['error']}: {value.get('message')}")
        return value

    def close(self) -> None:
        self._send("DELETE", self._session, None)


def _mini_browser() -> str:
    found = next(Path("/usr").glob(f"lib*/**/{MINI_BROWSER}"), None)
    assert found, "WebKitGTK comes with a small browser for its driver"
    return str(found)


@contextlib.contextmanager
def _running(
    command: list[str], home: Path, **environment: str
) -> Iterator[subprocess.Popen[bytes]]:
    """A program with a home of its own, which is ended in any case."""
    home.mkdir(parents=True, exist_ok=True)
    own = {"HOME": str(home), "XDG_RUNTIME_DIR": str(home), "LANG": "fr_FR.UTF-8", **environment}
    with (home / "log").open("wb") as log:
        process = subprocess.Popen(
            command, stdout=log, stderr=log, env={**os.environ, **own}, start_new_session=True
        )
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextlib.contextmanager
def firefox(home: Path) -> Iterator[Browser]:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    assert program, "python -m tools.find_browsers --install installs Firefox"
    port = free_port()
    profile = home / "profile"
    profile.mkdir(parents=True)
    preferences = {**FIREFOX_PREFERENCES, "marionette.port": port}
    lines = (f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in preferences.items())
    (profile / "user.js").write_text("\n".join(lines))
    command = [program, "--headless", "--marionette", "--no-remote", "--profile", str(profile)]
    with _running(command, home) as process, contextlib.closing(Marionette(port, process)) as wire:
        yield Browser(wire)


@contextlib.contextmanager
def webkit(home: Path) -> Iterator[Browser]:
    with _screen(home / "screen") as display:
        port = free_port()
        command = ["WebKitWebDriver", f"--port={port}", "--host=127.0.0.1"]
        display_and_language = {
            "DISPLAY": display,
            "GDK_BACKEND": "x11",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # it needs what a container lacks
            "LANGUAGE": "fr",
        }
        with (
            _running(command, home / "home", **display_and_language) as process,
            contextlib.closing(WebDriver(port, process)) as wire,
        ):
            yield Browser(wire)


@contextlib.contextmanager
def _screen(home: Path) -> Iterator[str]:
    """A screen that nobody sees; it chooses a free number and tells it."""
    read, write = os.pipe()
    home.mkdir(parents=True)
    with (home / "log").open("wb") as log:
        process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
            pass_fds=(write,),
            stdout=log,
            stderr=log,
        )
    os.close(write)
    try:
        with os.fdopen(read) as told:
            yield f":{told.readline().strip()}"
    finally:
        process.terminate()
        process.wait(PATIENCE_SECONDS)
