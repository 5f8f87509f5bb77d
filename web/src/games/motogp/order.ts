/** The order in which motorcycles are listed: a race by how it would be classified now, qualifying by what was ridden. */

import type { Drawing } from "../../board/drawing";
import { distanceOf, type Status, statusOf, type View } from "./view";

export interface Row {
  piece: number;
  /** Place in the list, 0 for one that is out. */
  place: number;
  status: Status;
  lap: number;
  /** Spaces behind the first that is on the circuit, undefined for those that are not. */
  gap: number | undefined;
}

/** `places` are those of the race if it ended now, by piece; 0 for one that is out. */
export function raceRows(view: View, drawing: Drawing, places: readonly number[]): Row[] {
  const pieces = places.map((_, piece) => piece);
  const racing = pieces.filter((piece) => statusOf(view, piece) === "racing");
  const far = racing.map((piece) => distanceOf(view, drawing, piece)).filter((each) => each !== undefined);
  const lead = Math.max(...far);
  const rows = pieces.map((piece) => ({
    piece,
    place: places[piece] ?? 0,
    status: statusOf(view, piece),
    lap: view.lap[piece] ?? 0,
    gap: racing.includes(piece) ? behind(lead, distanceOf(view, drawing, piece)) : undefined,
  }));
  return rows.sort((a, b) => (a.place || Infinity) - (b.place || Infinity) || a.piece - b.piece);
}

function behind(lead: number, distance: number | undefined): number | undefined {
  return distance === undefined ? undefined : lead - distance;
}

export interface QualifyingRow {
  piece: number;
  /** `riding`, `ridden`, or still to come. */
  state: "riding" | "ridden" | "waiting";
  spaces: number;
}

/**
 * Furthest first, then who still waits, in the order in which they ride. `ridden` are the spaces of those of the `count`
 * who have ridden, `rider` is who rides now and how far.
 */
export function qualifyingRows(
  view: View,
  count: number,
  ridden: readonly number[],
  rider?: { piece: number; spaces: number },
): QualifyingRow[] {
  const rides = Array.from({ length: count }, (_, piece): QualifyingRow => {
    const spaces = ridden[piece];
    if (spaces !== undefined) return { piece, state: "ridden", spaces };
    if (rider?.piece !== piece) return { piece, state: "waiting", spaces: 0 };
    return { piece, state: "riding", spaces: rider.spaces };
  });
  const far = (ride: QualifyingRow) => view.qualified[ride.piece] ?? 0;
  const isUp = (ride: QualifyingRow) => Number(ride.state !== "waiting");
  return rides.sort((a, b) => isUp(b) - isUp(a) || b.spaces - a.spaces || far(b) - far(a) || a.piece - b.piece);
}
