/** The fields of the state that the page reads; rules are not worked out here. */

import type { Position } from "../../lib/protocol";

/** Cards in hand, the STOP THE RACE included, with which it ends the deal; with more it eliminates (MS-4.6). */
export const MOST_TO_STOP = 5;

/** The `phase` in which one who has started lays one more card (MS-3.2). */
export const SECOND = 3;

/** The server's view of the state has these under the same names; hands that may not be seen are counts of 0. */
export interface View {
  target: number;
  deal: number;
  phase: number;
  turn: number;
  waiting: number;
  starter: number;
  total: number[];
  points: number[];
  out: number[];
  owed: number[];
  hand_size: number[];
  hand: number[][];
  laid: number[][];
  pile_size: number;
  cancelled: number[];
  removed: number[];
}

export function viewOf(position: Position): View {
  return position.view as unknown as View;
}

/** Cards of one kind that lie together. */
export interface Group {
  kind: number;
  count: number;
}

/** Cards by kind, those that are there. */
export function groupsOf(counts: readonly number[]): Group[] {
  return counts.map((count, kind) => ({ kind, count })).filter(({ count }) => count > 0);
}

/** Cards in the order in which they were laid, those of a kind together: the kind of the newest card comes last. */
export function laidGroups(kinds: readonly number[]): Group[] {
  const counts = new Map<number, number>();
  for (const kind of kinds) {
    const count = counts.get(kind) ?? 0;
    counts.delete(kind);
    counts.set(kind, count + 1);
  }
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

/** How many cards of each kind these are. */
export function countsOf(kinds: readonly number[], of: number): number[] {
  const counts = Array.from({ length: of }, () => 0);
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** The cards as they lie in this position: in the order in which they were seen laid, if these are they. */
export function inOrder(seen: readonly number[], counts: readonly number[]): number[] {
  const found = countsOf(seen, counts.length);
  if (counts.every((count, kind) => count === found[kind])) return [...seen];
  return counts.flatMap((count, kind) => Array.from({ length: count }, () => kind));
}
