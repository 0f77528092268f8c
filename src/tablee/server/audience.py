"""Who watches a table without a chair, and who makes room when there are too many."""

from collections import Counter
from collections.abc import Iterable, Sequence

from tablee.server.viewer import Viewer
from tablee.table import limits


def crowd(newcomer: Viewer, watching: Iterable[Viewer]) -> Sequence[Viewer]:
    """Those of whom one must go for this page to have room; empty: there is room."""
    everybody = list(watching)
    at_home = [viewer for viewer in everybody if viewer.client == newcomer.client]
    if newcomer.client and len(at_home) >= limits.WATCHERS_PER_CLIENT:
        return at_home
    return everybody if len(everybody) >= limits.WATCHERS else ()


def first_to_go(crowd: Sequence[Viewer]) -> Viewer:
    """Those who only watch go first, then those of whom many share an address."""
    pages = Counter(viewer.client for viewer in crowd)
    return max(crowd, key=lambda viewer: (viewer.is_watching, pages[viewer.client]))
