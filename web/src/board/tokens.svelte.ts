/** Where everybody's car stands on the board, and how it gets from cell to cell. */

import type { Frame } from "../lib/player";
import { eased, type Place, type Track } from "./track";

/** Millimetres of road a second. */
const SPEED = { drive: 330, slide: 260 };
const SHORTEST = 320;
const LONGEST = 2400;

export class Tokens {
  /** The cell of each seat's car. */
  cells = $state<number[]>([]);
  /** Where each car is drawn: on its cell, or on the way. */
  places = $state.raw<Place[]>([]);

  constructor(readonly track: Track) {}

  /** Set all cars on their cells, without any motion. */
  put(cells: readonly number[]) {
    this.cells = [...cells];
    this.places = cells.map((cell, seat) => this.#place(seat, cell));
  }

  /** The car follows these cells, the first of which it stands on, with the engine running. */
  drive(seat: number, route: readonly number[]): Frame {
    return this.#go(seat, route, SPEED.drive);
  }

  /** The car goes back to a cell of its lane. */
  slide(seat: number, from: number, to: number): Frame {
    return this.#go(seat, [from, to], SPEED.slide);
  }

  #go(seat: number, route: readonly number[], speed: number): Frame {
    const way = this.track.way(route.map((cell) => this.#place(seat, cell)));
    const to = route.at(-1) ?? 0;
    return {
      ms: Math.min(Math.max((way.length / speed) * 1000, SHORTEST), LONGEST),
      during: (share) => this.#move(seat, way.at(eased(share))),
      end: () => {
        this.cells[seat] = to;
        this.#move(seat, this.#place(seat, to));
      },
    };
  }

  #move(seat: number, place: Place) {
    this.places = this.places.map((held, other) => (other === seat ? place : held));
  }

  #place(seat: number, cell: number): Place {
    const found = this.track.drawing.cells[cell];
    return found ? this.track.placeOn(found, seat, Math.max(this.cells.length, 1)) : { u: 0, lane: 0 };
  }
}
