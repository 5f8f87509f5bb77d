/** Ways from cell to cell along the drawing's `fronts`, for what is seen; what may be played comes from the server. */

import type { Cell } from "./drawing";

/** What leaving a lane costs, in cells: pieces keep to their lane where it is not much longer. */
const LANE_CHANGE = 3;

/** The cells from one to another, both included, in as few steps as there are; undefined if none lead there. */
export function way(cells: readonly Cell[], from: number, to: number): number[] | undefined {
  const cost = new Map([[from, 0]]);
  const before = new Map<number, number>();
  const open = new Set([from]);
  while (open.size) {
    const here = [...open].reduce((best, cell) => ((cost.get(cell) ?? 0) < (cost.get(best) ?? 0) ? cell : best));
    if (here === to) return traced(before, to);
    open.delete(here);
    for (const next of cells[here]?.fronts ?? []) {
      const price = (cost.get(here) ?? 0) + (cells[next]?.lane === cells[here]?.lane ? 1 : LANE_CHANGE);
      if (price >= (cost.get(next) ?? Infinity)) continue;
      cost.set(next, price);
      before.set(next, here);
      open.add(next);
    }
  }
  return undefined;
}

function traced(before: ReadonlyMap<number, number>, to: number): number[] {
  const found = [to];
  for (let cell = before.get(to); cell !== undefined; cell = before.get(cell)) found.unshift(cell);
  return found;
}

/** The route with the cells that it leaves out, as where only the ends of a way are told. */
export function fullRoute(cells: readonly Cell[], route: readonly number[]): number[] {
  return route.flatMap((cell, index) => {
    const last = route[index - 1];
    if (last === undefined) return [cell];
    return last === cell ? [] : (way(cells, last, cell)?.slice(1) ?? [cell]);
  });
}
