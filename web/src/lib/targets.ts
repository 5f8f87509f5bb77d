/** Turns what the server says can be done into targets on the board. */

import type { Reach } from "../board/Cells.svelte";
import { wayOf } from "./moved";
import type { Choice, GameInfo, Happening, Plan } from "./protocol";

export interface Way {
  block: string;
  tokens: readonly string[];
  /** The cell where it ends, or -1 if it leads off the board. */
  target: number;
  /** The cells on the way, the target last. */
  cells: readonly number[];
  /** What would happen on it, as far as nobody else has a say. */
  events: readonly Happening[];
  /** It leads to the end of the move: where it ends is chosen, not how it begins. */
  isWhole: boolean;
}

/** What can be done now. */
export interface Offer {
  choices: readonly Choice[];
  plans: readonly Plan[];
}

/**
 * All ways that are offered. Steps of whole ways are not offered one by one; other steps are offered several at once if
 * they are plain. What is asked about is asked step by step.
 */
export function waysOf(offer: Offer, info: GameInfo, plain: readonly string[]): Way[] {
  const blocks = new Map(offer.choices.map(({ token, block }) => [token, block]));
  const wholes = new Set(info.blocks.filter(({ way }) => way).map(({ name }) => name));
  const planned = offer.plans.map((plan): Way => {
    const block = blocks.get(plan.tokens[0] ?? "") ?? "";
    const { tokens, target, events } = plan;
    return { block, tokens, target, cells: cellsOf(plan, info), events, isWhole: wholes.has(block) };
  });
  const steps = singles(offer, info).map(
    ({ block, token, target }): Way => ({
      block,
      tokens: [token],
      target,
      cells: [target],
      events: [],
      isWhole: false,
    }),
  );
  return [...steps, ...planned.filter((way) => way.isWhole || plain.includes(way.block))];
}

/** The ways to each cell, the plainest first: by the order of `plain`, then by length. */
export function targets(ways: readonly Way[], plain: readonly string[]): Map<number, Way[]> {
  const found = new Map<number, Way[]>();
  for (const way of ways) {
    if (way.target >= 0) found.set(way.target, [...(found.get(way.target) ?? []), way]);
  }
  for (const ways of found.values())
    ways.sort((a, b) => rank(a, plain) - rank(b, plain) || a.tokens.length - b.tokens.length);
  return found;
}

/** The choices that are offered by themselves: not steps of ways, if there are whole ways; alike ones count as one. */
export function singles({ choices, plans }: Offer, info: GameInfo): Choice[] {
  const wholes = new Set(info.blocks.filter(({ way }) => way).map(({ name }) => name));
  const steps = new Set(choices.filter(({ block }) => wholes.has(block)).map(({ token }) => token));
  const hasWays = plans.some(({ tokens }) => steps.has(tokens[0] ?? ""));
  return hasWays ? choices.filter(({ token }) => !steps.has(token)) : [...choices];
}

/** The cells of a plan's way: those that its events tell, else those at which its actions point. */
function cellsOf({ target, targets, events }: Plan, info: GameInfo): readonly number[] {
  const told = wayOf(info, events);
  const cells = told.length ? told : targets.filter((cell) => cell >= 0);
  return target < 0 || cells.at(-1) === target ? cells : [...cells, target];
}

function rank(way: Way, plain: readonly string[]): number {
  const place = plain.indexOf(way.block);
  return place < 0 ? plain.length : place;
}

/** The way that goes along this trail if there is one, else the plainest. */
export function wayAlong(ways: readonly Way[], trail: readonly number[]): Way | undefined {
  return ways.find((way) => goesAlong(way, trail)) ?? ways[0];
}

export function goesAlong(way: Way, trail: readonly number[]): boolean {
  return way.cells.length === trail.length && way.cells.every((cell, k) => cell === trail[k]);
}

/** Near is what one click plays at once: a plain step, or where a whole way ends. */
export function reachOf(found: ReadonlyMap<number, readonly Way[]>, plain: readonly string[]): Map<number, Reach> {
  const isNear = (way: Way | undefined) => way?.isWhole || (way?.tokens.length === 1 && plain.includes(way.block));
  return new Map([...found].map(([cell, ways]) => [cell, isNear(ways[0]) ? "near" : "far"]));
}
