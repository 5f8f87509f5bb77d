/** What a reader does with the board of a running match: looks at ways, plays them, asks why a cell cannot be played. */

import type { Hand } from "../../board/Cells.svelte";
import type { Desk } from "../../games/page";
import type { Choice } from "../../lib/protocol";
import type { Session } from "../../lib/session.svelte";
import { reachOf, targets, type Way, wayAlong } from "../../lib/targets";

export class Moves {
  /** Ways that cost what is not given lightly, and so wait for a word. */
  asked = $state.raw<readonly Way[]>([]);
  /** The answer to "why not here?": a rule's name, "" if nothing forbids it. */
  reason = $state.raw<{ cell: number; rule: string }>();
  /** Somebody without a seat has pressed a cell. */
  isWatching = $state(false);
  /** What the hand asks for instead of what the choices say. */
  prompt = $state("");
  #looked = $state.raw<readonly number[]>([]);
  /** The cell that a finger has touched once. */
  #touched = $state(-1);

  readonly #ways = $derived.by(() =>
    this.session.deciding < 0 || !this.session.shown
      ? new Map<number, Way[]>()
      : targets(this.session.shown.choices, this.session.shown.plans, this.session.page.plain),
  );
  readonly reach = $derived.by(() => reachOf(this.#ways, this.session.page.plain));
  /** The way to draw: what is laid, and what is looked at or asked about. */
  readonly path = $derived.by(() =>
    this.session.stage.isDriving ? [] : [...this.session.stage.path, ...(this.asked[0]?.cells ?? this.#looked)],
  );

  readonly desk: Desk;

  constructor(readonly session: Session) {
    this.desk = this.#desk();
  }

  look(cell: number | undefined, trail: readonly number[]) {
    const way = cell === undefined ? undefined : wayAlong(this.#ways.get(cell) ?? [], trail);
    if (cell !== undefined || this.#touched < 0) this.#looked = way?.cells ?? [];
  }

  /** One step is played at once. Several are shown first: a mouse and the keys show them on their way, a finger once. */
  pick(cell: number, how: Hand, trail: readonly number[]) {
    const ways = this.#ways.get(cell) ?? [];
    const way = wayAlong(ways, trail);
    if (!way) {
      void this.ask(cell);
      return;
    }
    this.reason = undefined;
    const isPlain = this.session.page.plain.includes(way.block);
    const isSeen = way.tokens.length === 1 || how !== "touch" || this.#touched === cell;
    if (!isPlain) this.asked = ways;
    else if (isSeen) this.play(way.tokens);
    else {
      this.#touched = cell;
      this.#looked = way.cells;
    }
  }

  play(tokens: readonly string[]) {
    this.forget();
    void this.session.play(tokens);
  }

  /** Take back what is only looked at. */
  forget() {
    this.asked = [];
    this.reason = undefined;
    this.isWatching = false;
    this.#looked = [];
    this.#touched = -1;
  }

  /** Why not here? Asked for the seat that decides, else for the first of this screen's seats. */
  async ask(cell: number) {
    this.forget();
    const own = this.session.table.seats.find((seat) => seat.yours)?.seat ?? -1;
    const seat = this.session.deciding >= 0 ? this.session.deciding : own;
    if (this.session.moving) return;
    if (seat < 0) {
      this.isWatching = true;
      return;
    }
    const rule = await this.session.why(seat, cell);
    if (rule !== undefined) this.reason = { cell, rule };
  }

  #desk(): Desk {
    const moves = this;
    const { session } = this;
    return {
      info: session.info,
      texts: session.texts,
      get seats() {
        return session.table.seats;
      },
      get position() {
        return session.shown;
      },
      get seat() {
        return session.deciding;
      },
      get choices() {
        return session.deciding < 0 ? [] : (session.shown?.choices ?? []);
      },
      paintAt: (cell) => session.page.paints(session.info)[session.track.drawing.cells[cell]?.paint ?? -1],
      play: (tokens) => moves.play(tokens),
      prompt(text) {
        moves.prompt = text;
      },
      look(choice: Choice | undefined) {
        moves.look(choice?.target, choice ? [choice.target] : []);
      },
    };
  }
}
