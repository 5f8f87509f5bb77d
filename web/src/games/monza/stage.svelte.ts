/** What lies and moves on Monza's table: dice, the ones placed on cells, tiles, cars. */

import type { Mark } from "../../board/Overlay.svelte";
import { type Paint, paintOf } from "../../lib/palette";
import type { Frame } from "../../lib/player";
import type { Position } from "../../lib/protocol";
import type { BoardSetting } from "../page";
import { BoardStage, type Standing } from "../stage.svelte";

/** The fields of the state that the page reads; the server's view has them under these names. */
export interface View {
  cell: number[];
  turn: number;
  round: number;
  hand: number[];
  tiles: number[][];
  reroll_tile: number[];
  finished_with: number[];
  challenge: number;
}

export function viewOf(position: Position): View {
  return position.view as unknown as View;
}

export interface Die {
  key: number;
  /** Index of the colour that it shows. */
  colour: number;
  /** `taken`: to be rolled again. */
  state: "rolling" | "ready" | "taken" | "placed";
}

const TIMES = { tumble: 620, settle: 110, place: 240, take: 120, pause: 450, beat: 250 };
const DICE = 6;
const TURBO_DICE = 2;

export class MonzaStage extends BoardStage {
  dice = $state<Die[]>([]);
  tiles = $state<number[][]>([]);
  rerolls = $state<number[]>([]);
  round = $state(1);
  #marks = $state<Mark[]>([]);
  readonly #paints: readonly Paint[];
  #key = 0;

  constructor(setting: BoardSetting) {
    super(setting);
    this.#paints = (setting.info.vocabularies.colour ?? []).map(paintOf);
    this.reset();
  }

  override reset() {
    super.reset();
    this.#clear();
  }

  override get marks(): readonly Mark[] {
    return this.#marks;
  }

  protected standing(position: Position | undefined): Standing {
    const seats = this.setting.seats();
    if (position) return { cells: viewOf(position).cell.slice(0, seats.length) };
    const start = this.setting.drawing.cells.find(({ kind }) => kind === "start")?.id ?? -1;
    return { cells: seats.map(() => start) };
  }

  override frames(event: string, args: readonly number[]): Frame[] {
    const [a = 0, b = 0, c = 0] = args;
    const motion = super.frames(event, args);
    const make: Record<string, () => Frame[]> = {
      turn: () => [{ ms: TIMES.beat, begin: () => this.#begin(a, b) }],
      rolled: () => [this.#fall(b)],
      placed: () => [{ ms: TIMES.place, begin: () => this.#place(b, c, false) }, ...motion],
      "tile-placed": () => [{ ms: TIMES.place, begin: () => this.#place(b, c, true) }, ...motion],
      picked: () => [{ ms: TIMES.take, begin: () => this.#pick(a, b) }],
      // The car follows the dice; they are taken up when it has arrived.
      moved: () => [...motion, { ms: 0, end: () => this.#takeUp() }],
      stayed: () => [{ ms: TIMES.pause }],
      turbo: () => [{ ms: TIMES.pause, begin: () => this.#throw(TURBO_DICE) }],
      "bonus-offered": () => [{ ms: TIMES.pause, begin: () => this.#clear() }],
    };
    return make[event]?.() ?? (motion.length ? motion : [{ ms: TIMES.beat }]);
  }

  override settle(position: Position) {
    super.settle(position);
    const view = viewOf(position);
    const count = this.setting.seats().length;
    this.tiles = view.tiles.slice(0, count);
    this.rerolls = view.reroll_tile.slice(0, count);
    this.mover = view.turn;
    this.round = view.round;
    if (position.over) this.#clear();
    else if (!this.#agrees(view.hand)) this.#lay(view.hand);
  }

  #begin(seat: number, round: number) {
    this.mover = seat;
    this.round = round;
    this.#clear();
    this.#throw(DICE);
  }

  #throw(count: number) {
    this.dice = Array.from({ length: count }, (_, k) => ({ key: this.#next(), colour: k, state: "rolling" as const }));
  }

  /** The first die of a throw tumbles for a while; the others then come to rest one after another. */
  #fall(colour: number): Frame {
    const frame: Frame = {
      ms: TIMES.settle,
      begin: () => {
        const isFirst =
          this.dice.some((die) => die.state === "taken") || this.dice.every((die) => die.state === "rolling");
        for (const die of this.dice) if (die.state === "taken") die.state = "rolling";
        if (isFirst) frame.ms = TIMES.tumble;
      },
      end: () => this.#change((die) => die.state === "rolling", colour, "ready"),
    };
    return frame;
  }

  #place(cell: number, colour: number, flat: boolean) {
    if (!flat) this.#change((die) => die.state === "ready" && die.colour === colour, colour, "placed");
    else this.#spend(colour);
    const paint = this.#paints[colour];
    if (paint) this.#marks.push({ key: this.#next(), cell, look: paint, flat });
  }

  #spend(colour: number) {
    const held = this.tiles[this.mover];
    if (held?.[colour]) held[colour] -= 1;
  }

  #pick(seat: number, colour: number) {
    this.rerolls[seat] = 0;
    this.#change((die) => die.state === "ready" && die.colour === colour, colour, "taken");
  }

  #clear() {
    this.dice = [];
    this.#takeUp();
  }

  #takeUp() {
    this.#marks = [];
    this.forgetTrail();
  }

  #change(which: (die: Die) => boolean, colour: number, state: Die["state"]) {
    const die = this.dice.find(which);
    if (die) Object.assign(die, { colour, state });
  }

  #agrees(hand: readonly number[]): boolean {
    return (
      hand.every((count, colour) => this.#ready(colour) === count) && !this.dice.some((die) => die.state === "rolling")
    );
  }

  #ready(colour: number): number {
    return this.dice.filter((die) => die.state === "ready" && die.colour === colour).length;
  }

  #lay(hand: readonly number[]) {
    this.dice = hand.flatMap((count, colour) =>
      Array.from({ length: count }, () => ({ key: this.#next(), colour, state: "ready" as const })),
    );
  }

  #next(): number {
    this.#key += 1;
    return this.#key;
  }
}
