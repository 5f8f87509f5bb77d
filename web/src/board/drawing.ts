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

/** What is drawn of one sheet; its cells are still all of them, as they are found by their numbers. */
export function onSheet(drawing: Drawing, sheet: number): Drawing {
  const box = drawing.sheets[sheet];
  if (!box || drawing.sheets.length < 2) return drawing;
  const isOn = (path: string) => {
    const [x = 0, y = 0] = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    return x >= box[0] && x <= box[0] + box[2] && y >= box[1] && y <= box[1] + box[3];
  };
  return {
    ...drawing,
    view_box: box,
    middles: drawing.middles.filter(isOn),
    widths: drawing.widths.filter((_, road) => isOn(drawing.middles[road] ?? "")),
    roads: drawing.roads.filter(isOn),
    borders: drawing.borders.filter(isOn),
    lines: drawing.lines.filter(isOn),
  };
}

export type Box = readonly [x: number, y: number, width: number, height: number];
