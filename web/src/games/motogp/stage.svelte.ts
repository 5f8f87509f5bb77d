/** What lies and moves on Table-MotoGP's table: motorcycles with what has befallen them, dice, bad news. */

import { piecesOf, seatOf } from "../../lib/pieces";
import type { Frame } from "../../lib/player";
import type { Position } from "../../lib/protocol";
import type { BoardSetting } from "../page";
import { BoardStage, type Standing } from "../stage.svelte";
import { type Die, ROLES } from "./dice";
import type { IconName } from "./icons";
import { distanceOf, flagsOf, spaceOf, spacesOf, statusOf, viewOf } from "./view";

/** Something that hurts a motorcycle, until somebody has read it. */
export interface News {
  key: number;
  event: string;
  piece: number;
  rule: string;
  args: readonly number[];
}

/** A qualifying ride as it is seen so far. */
export interface Ride {
  rolls: number;
  spaces: number;
}

/** What hurts, and its picture. */
export const HURTS: Readonly<Record<string, IconName>> = {
  failure: "failure",
  again: "again",
  penalty: "stop",
  stopped: "stop",
  missed: "missing",
  "out-of-fuel": "fuel",
  crashed: "crash",
  "broke-down": "engine",
  lapped: "out",
  disqualified: "out",
};

/** The events by which a motorcycle is out without a place. */
const OUTS = ["out-of-fuel", "lapped", "disqualified"] as const;
export type Out = (typeof OUTS)[number];

/** Milliseconds. A race has some 700 turns, so nothing lasts longer than it takes to see it. */
const TIMES = { turn: 80, tumble: 330, settle: 90, hurt: 500, card: 220, grid: 60, won: 200 };
/** More unread news than this are too many to read; the log has them all. */
const UNREAD = 4;

export class MotogpStage extends BoardStage {
  dice = $state<Die[]>([]);
  /** The qualifying ride that is being seen: it runs ahead of the position, which says how all motion ends. */
  ride = $state.raw<Ride>();
  /** Spaces of the qualifying ride of each motorcycle that has ridden. */
  ridden = $state<number[]>([]);
  /** Why those that are out are out: the event that said so. */
  outs = $state<Record<number, Out>>({});
  news = $state.raw<readonly News[]>([]);
  /** What has befallen each motorcycle, for its badges. */
  flags = $state.raw<readonly (readonly IconName[])[]>([]);
  #key = 0;
  #isSettled = false;

  constructor(setting: BoardSetting) {
    super(setting);
    this.reset();
  }

  override reset() {
    super.reset();
    this.dice = [];
    this.ride = undefined;
    this.ridden = [];
    this.outs = {};
    this.flags = [];
  }

  protected override standing(position: Position | undefined): Standing {
    const seats = this.setting.seats().length;
    const count = seats * piecesOf(this.setting.info, seats);
    const pieces = Array.from({ length: count }, (_, piece) => piece);
    if (!position) return { cells: pieces.map(() => -1) };
    const view = viewOf(position);
    const cellOf = (piece: number) => (statusOf(view, piece) === "racing" ? (view.cell[piece] ?? -1) : -1);
    return { cells: pieces.map(cellOf), spots: pieces.map((piece) => view.place[piece] ?? 0) };
  }

