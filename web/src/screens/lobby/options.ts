/** How an option's value is asked for, and what becomes of a number that somebody writes. */

import type { OptionInfo } from "../../lib/protocol";

/** So many values are looked through in a list; more are written as a number. */
const LISTED = 20;

type Range = Pick<OptionInfo, "low" | "high" | "default" | "words">;

/** Whether there are too many values for a list. */
export function isWide({ low, high, words }: Range): boolean {
  return !words.length && high - low >= LISTED;
}

/** How far a press of the arrows goes: the largest power of ten of which all that the game says of the range is made. */
export function stepOf({ low, high, default: usual }: Range): number {
  let step = 1;
  while ([low, high, usual].every((value) => value % (10 * step) === 0) && 10 * step <= high - low) step *= 10;
  return step;
}

/** The value nearest to what was written, or the one before if that was no number. */
export function fitting({ low, high }: Range, written: number, before: number): number {
  return Number.isFinite(written) ? Math.min(Math.max(Math.round(written), low), high) : before;
}
