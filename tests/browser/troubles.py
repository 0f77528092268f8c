"""What goes wrong behind a page: errors in the console, forbidden content, requests that fail."""

import re

from playwright.async_api import (
    BrowserContext,
    ConsoleMessage,
    Request,
    Response,
    WebError,
)


class Troubles:
    """Collected from every page of a test; there must be none but those that are expected."""

    def __init__(self) -> None:
        self._seen: list[str] = []
        self._expected: list[re.Pattern[str]] = []

    def expect(self, pattern: str) -> None:
        """The test itself causes it, by cutting a line or asking for what is not there."""
        self._expected.append(re.compile(pattern))

    @property
    def unexpected(self) -> list[str]:
        return [seen for seen in self._seen if not any(p.search(seen) for p in self._expected)]

    def watch(self, context: BrowserContext) -> None:
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("requestfailed", self._failed)
        context.on("response", self._response)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._seen.append(f"console: {message.text} ({message.location['url']})")

    def _error(self, error: WebError) -> None:
        self._seen.append(f"error: {error.error}")

    def _failed(self, request: Request) -> None:
        if request.failure == "net::ERR_ABORTED":
            return  # whoever leaves a page no longer wants what it has asked for
        self._seen.append(f"failed: {request.method} {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._seen.append(f"answer {response.status}: {response.url}")
