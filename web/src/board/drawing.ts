/** What the server sends of a board: millimetres and SVG path data. What its cells look like is the game's. */

import type { Look } from "../lib/palette";
import type { Drawing as Drawn, DrawnCell } from "../lib/protocol";

export type Drawing = Drawn;
export type Cell = DrawnCell;

/** How a cell looks: its colour, and what is painted on it. */
export interface CellLook extends Look {
  /** A plate under the outline, in this colour; without one the outline lies on the cell's own colour. */
  plate?: string;
  /** A short word under the outline, as long as nothing stands on the cell. */
  word?: string;
  /** Chequers over the cell, or a box for each piece that can stand on it. */
  pattern?: "chequers" | "boxes";
}

export type Box = readonly [x: number, y: number, width: number, height: number];
