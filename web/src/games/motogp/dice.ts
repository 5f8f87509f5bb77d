/** The dice of a turn, as they lie on the page. */

export const ROLES = ["first", "second", "third"] as const;

export interface Die {
  key: number;
  face: number;
  /** The third roll of a turn is never moved. */
  role: (typeof ROLES)[number];
  /** `ridden`: its points are used. */
  state: "rolling" | "ready" | "ridden";
}

/** The highest face that is perfect speed, and so allows the inner lane (GP-5.1). */
const PERFECT = 4;

export function isPerfect(die: Die): boolean {
  return die.face <= PERFECT;
}

/** The points of a die in a turn that began in the pit lane: half of them, rounded up (GP-7.3). */
export function halfOf(die: Die): number {
  return Math.ceil(die.face / 2);
}
