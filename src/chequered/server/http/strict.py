"""Requests whose bodies are taken exactly as the protocol describes them."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request

from chequered.server.faults import Faulty


class StrictRequest(Request[Any, Any, Any]):
    """A request that decodes its body straight into the handler's type: no `"3"` for 3, no unknown field."""

    async def json(self) -> Any:
        """The body as the handler declares it; raises `Faulty`."""
        field = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=field.annotation if field else Any)
        except msgspec.ValidationError as error:
            is_unknown = "unknown field" in str(error)
            raise Faulty("fault-unknown-field" if is_unknown else "fault-bad-message", str(error)) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Faulty("fault-bad-message", str(error)) from None
