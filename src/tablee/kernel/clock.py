"""Table time: milliseconds that stand still while the table is paused or no server runs."""

Millis = int


class TableClock:
    """Counts table time on a monotonic clock that the caller reads; it does no I/O of its own."""

    __slots__ = ("_counted", "_since")

    def __init__(self, at_ms: Millis = 0) -> None:
        self._counted = at_ms
        self._since: Millis | None = None

    @property
    def is_running(self) -> bool:
        return self._since is not None

    def now(self, monotonic_ms: Millis) -> Millis:
        if self._since is None:
            return self._counted
        return self._counted + max(0, monotonic_ms - self._since)

    def start(self, monotonic_ms: Millis) -> None:
        if self._since is None:
            self._since = monotonic_ms

    def stop(self, monotonic_ms: Millis) -> None:
        self._counted = self.now(monotonic_ms)
        self._since = None

    def give_back(self, millis: Millis, monotonic_ms: Millis) -> None:
        """Of what has been counted, so much was nobody's: nobody could act in it."""
        if self._since is not None:
            self._since = max(self._since, min(self._since + millis, monotonic_ms))

    def moment_of(self, at_ms: Millis) -> Millis | None:
        """When table time will be `at_ms` on the monotonic clock; `None` while it stands still."""
        return None if self._since is None else self._since + at_ms - self._counted
