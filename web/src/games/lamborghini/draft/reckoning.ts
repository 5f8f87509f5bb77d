/** What the draft, the bids and the market show beside the state: orders, sums and prices. The server judges all of it. */

import { TYPES } from "../cards";
import { type Figures, type Phase, phaseOf, type View, WHERES } from "../view";

/** A visit of a trip of the draft (LB-3.2). */
export interface Visit {
  seat: number;
  /** Cards that are picked in it. */
  picks: number;
  isBack: boolean;
  state: "past" | "now" | "next";
}

/** The visits of this trip, in order: from the first seat to the last, who picks twice, and back to the first. */
export function visitsOf(view: Pick<View, "pick_order" | "visit" | "seats">): Visit[] {
  const { seats } = view;
  const order = view.pick_order.slice(0, seats);
  const places = [...order.keys(), ...[...order.keys()].reverse().slice(1)];
  return places.map((place, k) => ({
    seat: order[place] ?? 0,
    picks: k === seats - 1 ? 2 : 1,
    isBack: k >= seats,
    state: k < view.visit ? "past" : k === view.visit ? "now" : "next",
  }));
}

export const PILES = ["technology", "manoeuvre", "cars", "drivers"] as const;
export type Pile = (typeof PILES)[number];

const SUPPLIERS = 3;
/** The first manoeuvre card among the kinds: technology comes before, supplier by supplier. */
export const FIRST_MANOEUVRE = SUPPLIERS * TYPES.length;

/** How many cards are in each pile. */
export function pileSizes(view: Pick<View, "deck" | "car_at" | "driver_at">): Record<Pile, number> {
  const hidden = (at: readonly number[]) => at.filter((where) => WHERES[where] === "pile").length;
  return {
    technology: sum(view.deck.slice(0, FIRST_MANOEUVRE)),
    manoeuvre: sum(view.deck.slice(FIRST_MANOEUVRE)),
    cars: hidden(view.car_at),
    drivers: hidden(view.driver_at),
  };
}

/** Which supplier a kind of technology comes from, -1 for a manoeuvre card. */
export function supplierOf(kind: number): number {
  return kind < FIRST_MANOEUVRE ? Math.floor(kind / TYPES.length) : -1;
}

/** How a bid is limited (LB-4.2): what there is, and what is set aside for the dearest cars and drivers. */
export interface Limit {
  money: number;
  cars: number;
  drivers: number;
}

export function limitOf(figures: Figures, view: Pick<View, "money" | "each">, seat: number): Limit {
  const dearest = (prices: readonly number[]) => sum([...prices].sort((a, b) => b - a).slice(0, view.each));
  return {
    money: view.money[seat] ?? 0,
    cars: dearest(figures.car_price),
    drivers: dearest(figures.driver_price),
  };
}

/** The numbers of the cars of a seat. */
export function carsOfSeat({ each }: Pick<View, "each">, seat: number): number[] {
  return Array.from({ length: each }, (_, own) => seat * each + own);
}

const DRAFT: readonly Phase[] = ["reveal", "bid", "turn-card", "turn-crew", "pick"];
const PAIR: readonly Phase[] = ["assign-driver", "assign-supplier", "divide"];

/** Cars of a seat that are shown as one, with the number of a car of a pair, 0 for all of them together. */
export interface Shown {
  number: number;
  cars: number[];
}

/** Before the two cars of a pair are told apart (LB-5.2), everything is theirs together. */
export function setsOf(view: Pick<View, "each" | "race" | "phase" | "turn" | "pick_order">, seat: number): Shown[] {
  const cars = carsOfSeat(view, seat);
  if (view.each === 1 || isTogether(view, seat)) return [{ number: 0, cars }];
  return cars.map((car, own) => ({ number: own + 1, cars: [car] }));
}

function isTogether(view: Pick<View, "race" | "phase" | "turn" | "pick_order">, seat: number): boolean {
  const phase = phaseOf(view);
  if (view.race > 0 || !PAIR.includes(phase)) return view.race === 0 && DRAFT.includes(phase);
  const [own, asked] = [view.pick_order.indexOf(seat), view.pick_order.indexOf(view.turn)];
  return own > asked || (own === asked && phase === "assign-driver");
}

/** Which car gets its extra cards now (LB-5.3), by number. */
export function dealtCar(view: Pick<View, "pick_order" | "dealt_to" | "each">): number {
  return (view.pick_order[Math.floor(view.dealt_to / view.each)] ?? 0) * view.each + (view.dealt_to % view.each);
}

export type Crew = "car" | "driver";

/** What a car card or a driver brings when it goes (LB-14.4). */
export function proceedsOf(figures: Figures, crew: Crew, card: number): number {
  return Math.max(0, priceOf(figures, crew, card) - figures.discount);
}

export function priceOf(figures: Figures, crew: Crew, card: number): number {
  return (crew === "car" ? figures.car_price : figures.driver_price)[card] ?? 0;
}

/** A card of the market: what it costs, and what would be left of this much money. */
export interface Offer {
  card: number;
  price: number;
  left: number;
}

/** What the market has for this much money; what cannot be paid is there too, with less than nothing left. */
export function offersOf(
  figures: Figures,
  view: Pick<View, "car_at" | "driver_at">,
  crew: Crew,
  money: number,
): Offer[] {
  return (crew === "car" ? view.car_at : view.driver_at).flatMap((where, card) => {
    if (WHERES[where] === "held") return [];
    const price = priceOf(figures, crew, card);
    return [{ card, price, left: money - price }];
  });
}

/** Kinds of cards that one of these cars may have (LB-14.4), of those that nobody holds, and which of the cars may. */
export function choosable(
  view: Pick<View, "deck" | "supplier">,
  cars: readonly number[],
): { kind: number; count: number; cars: number[] }[] {
  return view.deck.flatMap((count, kind) => {
    const supplier = supplierOf(kind);
    const fit = cars.filter((car) => supplier < 0 || view.supplier[car] === supplier);
    return count && fit.length ? [{ kind, count, cars: fit }] : [];
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
