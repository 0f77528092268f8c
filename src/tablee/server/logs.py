"""Structured logs: one JSON object a line, on standard error."""

import json
import logging
import sys
from datetime import UTC, datetime

_PLAIN = logging.makeLogRecord({}).__dict__.keys() | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **{key: value for key, value in record.__dict__.items() if key not in _PLAIN},
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # A line for every socket that opens and closes tells nothing: /metrics counts them.
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.setLevel(max(logging.WARNING, logging.root.level))
    uvicorn.addFilter(_is_our_affair)


def _is_our_affair(record: logging.LogRecord) -> bool:
    """Broken text from a client closes its connection; it is no reason for a traceback."""
    return not record.getMessage().startswith("Invalid UTF-8")
