/** How one player's two cars are set up (LB-5.2): what is asked, in which order, and the answers to all of it at once. */

import { phaseOf, type View } from "../view";
import { FIRST_MANOEUVRE, supplierOf } from "./reckoning";

/** Something that goes to the first or the second car. */
export interface Asked {
  /** Unlike any other. */
  key: string;
  what: "driver" | "supplier" | "card";
  /** The driver, supplier or kind of card; of drivers and suppliers it is the first, and the other goes to the other car. */
  number: number;
  other: number;
}

/** Where each goes that is asked about, by key: 0 for the first car, 1 for the second. */
export type Division = Readonly<Record<string, number>>;

type Pair = Pick<View, "phase" | "driver" | "supplier" | "hand" | "undivided">;

/** All that is still asked of the seat with this first car, in order: the driver, the supplier, card by card. */
export function askedOf(view: Pair, first: number): Asked[] {
  const phase = phaseOf(view);
  const [one = -1, two = -1] = view.supplier.slice(first, first + 2);
  const asked: Asked[] = [];
  if (phase === "assign-driver")
    asked.push({
      key: "driver",
      what: "driver",
      number: view.driver[first] ?? -1,
      other: view.driver[first + 1] ?? -1,
    });
  const isBoundToTwo = two >= 0 && one !== two;
  if (isBoundToTwo && phase !== "divide") asked.push({ key: "supplier", what: "supplier", number: one, other: two });
  const held = phase === "divide" ? view.undivided : (view.hand[first] ?? []);
  for (const [kind, count] of held.entries()) {
    // Technology of two suppliers follows its supplier, and nobody is asked about it.
    if (isBoundToTwo && kind < FIRST_MANOEUVRE) continue;
    for (let k = 0; k < count; k += 1) asked.push({ key: `card-${kind}-${k}`, what: "card", number: kind, other: -1 });
  }
  return asked;
}

/** To begin with: drivers and suppliers as they came, every other card to the second car. */
export function firstDivision(asked: readonly Asked[]): Division {
  const cards = asked.filter(({ what }) => what === "card");
  return Object.fromEntries(asked.map((each) => [each.key, each.what === "card" ? cards.indexOf(each) % 2 : 0]));
}

/** The answers, in the order in which they are asked. */
export function tokensOf(asked: readonly Asked[], division: Division): string[] {
  return asked.map(({ key }) => `to-${(division[key] ?? 0) + 1}`);
}

/** What a car has in a division: drivers and suppliers by number, and the kinds of its cards. */
export interface CarSet {
  driver: number;
  supplier: number;
  cards: { key: string; kind: number }[];
  /** Technology that follows the supplier, by kind. */
  following: number[];
}

/** What both cars would have. */
export function setsOf(view: Pair, first: number, asked: readonly Asked[], division: Division): [CarSet, CarSet] {
  const sets = [0, 1].map((own): CarSet => {
    const supplier = goesTo(asked, division, "supplier", own) ?? view.supplier[first + own] ?? -1;
    return {
      driver: goesTo(asked, division, "driver", own) ?? view.driver[first + own] ?? -1,
      supplier: supplier < 0 ? (view.supplier[first] ?? -1) : supplier,
      cards: asked
        .filter(({ key, what }) => what === "card" && division[key] === own)
        .map(({ key, number }) => ({ key, kind: number })),
      following: [],
    };
  });
  if (asked.some(({ what }) => what === "supplier")) follow(view.hand[first] ?? [], sets);
  else for (const [own, set] of sets.entries()) set.following = kindsOf(settled(view, first + own));
  return sets as [CarSet, CarSet];
}

function follow(held: readonly number[], sets: readonly CarSet[]) {
  for (const kind of kindsOf(held.slice(0, FIRST_MANOEUVRE))) {
    sets.find(({ supplier }) => supplier === supplierOf(kind))?.following.push(kind);
  }
}

/** What a car has already while the rest is divided. */
function settled(view: Pair, car: number): readonly number[] {
  return phaseOf(view) === "divide" ? (view.hand[car] ?? []) : [];
}

function goesTo(asked: readonly Asked[], division: Division, what: Asked["what"], own: number): number | undefined {
  const found = asked.find((each) => each.what === what);
  if (!found) return undefined;
  return division[found.key] === own ? found.number : found.other;
}

function kindsOf(counts: readonly number[]): number[] {
  return counts.flatMap((count, kind) => Array.from({ length: count }, () => kind));
}
