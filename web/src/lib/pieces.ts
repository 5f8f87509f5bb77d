/** How many pieces seats have, and whose a piece is; the same as in Python (`chequered.kernel.game.Spec`). */

import type { GameInfo } from "./protocol";

/** What this has to know of a game. */
export type Pieces = Pick<GameInfo, "pieces" | "pieces_at">;

/** How many pieces each seat has in a match of so many seats. */
export function piecesOf(info: Pieces, seats: number): number {
  return info.pieces_at[seats] ?? info.pieces;
}

/** Whose piece it is in a match of so many seats. */
export function seatOf(info: Pieces, piece: number, seats: number): number {
  return Math.floor(piece / piecesOf(info, seats));
}

/** Whether no seat ever has several pieces: then a seat that an event names stands for its piece. */
export function hasOnePiece(info: Pieces): boolean {
  return info.pieces === 1 && !Object.keys(info.pieces_at).length;
}
