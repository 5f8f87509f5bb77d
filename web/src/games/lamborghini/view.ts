/** The fields of the state and of the board's cards that the page reads; rules are not worked out here. */

import type { BoardInfo, GameInfo, Position } from "../../lib/protocol";

/** What the match waits for, as the state numbers it. */
export const PHASES = [
  "reveal",
  "bid",
  "turn-card",
  "turn-crew",
  "pick",
  "assign-driver",
  "assign-supplier",
  "divide",
  "choose-supplier",
  "lot",
  "qualify",
  "repair",
  "draw",
  "fortune",
  "speed",
  "move",
  "check",
  "check-draw",
  "direction",
  "market",
  "return",
  "choose",
  "receive",
  "buy-car",
  "hire",
  "over",
] as const;
export type Phase = (typeof PHASES)[number];

/** The phases of a race: all between qualifying and the market. */
const RACE: readonly Phase[] = [
  "qualify",
  "repair",
  "draw",
  "fortune",
  "speed",
  "move",
  "check",
  "check-draw",
  "direction",
];

/** What has become of a car, as the state numbers it. */
export const STATUSES = ["absent", "racing", "finished", "wreck"] as const;
export type Status = (typeof STATUSES)[number];

/** Where a car or driver card is, as the state numbers it. */
export const WHERES = ["pile", "open", "held"] as const;

/** Of every race (LB-13.1). */
export const LAPS = 3;
/** Damages that cripple a car (LB-8.4). */
export const CRIPPLED = 3;
/** Own checks of a car in its turn (LB-6.8). */
export const MOST_CHECKS = 2;

/** What the page reads of the server's view of the state, under the same names; bids that may not be seen are 0. */
export interface View {
  seats: number;
  each: number;
  long: number;
  races: number;
  draft_trips: number;
  phase: number;
  turn: number;
  race: number;
  money: number[];

  sealed_bid: number[];
  has_bid: number[];
  bid: number[];
  pick_order: number[];
  trip: number;
  visit: number;
  picks: number;
  deck: number[];
  open: number[];
  car_at: number[];
  driver_at: number[];

  car_card: number[];
  driver: number[];
  supplier: number[];
  hand: number[][];
  used: number[][];
  undivided: number[];
  asked: number;
  dealt_to: number;
  owed: number[];

  speed: number[];
  discards: number[];

  round: number;
  mover: number;
  status: number[];
  cell: number[];
  lap: number[];
  damage: number[];
  running: number[];
  direction: number[];
  won: number[];

  drawn: number;
  checks: number;
  is_fixed: number;
  points: number;
  in_lane: number;

  checker: number;
  check: number;
  engaged: number;
  strong: number;

  dealing: number;
  left_market: number[];
  exchanged: number;
  returned: number[];
}

export function viewOf(position: Position): View {
  return position.view as unknown as View;
}

/** What stands on the cards and is laid down for the match, under the names of the board's fields. */
export interface Figures {
  count: number[];
  worth: number[];
  car_speed: number[];
  car_handling: number[];
  car_technology: number[];
  car_manoeuvres: number[];
  car_price: number[];
  driver_speed: number[];
  driver_handling: number[];
  driver_technology: number[];
  driver_manoeuvres: number[];
  driver_price: number[];
  start_money: number[];
  discount: number;
}

export function figuresOf({ figures }: { figures: BoardInfo["figures"] }): Figures {
  return figures as unknown as Figures;
}

export function phaseOf({ phase }: Pick<View, "phase">): Phase {
  return PHASES[phase] ?? "over";
}

/** Whether cars stand on the track, or are about to: the draft, the set-up and the market are shown without it. */
export function isRace(view: Pick<View, "phase" | "round">): boolean {
  const phase = phaseOf(view);
  return RACE.includes(phase) || (phase === "over" && view.round > 0);
}

export function statusOf(view: Pick<View, "status">, piece: number): Status {
  return STATUSES[view.status[piece] ?? 0] ?? "absent";
}

/** How many cars there are: those of one seat come one after the other. */
export function carsOf({ seats, each }: Pick<View, "seats" | "each">): number {
  return seats * each;
}

/** The word of a game's vocabulary with this number. */
export function wordOf({ vocabularies }: Pick<GameInfo, "vocabularies">, vocabulary: string, number: number): string {
  return vocabularies[vocabulary]?.[number] ?? "";
}

/** The colour of a car, by its car card: empty before it has one. */
export function colourOf(info: Pick<GameInfo, "vocabularies">, view: Pick<View, "car_card">, piece: number): string {
  return wordOf(info, "car", view.car_card[piece] ?? -1);
}

/** Speed or manoeuvre of a car and of its driver; nothing of those that it has not. */
export function crewOf(figures: Figures, view: Pick<View, "car_card" | "driver">, piece: number) {
  const [car, driver] = [view.car_card[piece] ?? -1, view.driver[piece] ?? -1];
  return {
    speed: { car: figures.car_speed[car] ?? 0, driver: figures.driver_speed[driver] ?? 0 },
    handling: { car: figures.car_handling[car] ?? 0, driver: figures.driver_handling[driver] ?? 0 },
  };
}

/** Cards of one kind that a car has: those that are ready, and those that have been played in this race. */
export interface Held {
  kind: number;
  count: number;
  used: number;
}

export function heldBy(view: Pick<View, "hand" | "used">, piece: number): Held[] {
  return (view.hand[piece] ?? [])
    .map((count, kind) => ({ kind, count, used: view.used[piece]?.[kind] ?? 0 }))
    .filter(({ count, used }) => count + used > 0);
}
