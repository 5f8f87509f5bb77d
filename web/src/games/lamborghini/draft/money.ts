/** The money of a championship as the events of its races told it: what came in, what was paid, and what was left. */

import { argsOf } from "../../../lib/chapters.svelte";
import type { GameTexts } from "../../../lib/game-texts";
import type { Chapter, Desk } from "../../page";
import { figuresOf, viewOf } from "../view";

/** How an event changes the money: where its amount stands, whether it comes in, and whether it names a seat or a car. */
const CHANGES: Readonly<Record<string, { amount: number; sign: 1 | -1; by: "seat" | "piece" }>> = {
  "bid-opened": { amount: 1, sign: -1, by: "seat" },
  "took-car": { amount: 2, sign: -1, by: "seat" },
  "took-driver": { amount: 2, sign: -1, by: "seat" },
  prize: { amount: 1, sign: 1, by: "piece" },
  "repair-paid": { amount: 2, sign: -1, by: "piece" },
  sold: { amount: 2, sign: 1, by: "piece" },
  bought: { amount: 2, sign: -1, by: "piece" },
  dismissed: { amount: 2, sign: 1, by: "piece" },
  hired: { amount: 2, sign: -1, by: "piece" },
};

type Events = Parameters<typeof argsOf>[0];

/** Thousands of each seat after each of these chapters, from what all had at the start. */
export function moneyAfter(
  info: Events,
  chapters: readonly Chapter[],
  start: number,
  seats: number,
  each: number,
): number[][] {
  const money = Array.from({ length: seats }, () => start);
  return chapters.map((chapter) => {
    for (const [event, { amount, sign, by }] of Object.entries(CHANGES)) {
      for (const args of argsOf(info, chapter, event)) {
        const who = args[0] ?? 0;
        const seat = by === "seat" ? who : Math.floor(who / each);
        money[seat] = (money[seat] ?? 0) + sign * (args[amount] ?? 0);
      }
    }
    return [...money];
  });
}

/** Thousands that everybody has before the bids (LB-1.6). */
export function startOf(desk: Desk): number {
  return figuresOf(desk).start_money[desk.seats.length - 1] ?? 0;
}

/** Thousands of each seat after each of these chapters of the championship that is looked at. */
export function moneyUpTo(desk: Desk, chapters: readonly Chapter[]): number[][] {
  const each = desk.position ? viewOf(desk.position).each : 1;
  return moneyAfter(desk.info, chapters, startOf(desk), desk.seats.length, each);
}

/** How a car came out of a race: its place, and the prize that it brought. */
export interface Placed {
  piece: number;
  place: number;
  prize: number;
}

/** All cars of a race, the first first. */
export function placesOf(info: Events, chapter: Chapter): Placed[] {
  const prizes = new Map(argsOf(info, chapter, "prize").map(([piece = 0, money = 0]) => [piece, money]));
  return argsOf(info, chapter, "classified")
    .map(([piece = 0, place = 0]) => ({ piece, place, prize: prizes.get(piece) ?? 0 }))
    .sort((a, b) => a.place - b.place);
}

/** A sum of thousands as it is printed on the cards. */
export function moneyOf(texts: GameTexts, thousands: number): string {
  return texts.of(["page", "draft-sum"], { money: thousands });
}
