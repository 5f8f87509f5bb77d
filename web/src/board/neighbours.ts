/**
 * Which cell lies beside which, for moving the focus over the board with arrow keys. It says what can be looked at,
 * not what can be played: that comes from the server.
 */

import type { Cell } from "./drawing";

export type Direction = "left" | "ahead" | "right" | "back";

/** The cell in this direction, as the driver sees it, or undefined. */
export function neighbour(cells: readonly Cell[], from: number, direction: Direction): number | undefined {
  const cell = cells[from];
  if (!cell) return undefined;
  if (direction === "back")
    return cells.filter((other) => sameLane(cell, other) && other.end === cell.start).at(-1)?.id;
  const ahead = cells
    .filter((other) => sameLane(cell, other) && other.start === cell.end)
    .sort((a, b) => a.lane - b.lane);
  if (cell.lane < 0) return ahead.at({ left: 0, ahead: ahead.length >> 1, right: -1 }[direction])?.id;
  if (direction === "ahead") return ahead[0]?.id;
  const lane = cell.lane + (direction === "left" ? -1 : 1);
  const beside = cells.filter((other) => other.lane === lane && other.start < cell.end && cell.end <= other.end);
  return (beside.find((other) => other.end > cell.end) ?? beside[0])?.id;
}

function sameLane(a: Cell, b: Cell): boolean {
  return a.lane === b.lane || a.lane < 0 || b.lane < 0;
}
