/** The game that is chosen in the lobby: the table that is made of it, and what shows it. */

import type { Drawing } from "../../board/drawing";
import type { GamePage } from "../../games/page";
import type { GameInfo } from "../../lib/protocol";
import { Draft } from "./draft.svelte";

/** What shows a game, and the board that stands for it. */
export interface Shown {
  page: GamePage;
  drawing: Drawing | undefined;
}

export class Chosen {
  draft = $state.raw<Draft>();
  #shown = $state.raw<Shown & { game: string }>();

  constructor(private readonly load: (info: GameInfo) => Promise<Shown>) {}

  /** What shows the game; nothing until it has come. */
  get shown(): Shown | undefined {
    return this.#shown?.game === this.draft?.info.id ? this.#shown : undefined;
  }

  /**
   * The draft is there at once and stays: who chooses seats while the rest is on its way keeps them. What another game
   * needs may come later than what this one needs, and is not shown then.
   */
  async choose(info: GameInfo) {
    if (this.draft?.info.id === info.id && this.shown) return;
    if (this.draft?.info.id !== info.id) this.draft = new Draft(info);
    const shown = await this.load(info);
    if (this.draft?.info.id === info.id) this.#shown = { ...shown, game: info.id };
  }
}
