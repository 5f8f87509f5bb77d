/** Guards what a press on a cell means: the plain way first, the trail of the keys before that, and no rules of its own. */

import { expect, test } from "vitest";
import type { Choice, Plan } from "../src/lib/protocol";
import { reachOf, targets, wayAlong } from "../src/lib/targets";

const PLAIN = ["die", "bonus"];
const die: Choice = { token: "left", block: "die", target: 7 };
const tile: Choice = { token: "tile-left", block: "tile", target: 7 };
const other: Choice = { token: "tile-right", block: "tile", target: 8 };
const stop: Choice = { token: "stop", block: "stop", target: -1 };
const far: Plan = { target: 12, tokens: ["left", "ahead"], targets: [7, 12] };

test("a cell's plainest way comes first, whatever the order of the choices", () => {
  expect(
    targets([tile, die], [], PLAIN)
      .get(7)
      ?.map(({ tokens }) => tokens[0]),
  ).toEqual(["left", "tile-left"]);
});

test("what points at nothing is no target", () => {
  expect([...targets([stop], [], PLAIN).keys()]).toEqual([]);
});

test("a plan is a way of the kind of its first action", () => {
  expect(targets([die], [far], PLAIN).get(12)).toEqual([{ block: "die", tokens: ["left", "ahead"], cells: [7, 12] }]);
});

test("several steps at once are offered of plain actions only", () => {
  const costly: Plan = { target: 13, tokens: ["tile-right", "tile-ahead"], targets: [8, 13] };
  expect(targets([other], [costly], PLAIN).get(13)).toBeUndefined();
});

test("near is what one plain action reaches; what takes more, or is not plain, is far", () => {
  const found = targets([die, tile, other], [far], PLAIN);
  expect(Object.fromEntries(reachOf(found, PLAIN))).toEqual({ 7: "near", 8: "far", 12: "far" });
});

test("the keys choose the way that they have taken", () => {
  const one = { block: "die", tokens: ["left", "right"], cells: [7, 12] };
  const two = { block: "die", tokens: ["right", "left"], cells: [8, 12] };
  expect(wayAlong([one, two], [8, 12])).toBe(two);
  expect(wayAlong([one, two], [])).toBe(one);
  expect(wayAlong([one, two], [9, 12])).toBe(one);
  expect(wayAlong([], [8, 12])).toBeUndefined();
});
