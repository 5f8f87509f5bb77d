/** Guards what the page reads out of events about the places of pieces, without knowing any event by name. */

import { expect, test } from "vitest";
import { causedOf, movedBy, toldOf, wayOf } from "../src/lib/moved";
import type { EventInfo, GameInfo, Happening } from "../src/lib/protocol";

const event = (id: number, names: readonly [string, string][], flags: Partial<EventInfo> = {}): EventInfo => ({
  id,
  name: `event-${id}`,
  arguments: names.map(([name, kind]) => ({ name, kind })),
  leaves: false,
  passing: false,
  onward: false,
  ...flags,
});
const rode = event(
  1,
  [
    ["piece", "piece"],
    ["cell", "cell"],
  ],
  { passing: true },
);
const moved = event(2, [
  ["piece", "piece"],
  ["from", "cell"],
  ["to", "cell"],
]);
const out = event(3, [["piece", "piece"]], { leaves: true });
const rolled = event(4, [
  ["seat", "seat"],
  ["face", "count"],
]);
const turn = event(5, [["piece", "piece"]], { onward: true });
const info = { pieces: 2, events: [rode, moved, out, rolled, turn] } as unknown as GameInfo;
const happening = (event: number, ...args: number[]): Happening => ({ event, rule: "", args });

test("an event names a piece, the cells it passes, and where it stands then", () => {
  expect(movedBy(rode, [3, 17], 2)).toEqual({ piece: 3, passed: [17], to: -1, leaves: false });
  expect(movedBy(moved, [3, 9, 17], 2)).toEqual({ piece: 3, passed: [], to: 17, leaves: false });
  expect(movedBy(out, [3], 2)).toEqual({ piece: 3, passed: [], to: -1, leaves: true });
});

test("a seat stands for its piece only where it has one", () => {
  expect(movedBy(rolled, [1, 6], 1)?.piece).toBe(1);
  expect(movedBy(rolled, [1, 6], 2)).toBeUndefined();
  expect(movedBy(undefined, [1], 1)).toBeUndefined();
});

test("a way is what its piece passes up to where it lands, whatever befalls others", () => {
  const events = [
    happening(1, 3, 10),
    happening(1, 3, 11),
    happening(1, 3, 12),
    happening(2, 3, 9, 11),
    happening(3, 0),
  ];
  expect(wayOf(info, events)).toEqual([10, 11]);
  expect(wayOf(info, [happening(2, 3, 9, 11), happening(2, 0, 5, 4)])).toEqual([11]);
  expect(wayOf(info, [])).toEqual([]);
});

test("steps of a way need no words", () => {
  expect(toldOf(info, [happening(1, 3, 10), happening(2, 3, 9, 10)]).map(({ event }) => event)).toEqual([2]);
});

test("what comes next is told, but no consequence", () => {
  const events = [happening(1, 3, 10), happening(3, 3), happening(5, 4)];
  expect(toldOf(info, events).map(({ event }) => event)).toEqual([3, 5]);
  expect(causedOf(info, events).map(({ event }) => event)).toEqual([3]);
});
