"""What the server prepares in the background after its start: compiled rules for the bots."""

from __future__ import annotations

from chequered.server.protocol import CompileInfo


class Preparing:
    """How far each game is; told by the pool of bots, asked for by the page."""

    def __init__(self) -> None:
        self._games: dict[str, CompileInfo] = {}

    def progress(self, game: str, done: int, total: int) -> None:
        """A game is compiled as far as this."""
        self._games[game] = CompileInfo(game, done, total)

    def infos(self) -> list[CompileInfo]:
        """The games that are not ready yet."""
        return [info for info in self._games.values() if info.done < info.total]
