/** What a reader does with the board of a running match: looks at ways, plays them, asks why a cell cannot be played. */

import type { Hand } from "../../board/Cells.svelte";
import type { Desk } from "../../games/page";
import type { Session } from "../../lib/session.svelte";
import { goesAlong, reachOf, targets, type Way, wayAlong, waysOf } from "../../lib/targets";

export class Moves {
  /** Ways that wait for a word: they cost what is not given lightly, or several lead to one cell. */
  asked = $state.raw<readonly Way[]>([]);
  /** The answer to "why not?": a rule's name, "" if nothing forbids it. */
  #reason = $state.raw<{ about: "cell" | "action"; rule: string; number: number }>();
  /** Somebody without a seat has pressed a cell. */
  isWatching = $state(false);
  /** Somebody has asked for an action while nobody is asked for any. */
  isEarly = $state(false);
  /** What the hand asks for instead of what the choices say. */
  prompt = $state("");
  /** The way that is looked at. */
  looked = $state.raw<Way>();
  /** It is looked at on the board, so that words must tell what it causes; buttons tell it themselves. */
  isTold = $state(false);
  /** The cell that a finger has touched once. */
  touched = $state(-1);
  readonly #all = $derived.by(() =>
    this.session.deciding < 0 || !this.session.shown ? [] : waysOf(this.session.shown, this.session.info, this.plain),
  );
  readonly #ways = $derived.by(() => targets(this.#all, this.plain));
  readonly reach = $derived.by(() => reachOf(this.#ways, this.plain));
  /** The way to draw: what is laid, and what is looked at or asked about. */
  readonly path = $derived.by(() => {
    const { board } = this.session.stage;
    if (!board || board.isDriving) return [];
    return [...board.path, ...((this.looked ?? this.asked[0])?.cells ?? [])];
  });

  readonly desk: Desk;

  constructor(readonly session: Session) {
    this.desk = this.#desk();
  }

  /** The blocks whose actions are played on the board without a question. */
  get plain(): readonly string[] {
    return this.session.page.board?.plain ?? [];
  }

  /** Only as long as the position is shown that it is about: after that something else may forbid it, or nothing. */
  get reason(): { about: "cell" | "action"; rule: string } | undefined {
    return this.#reason?.number === this.session.shown?.number ? this.#reason : undefined;
  }

  /** The ways to a cell, the plainest first. */
  waysTo(cell: number): readonly Way[] {
    return this.#ways.get(cell) ?? [];
  }

  /** Look at a way that a button stands for. */
  show(way: Way | undefined) {
    this.looked = way;
    this.isTold = false;
  }

  /** Look at the way to a cell, or at none any more; what a finger has touched stays in sight. */
  look(cell: number | undefined, trail: readonly number[]) {
    if (cell === undefined && this.touched >= 0) return;
    this.looked = cell === undefined ? undefined : wayAlong(this.waysTo(cell), trail);
    this.isTold = true;
  }

  /** One step is played at once. What is more is shown first: a mouse and the keys show it on their way, a finger once. */
  pick(cell: number, how: Hand, trail: readonly number[]) {
    const ways = this.waysTo(cell);
    const way = wayAlong(ways, trail);
    if (!way) {
      void this.ask(cell);
      return;
    }
    this.#reason = undefined;
    const isStep = way.tokens.length === 1 && !way.isWhole;
    if (!this.#isClear(way, ways, trail)) this.asked = ways;
    else if (isStep || how !== "touch" || this.touched === cell) this.play(way.tokens);
    else {
      this.touched = cell;
      this.looked = way;
      this.isTold = true;
    }
  }

  play(tokens: readonly string[]) {
    this.forget();
    void this.session.play(tokens);
  }

  /** Take back what is only looked at. */
  forget() {
    this.asked = [];
    this.#reason = undefined;
    this.isWatching = false;
    this.isEarly = false;
    this.looked = undefined;
    this.touched = -1;
  }

  /** Why not here? */
  ask(cell: number) {
    return this.#ask("cell", { target: cell });
  }

  /** Asked for the seat that decides, else for the one that looks, or for the first of this screen's seats. */
  async #ask(about: "cell" | "action", what: { target: number } | { token: string }) {
    this.forget();
    const own = this.session.table.seats.find((seat) => seat.yours)?.seat ?? -1;
    const seat = [this.session.deciding, this.session.looker.seat, own].find((each) => each >= 0) ?? -1;
    if (seat < 0) {
      this.isWatching = true;
      return;
    }
    // Only a position at which somebody is asked has answers to this, and only once it is shown are they about it.
    if (this.session.moving || this.session.shown?.pauses) {
      this.isEarly = about === "action";
      return;
    }
    const number = this.session.shown?.number ?? -1;
    const rule = await this.session.why(seat, what);
    if (rule !== undefined) this.#reason = { about, rule, number };
  }

  /** Whether it is plain which way is meant and that it may be taken. */
  #isClear(way: Way, ways: readonly Way[], trail: readonly number[]): boolean {
    if (!way.isWhole) return this.plain.includes(way.block);
    return ways.length === 1 || goesAlong(way, trail);
  }

  #desk(): Desk {
    const moves = this;
    const { session } = this;
    return {
      info: session.info,
      texts: session.texts,
      drawing: session.drawing,
      figures: session.figures,
      get seats() {
        return session.table.seats;
      },
      get position() {
        return session.shown;
      },
      get seat() {
        return session.deciding;
      },
      get viewer() {
        return session.looker.seat;
      },
      get beforehand() {
        return session.beforehand;
      },
      get sealed() {
        return session.sealed;
      },
      get chapters() {
        return session.chapters.over;
      },
      get choices() {
        return session.deciding < 0 ? [] : (session.shown?.choices ?? []);
      },
      lookAt(cell) {
        const found = session.drawing?.cells[cell];
        return found && session.page.board?.look(found);
      },
      piece: (piece) => session.piece(piece),
      name: (seat) => session.name(seat),
      pieceName: (piece) => session.pieceName(piece),
      play: (tokens) => moves.play(tokens),
      why: (token) => void moves.#ask("action", { token }),
      give: (token) => void session.answer(token),
      takeBack: () => void session.answer(""),
      prompt(text) {
        moves.prompt = text;
      },
      look(what) {
        const tokens = what && ("tokens" in what ? what.tokens : [what.token]).join(" ");
        if (what === undefined) moves.look(undefined, []);
        else moves.show(moves.#all.find((way) => way.tokens.join(" ") === tokens));
      },
    };
  }
}
