/** Turns what the server says can be done into targets on the board. */

import type { Reach } from "../board/Cells.svelte";
import type { Choice, Plan } from "./protocol";

export interface Way {
  block: string;
  tokens: readonly string[];
  /** The cells on the way, the target last. */
  cells: readonly number[];
}

/**
 * The ways to play each cell, the plainest first: by the order of `plain`, then by length. Several steps at once are
 * offered of plain actions only; what is asked about is asked step by step.
 */
export function targets(
  choices: readonly Choice[],
  plans: readonly Plan[],
  plain: readonly string[],
): Map<number, Way[]> {
  const blocks = new Map(choices.map(({ token, block }) => [token, block]));
  const steps = choices.map(({ token, block, target }) => ({ block, tokens: [token], cells: [target] }));
  const far = plans
    .map(({ tokens, targets }) => ({ block: blocks.get(tokens[0] ?? "") ?? "", tokens, cells: targets }))
    .filter(({ block }) => plain.includes(block));
  const found = new Map<number, Way[]>();
  for (const way of [...steps, ...far]) {
    const cell = way.cells.at(-1) ?? -1;
    if (cell >= 0) found.set(cell, [...(found.get(cell) ?? []), way]);
  }
  for (const ways of found.values())
    ways.sort((a, b) => rank(a, plain) - rank(b, plain) || a.tokens.length - b.tokens.length);
  return found;
}

function rank(way: Way, plain: readonly string[]): number {
  const place = plain.indexOf(way.block);
  return place < 0 ? plain.length : place;
}

/** The way that goes along this trail if there is one, else the plainest. */
export function wayAlong(ways: readonly Way[], trail: readonly number[]): Way | undefined {
  const same = (way: Way) => way.cells.length === trail.length && way.cells.every((cell, k) => cell === trail[k]);
  return ways.find(same) ?? ways[0];
}

/** Near is what one click plays at once. */
export function reachOf(found: ReadonlyMap<number, readonly Way[]>, plain: readonly string[]): Map<number, Reach> {
  const isNear = (way: Way | undefined) => way?.tokens.length === 1 && plain.includes(way.block);
  return new Map([...found].map(([cell, ways]) => [cell, isNear(ways[0]) ? "near" : "far"]));
}
