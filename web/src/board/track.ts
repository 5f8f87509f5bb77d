/**
 * Places on a road of parallel lanes, and ways between them.
 *
 * A place is (u, lane): u counts the road's pieces (piece 2, half-way through, is 2.5) and is the same for all lanes;
 * lane may lie between two lanes. So a change of lane is a straight blend, and no car ever leaves the road.
 */

import type { Cell, Drawing } from "./drawing";
import { type Pose, type Segment, segments } from "./paths";

export interface Place {
  u: number;
  lane: number;
}

/** A way that a car follows: the place at a share (0 to 1) of its length, which is in millimetres. */
export interface Way {
  length: number;
  at(share: number): Place;
}

export class Track {
  readonly lanes: readonly (readonly Segment[])[];

  constructor(readonly drawing: Drawing) {
    this.lanes = drawing.lanes.map((lane) => segments(lane.path));
  }

  /** Where a car stands on a cell. On a cell that spans all lanes, spot k of n lies in the k-th strip of the road. */
  placeOn(cell: Cell, spot = 0, spots = 1): Place {
    if (cell.lane >= 0) return { u: this.#u(cell.lane, cell.along), lane: cell.lane };
    const first = this.drawing.lanes[0];
    const along = cell.end <= 0 ? (first?.start ?? 0) : (first?.finish ?? 0);
    const count = this.lanes.length;
    return { u: this.#u(0, along), lane: ((spot + 0.5) / spots) * count - 0.5 };
  }

  /** Point and direction of a place. */
  pose(place: Place): Pose {
    const count = this.lanes.length;
    if (count === 1) return this.#on(0, place.u);
    const left = Math.min(Math.max(Math.floor(place.lane), 0), count - 2);
    const a = this.#on(left, place.u);
    const b = this.#on(left + 1, place.u);
    const share = place.lane - left;
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, heading: a.heading };
  }

  /** The way through these places, one after the other; lane changes are eased. */
  way(places: readonly Place[]): Way {
    const legs = places.slice(1).map((to, k) => leg(places[k] as Place, to, this.#distance(places[k] as Place, to)));
    const length = legs.reduce((sum, { length }) => sum + length, 0);
    return {
      length,
      at(share) {
        let left = Math.min(Math.max(share, 0), 1) * length;
        for (const leg of legs) {
          if (left <= leg.length) return leg.at(leg.length ? left / leg.length : 1);
          left -= leg.length;
        }
        return places.at(-1) ?? { u: 0, lane: 0 };
      },
    };
  }

  #distance(a: Place, b: Place): number {
    const lane = Math.min(Math.max(Math.round((a.lane + b.lane) / 2), 0), this.lanes.length - 1);
    const along = Math.abs(this.#along(lane, b.u) - this.#along(lane, a.u));
    const width = this.drawing.cells.find((cell) => cell.lane >= 0)?.width ?? 0;
    return Math.hypot(along, (b.lane - a.lane) * width);
  }

  #on(lane: number, u: number): Pose {
    const pieces = this.lanes[lane] ?? [];
    const index = Math.min(Math.max(Math.floor(u), 0), pieces.length - 1);
    const piece = pieces[index];
    return piece ? piece.at(u - index) : { x: 0, y: 0, heading: 0 };
  }

  #u(lane: number, along: number): number {
    const pieces = this.lanes[lane] ?? [];
    let left = along;
    for (const [index, piece] of pieces.entries()) {
      if (left <= piece.length) return index + left / piece.length;
      left -= piece.length;
    }
    return pieces.length;
  }

  #along(lane: number, u: number): number {
    return (this.lanes[lane] ?? []).reduce(
      (sum, piece, index) => sum + piece.length * Math.min(Math.max(u - index, 0), 1),
      0,
    );
  }
}

function leg(from: Place, to: Place, length: number): Way {
  return {
    length,
    at: (share) => ({
      u: from.u + (to.u - from.u) * share,
      lane: from.lane + (to.lane - from.lane) * eased(share),
    }),
  };
}

/** Slow at both ends. */
export function eased(share: number): number {
  return share * share * (3 - 2 * share);
}
