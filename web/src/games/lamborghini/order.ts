/** The order of a race: the cars by their places, with what is known of each. */

import type { Drawing } from "../../board/drawing";
import { carsOf, type Status, statusOf, type View } from "./view";

export interface Row {
  piece: number;
  place: number;
  status: Status;
  /** Laps done, 0 on the first; -1 on the grid. */
  lap: number;
  /** How far behind the first that still races, in cells of about the usual length; undefined for those that do not. */
  gap: number | undefined;
}

export function raceRows(view: View, drawing: Drawing, places: readonly number[]): Row[] {
  const pieces = Array.from({ length: carsOf(view) }, (_, piece) => piece);
  const racing = pieces.filter((piece) => statusOf(view, piece) === "racing");
  const lead = Math.max(...racing.map((piece) => distanceOf(view, drawing, piece)));
  const unit = unitOf(drawing, view.cell.find((cell) => cell >= 0) ?? 0);
  return pieces
    .map((piece) => ({
      piece,
      place: places[piece] ?? 0,
      status: statusOf(view, piece),
      lap: view.lap[piece] ?? -1,
      gap: racing.includes(piece) ? Math.round((lead - distanceOf(view, drawing, piece)) / unit) : undefined,
    }))
    .sort((a, b) => (a.place || Infinity) - (b.place || Infinity) || a.piece - b.piece);
}

/** How far a car has come, to its front edge (LB-2.4), in the units of the drawing. */
function distanceOf(view: View, drawing: Drawing, piece: number): number {
  const cell = drawing.cells[view.cell[piece] ?? -1];
  return (view.lap[piece] ?? 0) * drawing.length + (cell?.end ?? 0);
}

/** The usual length of a cell on the same track, in the units of the drawing. */
function unitOf(drawing: Drawing, on: number): number {
  const sheet = drawing.cells[on]?.sheet ?? 0;
  const lengths = drawing.cells.filter((cell) => cell.sheet === sheet).map(({ start, end }) => end - start);
  lengths.sort((a, b) => a - b);
  return lengths[lengths.length >> 1] || 1;
}
