/** Where every piece stands on the board, and how it gets from cell to cell. */

import type { Frame } from "../lib/player";
import type { Drawing } from "./drawing";
import type { Pose } from "./paths";
import { fullRoute } from "./routes";
import { eased, type Trip, trip } from "./trips";

/** Millimetres of road a second. */
const SPEED = { drive: 330, slide: 260 };
const SHORTEST = 320;
const LONGEST = 2400;
/** A piece that is on no cell. */
export const OFF = -1;

export class Tokens {
  /** The cell of each piece, -1 for one that is off the board. */
  cells = $state<number[]>([]);
  /** The spot of its cell on which each stands. */
  spots = $state<number[]>([]);
  /** Where each piece on the board is drawn: on its spot, or on its way. */
  poses = $state.raw<readonly (Pose | undefined)[]>([]);

  constructor(readonly drawing: Drawing) {}

  /**
   * Set all pieces on these cells, without any motion: on these spots, or where they are not given, on the spot where
   * a piece stands already, or on the first free one.
   */
  put(cells: readonly number[], spots?: readonly number[]) {
    const before = { cells: this.cells, spots: this.spots };
    this.cells = cells.map(() => OFF);
    this.spots = cells.map(() => 0);
    const stays = cells.map((cell, piece) => cell === before.cells[piece] && before.cells.length === cells.length);
    for (const [piece, cell] of cells.entries())
      if (spots || stays[piece]) this.#stand(piece, cell, spots?.[piece] ?? before.spots[piece]);
    for (const [piece, cell] of cells.entries()) if (!spots && !stays[piece]) this.#stand(piece, cell);
    this.poses = cells.map((_, piece) => this.#pose(piece));
  }

  /** Set one piece on a cell, or (at -1) take it off the board, without any motion; one that is there stays. */
  set(piece: number, cell: number) {
    if (this.cells[piece] !== cell) this.#move(piece, cell);
    this.#draw(piece, this.#pose(piece));
  }

  /** Where the piece would stand on a cell if it arrived there now. */
  landing(piece: number, cell: number): Pose | undefined {
    return this.drawing.cells[cell]?.spots[this.cells[piece] === cell ? (this.spots[piece] ?? 0) : this.#free(cell)];
  }

  /** The piece follows these cells forward, the first of which it stands on, and stays on the last. */
  drive(piece: number, route: readonly number[]): Frame {
    return this.#go(piece, fullRoute(this.drawing.cells, route), SPEED.drive);
  }

  /** The piece goes back to a cell behind it without turning round. */
  slide(piece: number, from: number, to: number): Frame {
    return this.#go(piece, fullRoute(this.drawing.cells, [to, from]).reverse(), SPEED.slide);
  }

  /** The piece follows these cells, the first of which it stands on, and leaves the board from the last. */
  leave(piece: number, route: readonly number[]): Frame {
    const frame = this.drive(piece, route);
    frame.end = () => this.set(piece, OFF);
    return frame;
  }

  /** The motion is planned when it begins, since others may have moved until then. */
  #go(piece: number, route: readonly number[], speed: number): Frame {
    const to = route.at(-1) ?? OFF;
    let way: Trip | undefined;
    const frame: Frame = {
      ms: SHORTEST,
      begin: () => {
        const from = this.poses[piece];
        this.#move(piece, to);
        const goal = this.#pose(piece);
        way = from && goal && trip(this.drawing.cells, from, route.slice(1, -1), goal);
        frame.ms = way ? Math.min(Math.max((way.length / speed) * 1000, SHORTEST), LONGEST) : 0;
      },
      during: (share) => way && this.#draw(piece, way.at(eased(share))),
      end: () => this.#draw(piece, this.#pose(piece)),
    };
    return frame;
  }

  /** Its old spot is free for others, but not for itself. */
  #move(piece: number, cell: number) {
    this.#stand(piece, OFF);
    this.#stand(piece, cell);
  }

  #stand(piece: number, cell: number, spot = this.#free(cell)) {
    this.cells[piece] = cell;
    this.spots[piece] = spot;
  }

  /** The first free spot of a cell; where none is, the last. */
  #free(cell: number): number {
    const taken = this.spots.filter((_, piece) => cell !== OFF && this.cells[piece] === cell);
    const spots = this.drawing.cells[cell]?.spots ?? [];
    const free = spots.findIndex((_, spot) => !taken.includes(spot));
    return free < 0 ? Math.max(spots.length - 1, 0) : free;
  }

  #draw(piece: number, pose: Pose | undefined) {
    this.poses = this.poses.map((held, other) => (other === piece ? pose : held));
  }

  #pose(piece: number): Pose | undefined {
    return this.drawing.cells[this.cells[piece] ?? OFF]?.spots[this.spots[piece] ?? 0];
  }
}
