"""`chequered serve`: the server and its page."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter, validators

from chequered.cli.wrong import DONE, WrongUse, one_line

HIGHEST_PORT = 65_535


def serve(
    *,
    lan: Annotated[bool, Parameter(help="Let others in the same network in; otherwise only this machine.")] = False,
    port: Annotated[
        int, Parameter(validator=validators.Number(gte=0, lte=HIGHEST_PORT), help="0: the usual one, or the next free.")
    ] = 0,
    host: Annotated[str, Parameter(help="Address to listen on, instead of what --lan says.")] = "",
    origin: Annotated[
        tuple[str, ...], Parameter(help="Public address, if a proxy serves this server to the world.")
    ] = (),
    database: Annotated[str, Parameter(help="SQLAlchemy URL; by default a file in your data folder.")] = "",
    no_browser: Annotated[bool, Parameter(help="Do not open the browser.")] = False,
) -> int:
    """Start the server and open the browser. Ctrl+C stops it; no match is lost."""
    from chequered.server import CannotListenError, StoreError, run

    try:
        run(host, port, lan=lan, origins=origin, database=database, open_browser=not no_browser)
    except (CannotListenError, StoreError) as error:
        raise WrongUse(one_line(error)) from None
    return DONE
