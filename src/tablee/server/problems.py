"""How HTTP tells what is not right: a status, a code for programs, a sentence for people."""

import logging

from tablee.kernel.errors import BrokenLog
from tablee.server import abuse, api, metrics
from tablee.server.http import HttpAnswer, HttpCall
from tablee.store.contract import StoreError
from tablee.table.refusal import Code, Refusal, sentence
from tablee.table.wire import Language

logger = logging.getLogger(__name__)

STATUS = {
    Code.MALFORMED: 400,
    Code.NO_KEY: 401,
    Code.FORBIDDEN_ORIGIN: 403,
    Code.BANNED: 403,
    Code.TABLE_CLOSED: 403,
    Code.HOST_KEY_ONLY: 401,
    Code.UNKNOWN_TABLE: 404,
    Code.UNKNOWN_GAME: 404,
    Code.UNKNOWN_ADDRESS: 404,
    Code.NO_PUZZLE: 404,
    Code.NO_SUCH_DAY: 404,
    Code.NO_ARCHIVE: 404,
    Code.NO_SECOND_TRY: 404,
    Code.NO_SUCH_MOMENT: 404,
    Code.TOO_LARGE: 413,
    Code.TOO_FAST: 429,
    Code.BROKEN_TABLE: 500,
    Code.OUR_FAULT: 500,
    Code.NOT_SAVED: 503,
    Code.TABLE_BUSY: 503,
    Code.SHUTTING_DOWN: 503,
}
OTHERWISE = 409
NOT_BY_THIS_METHOD = 405


def problem(request: HttpCall, code: Code, status: int | None = None) -> HttpAnswer:
    wished = request.headers.get("accept-language", "").lower()
    language = Language.FR if wished.startswith("fr") else Language.EN
    said = sentence(Refusal(code), language)
    return HttpAnswer.of(api.Problem(code.value, said), status or STATUS.get(code, OTHERWISE))


def answer_to(error: Exception, request: HttpCall) -> HttpAnswer:
    """How an error is told to the caller; our own bugs are logged as well."""
    match error:
        case Refusal():
            metrics.refused(error.code.value)
            abuse.note(error.code, request.client)
            return problem(request, error.code)
        case StoreError():
            metrics.store_errors.inc(type(error).__name__)
            logger.error("store failed", extra={"path": request.path, "reason": str(error)})
            return problem(request, Code.TABLE_BUSY)
    logger.error("our fault", exc_info=error, extra={"path": request.path})
    is_broken = isinstance(error, BrokenLog)
    return problem(request, Code.BROKEN_TABLE if is_broken else Code.OUR_FAULT)
