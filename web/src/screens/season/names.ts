/** What circuits and riders of a season are called. */

import type { GameTexts } from "../../lib/game-texts";
import type { BoardName } from "../../lib/protocol";
import type { Session } from "../../lib/session.svelte";

export function boardName(texts: GameTexts, { name, code }: BoardName): string {
  return name ? texts.of(["board", name]) : code;
}

export function riderName(session: Session, piece: number): string {
  return session.pieceName(piece);
}