  override frames(name: string, args: readonly number[], rule = ""): Frame[] {
    const [piece = 0, value = 0] = args;
    const before: Record<string, () => Frame[]> = {
      turn: () => [{ ms: TIMES.turn, begin: () => this.#begin(piece) }],
      "rides-out": () => [{ ms: TIMES.turn, begin: () => this.#begin(piece, { rolls: 0, spaces: 0 }) }],
      rolled: () => this.#roll(value),
      extra: () => [{ ms: TIMES.card }],
      played: () => [{ ms: TIMES.card }],
      card: () => [{ ms: TIMES.card }],
      grid: () => [{ ms: TIMES.grid }],
      qualified: () => [{ ms: TIMES.card, begin: () => this.#note(piece, value) }],
      won: () => [{ ms: TIMES.won }],
    };
    const out = OUTS.find((each) => each === name);
    if (out) before[name] = () => [{ ms: 0, begin: () => this.#lose(piece, out) }];
    const hurt = HURTS[name] ? [{ ms: TIMES.hurt, begin: () => this.#tell(name, piece, rule, args) }] : [];
    const after = name === "moved" ? [{ ms: 0, begin: () => this.#advance(piece) }] : [];
    return [...(before[name]?.() ?? []), ...hurt, ...super.frames(name, args), ...after];
  }

  override settle(position: Position) {
    super.settle(position);
    const view = viewOf(position);
    this.mover = position.over ? -1 : view.mover;
    this.flags = this.tokens.cells.map((_, piece) => flagsOf(view, piece).map(({ icon }) => icon));
    const spaces = (distanceOf(view, this.setting.drawing, view.mover) ?? -1) + 1;
    this.ride = view.qualifying && view.mover >= 0 ? { rolls: view.rolls, spaces } : undefined;
    this.#lay([view.first, view.second, view.third], view.die);
    // What had happened before the page was opened is no news.
    if (!this.#isSettled) this.news = [];
    this.#isSettled = true;
  }

  /** Somebody has read it. */
  read(key: number) {
    this.news = this.news.filter((each) => each.key !== key);
  }

  #begin(piece: number, ride?: Ride) {
    this.mover = piece;
    this.ride = ride;
    this.dice = [];
    this.forgetTrail();
  }

  /** What a qualifying ride has come to: it begins behind the line, and further laps add to the first (GP-4.1). */
  #advance(piece: number) {
    const cell = this.setting.drawing.cells[this.tokens.cells[piece] ?? -1];
    if (!this.ride || !cell) return;
    const all = spacesOf(this.setting.drawing);
    const further = (spaceOf(this.setting.drawing, cell) + 1 - this.ride.spaces) % all;
    this.ride = { ...this.ride, spaces: this.ride.spaces + ((further + all) % all) };
  }

  /** A die tumbles, then lies there. While qualifying each roll is ridden by itself (GP-4.1), before the next. */
  #roll(face: number): Frame[] {
    const key = this.#next();
    const begin = () => {
      if (this.ride) this.ride = { ...this.ride, rolls: this.ride.rolls + 1 };
      const role = ROLES[this.ride ? 0 : this.dice.length] ?? "third";
      this.dice = [...(role === "first" ? [] : this.dice), { key, face, role, state: "rolling" }];
    };
    const end = () => {
      for (const die of this.dice) if (die.key === key) die.state = "ready";
    };
    return [{ ms: TIMES.tumble, begin, end }, { ms: TIMES.settle }];
  }

  /** The dice as the position has them, where what was seen does not say the same. */
  #lay(faces: readonly number[], moving: number) {
    const wanted = faces.flatMap((face, k) => (face > 0 ? [{ face, role: ROLES[k] ?? "third" }] : []));
    const isSame = wanted.length === this.dice.length && wanted.every(({ face }, k) => face === this.dice[k]?.face);
    if (!isSame) this.dice = wanted.map((die) => ({ ...die, key: this.#next(), state: "ready" }));
    for (const [k, die] of this.dice.entries()) die.state = k + 1 < moving && die.role !== "third" ? "ridden" : "ready";
  }

  #lose(piece: number, out: Out) {
    this.outs[piece] = out;
  }

  #note(piece: number, spaces: number) {
    this.ridden[piece] = spaces;
  }

  #tell(event: string, piece: number, rule: string, args: readonly number[]) {
    const seats = this.setting.seats();
    const isOwn = seats[seatOf(this.setting.info, piece, seats.length)]?.yours;
    if (isOwn) this.news = [...this.news, { key: this.#next(), event, piece, rule, args }].slice(-UNREAD);
  }

  #next(): number {
    this.#key += 1;
    return this.#key;
  }
}
