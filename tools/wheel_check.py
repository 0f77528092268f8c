"""Proves that an installed wheel holds the pages and serves the first one, with no Node in reach.

`python tools/wheel_check.py FOLDER GAME…`, where FOLDER is a virtual environment that holds the
wheel, and those of packages that bring these games and their pages.
"""

import json
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.parse import urljoin
from urllib.request import urlopen

PATIENCE_SECONDS = 120


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def serving(environment: Path) -> Iterator[str]:
    """The address of a server that runs from this environment alone, in an empty folder."""
    binaries = environment.resolve() / "bin"
    port = str(free_port())
    command = [str(binaries / "tablee"), "serve", "--host", "127.0.0.1", "--port", port]
    with tempfile.TemporaryDirectory() as folder:
        variables = {"PATH": str(binaries), "HOME": folder}
        server = subprocess.Popen(command, cwd=folder, env=variables)
        try:
            yield f"http://127.0.0.1:{port}/"
        finally:
            server.terminate()
            server.wait(PATIENCE_SECONDS)


def fetch(address: str) -> str:
    with urlopen(address, timeout=PATIENCE_SECONDS) as answer:
        text: str = answer.read().decode()
        return text


def fetch_when_up(address: str) -> str:
    give_up_at = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            return fetch(address)
        except URLError:
            if time.monotonic() > give_up_at:
                raise
            time.sleep(0.05)


def games_at(address: str) -> set[str]:
    return {game["game"] for game in json.loads(fetch(urljoin(address, "api/lobby")))["games"]}


def pages_of(address: str, game: str) -> str:
    """The module of pages that a package brings; empty: it brings none."""
    module = json.loads(fetch(urljoin(address, f"api/games/{game}")))["module"]
    return fetch(urljoin(address, module)) if module else ""


def main() -> int:
    with serving(Path(sys.argv[1])) as address:
        page = fetch_when_up(address)
        scripts = re.findall(r'<script[^>]* src="([^"]+)"', page)
        sizes = [len(fetch(urljoin(address, script))) for script in scripts]
        missing = set(sys.argv[2:]) - games_at(address)
        drawn = [game for game in sys.argv[2:] if game not in missing and pages_of(address, game)]
    if missing:
        print(f"the house does not find {', '.join(sorted(missing))}, though it is installed")
        return 1
    if len(drawn) < len(sys.argv[2:]):
        print(f"of the packages only these bring their pages: {drawn}")
        return 1
    if not any(sizes):
        print("the wheel's first page has no script of its own: are the pages in it?")
        return 1
    print(f"the wheel serves its first page ({len(page)} bytes, scripts {sum(sizes)})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
