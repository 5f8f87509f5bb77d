/** Where the lines of a chart run, and where their labels stand so that none covers another. */

import type { Paint } from "../lib/palette";

/** Points of one seat or piece after each race (or deal: whatever the columns are), from the first on. */
export interface Curve {
  key: number;
  label: string;
  paint: Paint;
  /** The second of a colour is drawn with dashes. */
  isDashed: boolean;
  isOwn: boolean;
  points: readonly number[];
}

export interface Frame {
  width: number;
  height: number;
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** A round number that is at least the most points, and how far its lines lie apart: 4 to 6 of them. */
export function scale(most: number): { top: number; step: number } {
  const least = Math.max(most, 1) / 5;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, [1, 2, 5, 10].map((k) => k * power).find((each) => each >= least) ?? 10 * power);
  return { top: Math.max(step, Math.ceil(most / step) * step), step };
}

/** From what all have before the first race, by default nothing, to the points after the last one that was ridden. */
export function run(
  points: readonly number[],
  races: number,
  top: number,
  frame: Frame,
  begin = 0,
): { x: number; y: number }[] {
  const across = frame.width - frame.left - frame.right;
  const down = frame.height - frame.top - frame.bottom;
  return [begin, ...points].map((value, race) => ({
    x: frame.left + (across * race) / Math.max(races, 1),
    y: frame.top + down * (1 - value / top),
  }));
}

/** Which of so many columns, counted from 0, have their numbers below them: all, or as many as have room, the last always. */
export function numbered(count: number, across: number, room: number): number[] {
  const every = Math.max(1, Math.ceil((count * room) / Math.max(across, 1)));
  return Array.from({ length: count }, (_, k) => k).filter((k) => (count - 1 - k) % every === 0);
}

/** Heights for labels: as near to the wished ones as a gap between any two and the edges allow. */
export function spread(wished: readonly number[], gap: number, least: number, most: number): number[] {
  const order = wished.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y || a.index - b.index);
  for (const [k, each] of order.entries()) each.y = Math.max(each.y, k ? (order[k - 1]?.y ?? 0) + gap : least);
  for (let k = order.length - 1, limit = most; k >= 0; k -= 1, limit -= gap) {
    const each = order[k];
    if (each) each.y = Math.min(each.y, limit);
  }
  const placed = new Map(order.map(({ y, index }) => [index, y]));
  return wished.map((_, index) => placed.get(index) ?? 0);
}
