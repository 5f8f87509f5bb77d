"""How refusals and mishaps are answered: always as a `Problem`, never with what happened inside."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from chequered.server.faults import Faulty
from chequered.server.protocol import FaultId, Problem

log = logging.getLogger(__name__)

_FAULT_OF_STATUS: dict[int, FaultId] = {
    404: "fault-not-found",
    405: "fault-not-found",
    413: "fault-too-large",
    429: "fault-too-fast",
}

AnyRequest = Request[Any, Any, Any]


def answer_faulty(_request: AnyRequest, faulty: Faulty) -> Response[Problem]:
    """A refusal of ours."""
    return _answer(faulty.problem, faulty.status)


def answer_http(_request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """A refusal of Litestar's."""
    status = error.status_code
    if status >= 500:
        return _answer(Problem("fault-unexpected"), status)
    detail = "; ".join(filter(None, (error.detail, *_messages(error))))
    return _answer(Problem(_FAULT_OF_STATUS.get(status, "fault-bad-message"), detail), status)


def answer_mishap(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A mistake of ours: the log gets it all, the client nothing."""
    # Not `request.url`: what is odd about a request may be just that.
    log.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    return _answer(Problem("fault-unexpected"), 500)


def _messages(error: HTTPException) -> list[str]:
    extra = getattr(error, "extra", None)
    if not isinstance(extra, list):
        return []
    return [f"{item.get('key', '')}: {item.get('message', '')}" for item in extra if isinstance(item, dict)]


def _answer(problem: Problem, status: int) -> Response[Problem]:
    return Response(problem, status_code=status, media_type="application/json")
