/** Guards hidden hands at a screen that several people share: nothing of one is seen before its person has said so. */

import { expect, test } from "vitest";
import { Looker } from "../src/lib/looker.svelte";
import type { EventInfo } from "../src/lib/protocol";

const drew: EventInfo = {
  id: 1,
  name: "drew",
  arguments: [
    { name: "seat", kind: "seat", see: "all" },
    { name: "card", kind: "card", see: "owner" },
  ],
  leaves: false,
  passing: false,
  onward: false,
  chapter: false,
};
const card = (seat: number) => ({ event: 1, rule: "", args: [seat, 7] });

/** A table of four seats, those that are `yours`, and the seats in whose place it is looked at, one after another. */
function table(yours: readonly number[], secrets = true, now = () => true) {
  const position = { viewer: -1 };
  const seats = [0, 1, 2, 3].map((seat) => ({ yours: yours.includes(seat) }));
  const looker = new Looker({
    info: { secrets, events: [drew] },
    seats: () => seats,
    position: () => position,
    secrets: now,
  });
  const turn = (viewer: number) => {
    position.viewer = viewer;
    return { seat: looker.seat, awaited: looker.awaited };
  };
  return { looker, turn };
}

test("whoever sits alone at a screen sees the own hand at once, and what the server tells", () => {
  const { looker, turn } = table([2]);
  expect(turn(2)).toEqual({ seat: 2, awaited: -1 });
  expect(looker.seen(card(2))).toEqual(card(2));
});

test("a watcher sees no hand and is asked nothing", () => {
  expect(table([]).turn(-1)).toEqual({ seat: -1, awaited: -1 });
});

test("at a shared screen a hand is covered until its person has taken the screen", () => {
  const { looker, turn } = table([0, 2]);
  expect(turn(0)).toEqual({ seat: -1, awaited: 0 });
  looker.take();
  expect(turn(0)).toEqual({ seat: 0, awaited: -1 });
  expect(turn(2)).toEqual({ seat: -1, awaited: 2 });
});

test("who has the screen keeps it while others play, and is not asked again", () => {
  const { looker, turn } = table([0, 2]);
  turn(0);
  looker.take();
  expect(turn(-1)).toEqual({ seat: -1, awaited: -1 });
  expect(turn(0)).toEqual({ seat: 0, awaited: -1 });
});

test("what one of a shared screen has drawn is told to nobody else there, nor before they have the screen", () => {
  const { looker, turn } = table([0, 2]);
  turn(2);
  expect(looker.seen(card(2)).args).toEqual([2, -1]);
  looker.take();
  expect(looker.seen(card(2)).args).toEqual([2, 7]);
  turn(0);
  expect(looker.seen(card(2)).args).toEqual([2, -1]);
});

test("in a game without secrets a shared screen is never covered", () => {
  const { looker, turn } = table([0, 2], false);
  expect(turn(2)).toEqual({ seat: 2, awaited: -1 });
  expect(looker.seen(card(0))).toEqual(card(0));
});

test("once nothing is hidden any more a shared screen is not covered, and is again when something is", () => {
  let hides = true;
  const { turn } = table([0, 2], true, () => hides);
  expect(turn(2)).toEqual({ seat: -1, awaited: 2 });
  hides = false;
  expect(turn(2)).toEqual({ seat: 2, awaited: -1 });
  expect(turn(0)).toEqual({ seat: 0, awaited: -1 });
  hides = true;
  expect(turn(0)).toEqual({ seat: -1, awaited: 0 });
});
