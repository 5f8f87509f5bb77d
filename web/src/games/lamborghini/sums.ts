/** The sums of a turn as they are told, part by part: the movement (LB-6.3) and the checks (LB-8.1). No rules here. */

import { crewOf, type Figures, type View } from "./view";

/** A part of a sum: a word of the vocabulary of parts, and the rule by which it counts. */
export interface Part {
  part: string;
  amount: number;
  rule: string;
}

/** Something that came of a sum: the event that said so. */
export interface Result {
  event: string;
  args: readonly number[];
  rule: string;
}

/** A sum as far as it has been told. */
export interface Sum {
  key: number;
  piece: number;
  /** What a check is for, by its number; none for the movement. */
  check: number | undefined;
  /** Why it is made: for a check what forced it. */
  rule: string;
  parts: readonly Part[];
  /** What it comes to, once that is told. */
  total: number | undefined;
  /** The rule by which it comes to that. */
  totalRule: string;
  results: readonly Result[];
}

/** What has been told of a turn: whose it is, the card that lies open, its movement and its checks. */
export interface Turn {
  piece: number;
  drawn: number;
  drawnRule: string;
  sums: readonly Sum[];
}

export const NO_TURN: Turn = { piece: -1, drawn: 0, drawnRule: "", sums: [] };

/** What can come of a check, told behind it. */
export const RESULTS: readonly string[] = [
  "held",
  "cell-won",
  "accident",
  "damaged",
  "prevented",
  "crippled",
  "direction",
];

/** The rules by which sums are made. */
const MOVEMENT = "LB-6.3";
const CHECK = "LB-8.1";

/** The parts that stand in every sum, even where they are 0: it is written as card + car + driver. */
const ALWAYS = ["card", "car", "driver"] as const;

/** The turn after one more event. `word` is the name of a part, by its number. */
export function told(
  turn: Turn,
  event: string,
  args: readonly number[],
  rule: string,
  word: (part: number) => string,
): Turn {
  const [piece = -1, value = 0, amount = 0] = args;
  const last = turn.sums.at(-1);
  const sum = (check: number | undefined): Sum => ({
    key: (last?.key ?? 0) + 1,
    piece,
    check,
    rule,
    parts: [],
    total: undefined,
    totalRule: "",
    results: [],
  });
  if (event === "turn") return { ...NO_TURN, piece };
  if (event === "drew") return { ...turn, piece, drawn: value, drawnRule: rule };
  if (event === "check") return { ...turn, sums: [...turn.sums, sum(value)] };
  if (event === "part") {
    const open = last && last.total === undefined ? last : sum(undefined);
    const parts = [...open.parts, { part: word(value), amount, rule }];
    return withLast(turn, { ...open, parts });
  }
  if (event === "speed") {
    const open = last && last.total === undefined ? last : sum(undefined);
    return withLast(turn, { ...open, total: value, totalRule: rule });
  }
  if (event === "checked" && last) return withLast(turn, { ...last, total: amount, totalRule: rule });
  if (RESULTS.includes(event) && last?.check !== undefined && last.piece === piece)
    return withLast(turn, { ...last, results: [...last.results, { event, args, rule }] });
  return turn;
}

function withLast(turn: Turn, sum: Sum): Turn {
  const others = turn.sums.filter(({ key }) => key !== sum.key);
  return { ...turn, sums: [...others, sum] };
}

/** The parts as the rulebook writes the sum: card, car and driver first, whatever they are, then what else counts. */
export function written({ parts, check }: Pick<Sum, "parts" | "check">): Part[] {
  const own = check === undefined ? MOVEMENT : CHECK;
  const first = ALWAYS.map((part) => parts.find((each) => each.part === part) ?? { part, amount: 0, rule: own });
  return [...first, ...parts.filter(({ part }) => !(ALWAYS as readonly string[]).includes(part))];
}

/** The movement that is written so far in a position: what is known of it before it is reckoned (LB-6.3). */
export function movementOf(turn: Turn): Sum | undefined {
  return turn.sums.find(({ check }) => check === undefined);
}

/** The checks of a turn, in order. */
export function checksOf(turn: Turn): Sum[] {
  return turn.sums.filter(({ check }) => check !== undefined);
}

/** The lowest card of the pile (LB-1.3). */
export const LOWEST = 5;
/** The highest sum of a check that is an accident, and the lowest that wins a cell (LB-8.2). */
export const ACCIDENT = 7;
export const WON = 10;

/** How many cards of those that can be drawn bring what. */
export interface Odds {
  accident: number;
  held: number;
  won: number;
  all: number;
}

/**
 * What can be drawn for a check, as everybody can reckon it from what lies open: the pile, or once that is used up, the
 * discards (LB-5.4). `add` is what comes to the card, `oddsOf` does not know of a card that is played with it.
 */
export function oddsOf(view: Pick<View, "speed" | "discards">, add: number): Odds {
  const left = view.speed.some((count) => count > 0) ? view.speed : view.discards;
  const odds = { accident: 0, held: 0, won: 0, all: 0 };
  for (const [foot, count] of left.entries()) {
    const sum = LOWEST + foot + add;
    odds[sum <= ACCIDENT ? "accident" : sum < WON ? "held" : "won"] += count;
    odds.all += count;
  }
  return odds;
}

/** What comes to the card in any check of a car (LB-8.1): the manoeuvre of car and driver, less its damage. */
export function handlingOf(figures: Figures, view: View, piece: number): number {
  const { car, driver } = crewOf(figures, view, piece).handling;
  return car + driver - (view.damage[piece] ?? 0);
}

/** The lowest card with an arrow: it and each above it cost one more (LB-7.1). */
export const ARROW = 10;
/** The numbers of some of the things that a check is made for. */
export const CHECKS = { arrow: 0, squeeze: 1, attack: 2, defence: 3 };

/** What else comes to the card of such a check, as far as it is known before it is drawn (LB-7.1, LB-8.2, LB-9.5). */
export function modifierOf(view: Pick<View, "drawn" | "engaged" | "strong">, check: number): number {
  if (check === CHECKS.arrow) return ARROW - view.drawn;
  return check === CHECKS.defence ? 0 - view.engaged - view.strong : 0;
}
