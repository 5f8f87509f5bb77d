/** Guards what the page reads out of events about the places of pieces, without knowing any event by name. */

import { expect, test } from "vitest";
import { causedOf, movedBy, toldOf, wayOf } from "../src/lib/moved";
import type { EventInfo, GameInfo, Happening } from "../src/lib/protocol";
import known from "./known-moves.json" with { type: "json" };

const told = (id: number, flags: Partial<EventInfo>): EventInfo => ({
  id,
  name: `event-${id}`,
  arguments: [],
  leaves: false,
  passing: false,
  onward: false,
  chapter: false,
  ...flags,
});
const happening = (event: number, ...args: number[]): Happening => ({ event, rule: "", args });

/** The events that `tests/match/test_movement.py` reads as well. */
const events = known.events.map(({ arguments: named, ...event }) =>
  told(event.id, { ...event, arguments: named.map(([name = "", kind = ""]) => ({ name, kind, see: "all" })) }),
);

test.each(known.moves)(
  "an event names a piece, the cells it passes, and where it stands then: $event $args",
  (each) => {
    const event = events.find(({ id }) => id === each.event);
    expect(movedBy(event, each.args, { pieces: each.pieces, pieces_at: {} }) ?? null).toEqual(each.moved);
  },
);

test.each(known.ways)("a way is what its piece passes up to where it lands, whatever befalls others: $way", (each) => {
  const info = { pieces: each.pieces, pieces_at: {}, events } as unknown as GameInfo;
  expect(
    wayOf(
      info,
      each.happenings.map(([event = 0, ...args]) => happening(event, ...args)),
    ),
  ).toEqual(each.way);
});

test("an event that nobody knows moves nothing", () => {
  expect(movedBy(undefined, [1], { pieces: 1, pieces_at: {} })).toBeUndefined();
});

test("where seats have several pieces at some tables, a seat stands for none of them", () => {
  const rolled = events.find(({ arguments: [first] }) => first?.kind === "seat");
  expect(movedBy(rolled, [1, 2, 3], { pieces: 1, pieces_at: {} })?.piece).toBe(1);
  expect(movedBy(rolled, [1, 2, 3], { pieces: 1, pieces_at: { 2: 2 } })).toBeUndefined();
});

test("steps of a way need no words; what comes next is told, but no consequence", () => {
  const info = { events: [told(1, { passing: true }), told(2, {}), told(3, { onward: true })] } as unknown as GameInfo;
  const all = [happening(1), happening(2), happening(3)];
  expect(toldOf(info, all).map(({ event }) => event)).toEqual([2, 3]);
  expect(causedOf(info, all).map(({ event }) => event)).toEqual([2]);
});
