"""How HTTP tells what is not right: a status, a code for programs, a sentence for people."""

import logging
from collections.abc import Mapping

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, LitestarException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap, Scope

from tablee.kernel.errors import BrokenLog
from tablee.server import api, metrics
from tablee.store.contract import StoreError
from tablee.table.refusal import Code, Refusal, sentence
from tablee.table.wire import Language

logger = logging.getLogger(__name__)

HttpCall = Request[object, object, State]
STATUS = {
    Code.MALFORMED: 400,
    Code.NO_KEY: 401,
    Code.FORBIDDEN_ORIGIN: 403,
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
CODE_OF_STATUS = {
    400: Code.MALFORMED,
    404: Code.UNKNOWN_ADDRESS,
    405: Code.UNKNOWN_ADDRESS,
    413: Code.TOO_LARGE,
}
EXPECTED = (Refusal, StoreError, RecursionError, LitestarException)
"""What may well happen. All else is our own bug."""


def responses(*codes: Code) -> Mapping[int, ResponseSpec]:
    """These refusals, as the API's description tells them."""
    told: dict[int, list[str]] = {}
    for code in codes:
        told.setdefault(STATUS.get(code, OTHERWISE), []).append(f"`{code}`")
    return {
        status: ResponseSpec(api.Problem, description=", ".join(names), generate_examples=False)
        for status, names in sorted(told.items())
    }


def problem(request: HttpCall, code: Code) -> Response[api.Problem]:
    wished = request.headers.get("accept-language", "").lower()
    language = Language.FR if wished.startswith("fr") else Language.EN
    said = sentence(Refusal(code), language)
    return Response(api.Problem(code.value, said), status_code=STATUS.get(code, OTHERWISE))


def _on_refusal(request: HttpCall, refusal: Refusal) -> Response[api.Problem]:
    metrics.refused(refusal.code.value)
    return problem(request, refusal.code)


def _on_malformed(request: HttpCall, _: Exception) -> Response[api.Problem]:
    return problem(request, Code.MALFORMED)


def _on_store_error(request: HttpCall, error: StoreError) -> Response[api.Problem]:
    logger.error("store failed", extra={"path": request.url.path, "reason": str(error)})
    return problem(request, Code.TABLE_BUSY)


def _on_broken_log(request: HttpCall, _: BrokenLog) -> Response[api.Problem]:
    return problem(request, Code.BROKEN_TABLE)


def _on_http_error(request: HttpCall, error: HTTPException) -> Response[api.Problem]:
    answer = problem(request, CODE_OF_STATUS.get(error.status_code, Code.OUR_FAULT))
    answer.status_code = error.status_code
    return answer


def _on_our_fault(request: HttpCall, _: Exception) -> Response[api.Problem]:
    return problem(request, Code.OUR_FAULT)


HANDLERS: ExceptionHandlersMap = {
    Refusal: _on_refusal,
    StoreError: _on_store_error,
    ValidationException: _on_malformed,
    RecursionError: _on_malformed,  # a body nested too deep to be read
    BrokenLog: _on_broken_log,
    HTTPException: _on_http_error,
    Exception: _on_our_fault,
}


def log_our_fault(error: Exception, scope: Scope) -> None:
    """Litestar answers a bug, on HTTP and on sockets; somebody should hear of it."""
    if not isinstance(error, EXPECTED):
        logger.error("our fault", exc_info=error, extra={"path": scope["path"]})
