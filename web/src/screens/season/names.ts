/** What circuits of a season are called. */

import type { GameTexts } from "../../lib/game-texts";
import type { BoardName } from "../../lib/protocol";

export function boardName(texts: GameTexts, { name, code }: BoardName): string {
  return name ? texts.of(["board", name]) : code;
}
