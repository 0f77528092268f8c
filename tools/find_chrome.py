"""Finds the Chrome or Chromium that the browser tests drive, or fetches one where it can.

`python -m tools.find_chrome` prints its path. With `--install`, Debian's Chromium is installed if
none is there. The variable CHROME names another one.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ADVICE = """The browser tests need Chrome or Chromium, and none was found.
Install one with the tools of your system, or name yours: make test CHROME=/path/to/chrome"""


def find_chrome() -> str | None:
    """The path of the browser that CHROME names, else of the first one on PATH."""
    wanted = os.environ.get("CHROME")
    names = (wanted,) if wanted else NAMES
    return next((path for path in map(shutil.which, names) if path), None)


def _as_root() -> list[str] | None:
    """What to put before a command that needs root's rights; `None`: no such rights here."""
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if not sudo:
        return None
    trial = subprocess.run([sudo, "-n", "true"], check=False, capture_output=True)
    return [sudo, "-n"] if trial.returncode == 0 else None


def install(*packages: str) -> None:
    """Debian's packages, where there is apt-get and the right to use it."""
    prefix = _as_root()
    if prefix is None or not shutil.which("apt-get"):
        return
    # Another installation may be under way, such as a new machine's own.
    apt = [*prefix, "apt-get", "--quiet=2", "--option=DPkg::Lock::Timeout=300"]
    for arguments in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        subprocess.run([*apt, *arguments], check=True)


def main() -> int:
    if "--install" in sys.argv and not find_chrome():
        install("chromium")
    chrome = find_chrome()
    print(chrome or ADVICE)
    return 0 if chrome else 1


if __name__ == "__main__":
    sys.exit(main())
