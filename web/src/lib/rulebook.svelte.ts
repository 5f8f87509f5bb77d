/** The rule that is open in front of everything else: any rule number on the page leads here. */

import type { GameTexts } from "./game-texts";

class Rulebook {
  open = $state.raw<{ texts: GameTexts; rule: string }>();

  show(texts: GameTexts, rule: string) {
    this.open = { texts, rule };
  }

  close() {
    this.open = undefined;
  }
}

export const rulebook = new Rulebook();
