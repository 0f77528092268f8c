"""Keeps the assets of the builds before, so that an upgrade breaks no page that is open.

A page fetches its parts when it needs them, under names that change with every build. Each build
that a server has is kept as one file in its folder of data, and the newest few stay.
"""

import logging
import os
import zipfile
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

FOLDER = "builds"
KEPT = 2
"""How many builds are kept besides the one that is served."""

log = logging.getLogger(__name__)


class Builds:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._before: tuple[Path, ...] = ()

    def keep(self, build: str, assets: Mapping[str, bytes]) -> None:
        """Keep this build for the servers to come, and find the ones before it."""
        if not build:
            return
        try:
            self._keep(self._folder / f"{build}.zip", assets)
        except OSError as error:
            # The house opens all the same; only an upgrade will be felt in open pages.
            log.warning("the pages cannot be kept for an upgrade: %s", error)

    def _keep(self, own: Path, assets: Mapping[str, bytes]) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        if own.exists():
            own.touch()  # the newest is the one that was served last
        else:
            _write(own, assets)
        others = (path for path in self._folder.glob("*.zip") if path != own)
        newest_first = sorted(others, key=lambda path: path.stat().st_mtime_ns, reverse=True)
        for path in newest_first[KEPT:]:
            path.unlink(missing_ok=True)
        self._before = tuple(newest_first[:KEPT])

    def asset(self, path: str) -> bytes | None:
        """A file of a build before; `None`: none of them has it."""
        return self._files.get(path) if self._before else None

    @cached_property
    def _files(self) -> dict[str, bytes]:
        """Read when a page of an older build asks for the first time."""
        found: dict[str, bytes] = {}
        for kept in self._before:
            try:
                with zipfile.ZipFile(kept) as archive:
                    found |= {name: archive.read(name) for name in archive.namelist()}
            except (OSError, zipfile.BadZipFile) as error:
                log.warning("a kept build cannot be read: %s", error)
        return found


def _write(path: Path, assets: Mapping[str, bytes]) -> None:
    """All of it under its name, or nothing: another server may be starting beside this one."""
    draft = path.with_suffix(f".{os.getpid()}")
    with zipfile.ZipFile(draft, "w") as archive:
        for name, body in assets.items():
            archive.writestr(name, body)
    draft.replace(path)
