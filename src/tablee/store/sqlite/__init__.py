"""The store in one SQLite file."""

from tablee.store.sqlite.file import FILE_NAME
from tablee.store.sqlite.store import SqliteStore

__all__ = ["FILE_NAME", "SqliteStore"]
