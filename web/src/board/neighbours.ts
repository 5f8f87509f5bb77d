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
  if (direction === "back") return behind(cells, cell)?.id;
  const fronts = cell.fronts
    .map((id) => cells[id])
    .filter((front): front is Cell => front !== undefined)
    .sort((a, b) => aside(cell, a) - aside(cell, b));
  const same = fronts.findIndex(({ lane }) => lane === cell.lane);
  const ahead = same < 0 ? fronts.length >> 1 : same;
  if (direction === "ahead") return fronts[ahead]?.id;
  const edge = direction === "left" ? 0 : fronts.length - 1;
  return edge === ahead ? undefined : fronts[edge]?.id;
}

function behind(cells: readonly Cell[], cell: Cell): Cell | undefined {
  const found = cells.filter(({ fronts }) => fronts.includes(cell.id));
  return found.find(({ lane }) => lane === cell.lane) ?? found.at(-1);
}

/** How far to the right another cell lies: in lanes if both have one (in a bend that tells more), else in millimetres. */
function aside(cell: Cell, other: Cell): number {
  if (cell.lane >= 0 && other.lane >= 0) return other.lane - cell.lane;
  const angle = (cell.heading * Math.PI) / 180;
  return (other.y - cell.y) * Math.cos(angle) - (other.x - cell.x) * Math.sin(angle);
}
