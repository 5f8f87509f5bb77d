/** What is seen of the draft and the market while it is told: bids that are opened, new cards, extra cards by lot. */

import { type Counted, counted } from "../../../lib/counted";
import type { Frame } from "../../../lib/player";

/** A card that a car got by lot (LB-5.3). */
export interface Lot {
  piece: number;
  kind: number;
}

/** A stage that tells of the draft has one of these. */
export interface Tells {
  readonly draft: Telling;
}

/** Milliseconds that each event is looked at. */
const TIMES: Readonly<Record<string, number>> = {
  "bid-opened": 900,
  picks: 300,
  "turned-up": 450,
  "turned-up-car": 450,
  "turned-up-driver": 450,
  took: 450,
  "took-car": 450,
  "took-driver": 450,
  "picked-nothing": 500,
  "draft-over": 600,
  crew: 300,
  supplied: 300,
  given: 120,
  lot: 600,
  "no-lot": 300,
  "repair-paid": 600,
  chose: 500,
  sold: 400,
  bought: 500,
  dismissed: 400,
  hired: 500,
};

export class Telling {
  /** The bids that have been opened, by seat, as far as that has been seen. */
  bids = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** The extra cards that were dealt last. */
  lots = $state.raw<readonly Lot[]>([]);
  /** What was turned up since the last pick, as `card-5`, `car-1` and the like. */
  newest = $state.raw<readonly string[]>([]);
  /** Repairs that were paid before this market: by car, in thousands. */
  repairs = $state.raw<ReadonlyMap<number, number>>(new Map());

  /** The frames for an event of this part of the game; none for others. */
  frames(event: string, args: readonly number[]): Frame[] {
    const ms = TIMES[event];
    return ms === undefined ? this.#quietly(event) : [{ ms, begin: () => this.#tell(event, args) }];
  }

  reset() {
    this.bids = new Map();
    this.lots = [];
    this.newest = [];
    this.repairs = new Map();
  }

  /** A new race puts away what was told before the last one. */
  #quietly(event: string): Frame[] {
    if (event !== "race-over") return [];
    return [{ ms: 0, begin: () => (this.repairs = new Map()) }];
  }

  #tell(event: string, [first = 0, second = 0, third = 0]: readonly number[]) {
    if (event === "bid-opened") this.bids = new Map([...this.bids, [first, second]]);
    else if (event === "lot") this.lots = [...this.lots, { piece: first, kind: second }];
    else if (event === "repair-paid") this.repairs = new Map([...this.repairs, [first, third]]);
    else if (event.startsWith("took")) this.newest = [];
    else if (event === "turned-up") this.newest = [...this.newest, `card-${first}`];
    else if (event === "turned-up-car") this.newest = [...this.newest, `car-${first}`];
    else if (event === "turned-up-driver") this.newest = [...this.newest, `driver-${first}`];
  }
}

/** Extra cards car by car, equal ones together. */
export function lotsByCar(lots: readonly Lot[]): { piece: number; kinds: Counted<number>[] }[] {
  const cars = [...new Set(lots.map(({ piece }) => piece))];
  return cars.map((piece) => ({
    piece,
    kinds: counted(lots.filter((lot) => lot.piece === piece).map(({ kind }) => kind)),
  }));
}
