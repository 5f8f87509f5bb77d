/** What every game's stage does: pieces follow what the events say of them. Games add what else lies on the table. */

import type { Mark } from "../board/Overlay.svelte";
import { way } from "../board/routes";
import { OFF, Tokens } from "../board/tokens.svelte";
import { movedBy, upTo } from "../lib/moved";
import type { Paint } from "../lib/palette";
import type { Frame } from "../lib/player";
import type { EventInfo, Position } from "../lib/protocol";
import type { BoardSetting, OnBoard, Stage } from "./page";

/** About how many milliseconds a motion lasts. */
const RIDE = 800;

/** Where all pieces stand: the cell of each, and its spot there if the game knows it. */
export interface Standing {
  cells: readonly number[];
  spots?: readonly number[];
}

export abstract class BoardStage implements Stage, OnBoard {
  readonly board: OnBoard = this;
  readonly tokens: Tokens;
  mover = $state(OFF);
  isDriving = $state(false);
  /** The cells passed in this move, and the piece that passes them. */
  #trail = $state.raw<{ piece: number; cells: readonly number[] }>({ piece: OFF, cells: [] });
  readonly #events: ReadonlyMap<string, EventInfo>;

  constructor(protected readonly setting: BoardSetting) {
    this.tokens = new Tokens(setting.drawing);
    this.#events = new Map(setting.info.events.map((event) => [event.name, event]));
  }

  /** Where all pieces stand in this position, or before the first step. */
  protected abstract standing(position: Position | undefined): Standing;

  get marks(): readonly Mark[] {
    return [];
  }

  /** As its seat, if the game does not say otherwise. */
  paint(_piece: number, seat: Paint): Paint {
    return seat;
  }

  get path(): readonly number[] {
    const start = this.tokens.cells[this.mover] ?? OFF;
    return [start, ...this.#passedBy(this.mover)].filter((cell) => cell !== OFF);
  }

  /** The motion of the piece that the event names, if it names one and moves it; games put more before or behind. */
  frames(name: string, args: readonly number[], _rule = ""): Frame[] {
    const moved = movedBy(this.#events.get(name), args, this.setting.info);
    if (!moved) return [];
    const frames: Frame[] = [];
    if (moved.passed.length) frames.push({ ms: 0, begin: () => this.#pass(moved.piece, moved.passed) });
    if (moved.to !== OFF) frames.push(this.#later(() => this.#arrive(moved.piece, moved.to)));
    if (moved.leaves) frames.push(this.#later(() => this.#leave(moved.piece)));
    return frames;
  }

  reset() {
    const { cells, spots } = this.standing(undefined);
    this.tokens.put(cells, spots);
    this.mover = OFF;
    this.forgetTrail();
  }

  settle(position: Position) {
    const { cells, spots } = this.standing(position);
    this.tokens.put(cells, spots);
  }

  protected forgetTrail() {
    this.#trail = { piece: OFF, cells: [] };
  }

  #pass(piece: number, passed: readonly number[]) {
    const cells = this.#passedBy(piece);
    this.#trail = { piece, cells: [...cells, ...passed.filter((cell) => cell !== cells.at(-1))] };
  }

  #passedBy(piece: number): readonly number[] {
    return this.#trail.piece === piece ? this.#trail.cells : [];
  }

  /** Along what it has passed if it has passed anything; else the shortest way, forward or back. */
  #arrive(piece: number, to: number): Frame {
    const from = this.tokens.cells[piece] ?? OFF;
    if (from === OFF || from === to) return { ms: 0, end: () => this.tokens.set(piece, to) };
    const passed = upTo(this.#passedBy(piece), to);
    if (passed.length) return this.tokens.drive(piece, [from, ...passed, to]);
    const { cells } = this.setting.drawing;
    const ahead = way(cells, from, to)?.length ?? Infinity;
    const back = way(cells, to, from)?.length ?? Infinity;
    return ahead <= back ? this.tokens.drive(piece, [from, to]) : this.tokens.slide(piece, from, to);
  }

  #leave(piece: number): Frame {
    const from = this.tokens.cells[piece] ?? OFF;
    const passed = this.#passedBy(piece);
    if (from === OFF || !passed.length) return { ms: 0, end: () => this.tokens.set(piece, OFF) };
    return this.tokens.leave(piece, [from, ...passed]);
  }

  /** A motion that is made up only when its time has come, from where everything stands then. */
  #later(make: () => Frame): Frame {
    let made: Frame = { ms: 0 };
    const frame: Frame = {
      ms: RIDE,
      begin: () => {
        made = make();
        made.begin?.();
        frame.ms = made.ms;
        this.isDriving = made.ms > 0;
      },
      during: (share) => made.during?.(share),
      end: () => {
        made.end?.();
        this.isDriving = false;
        this.forgetTrail();
      },
    };
    return frame;
  }
}
