/** The rule, or all of them, in front of everything else: any rule number on the page leads here. */

import type { GameTexts } from "./game-texts";

class Rulebook {
  /** The game whose rules are at hand: that of the table, or the one chosen in the lobby. */
  game = $state("");
  open = $state.raw<{ texts: GameTexts; rule: string }>();

  /** Without a rule: all rules of the game. */
  show(texts: GameTexts, rule = "") {
    this.open = { texts, rule };
  }

  close() {
    this.open = undefined;
  }
}

export const rulebook = new Rulebook();
