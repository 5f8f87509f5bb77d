/** Guards what a press on a cell means: the plain way first, the trail of the keys before that, and no rules of its own. */

import { expect, test } from "vitest";
import type { Choice, GameInfo, Plan } from "../src/lib/protocol";
import { reachOf, singles, targets, type Way, wayAlong, waysOf } from "../src/lib/targets";

const PLAIN = ["die", "bonus"];
const block = (name: string, way = false) => ({ name, tokens: [], target: "cell", chance: false, way });
const rode = { id: 1, name: "rode", leaves: false, passing: true };
const arguments_ = [
  { name: "piece", kind: "piece" },
  { name: "cell", kind: "cell" },
];
const info = {
  pieces: 2,
  pieces_at: {},
  blocks: [block("die"), block("tile"), block("stop"), block("lane", true), block("keep", true), block("extra")],
  events: [{ ...rode, arguments: arguments_ }],
} as unknown as GameInfo;

const die: Choice = { token: "left", block: "die", target: 7 };
const tile: Choice = { token: "tile-left", block: "tile", target: 7 };
const other: Choice = { token: "tile-right", block: "tile", target: 8 };
const stop: Choice = { token: "stop", block: "stop", target: -1 };
const far: Plan = { target: 12, tokens: ["left", "ahead"], targets: [7, 12], events: [] };

const inner: Choice = { token: "inner", block: "lane", target: 20 };
const outer: Choice = { token: "outer", block: "lane", target: 21 };
const extra: Choice = { token: "extra", block: "extra", target: -1 };
const passes = (cell: number) => ({ event: 1, rule: "", args: [4, cell] });
const inside: Plan = { target: 22, tokens: ["inner"], targets: [20], events: [passes(20), passes(22)] };
const outside: Plan = { target: 21, tokens: ["outer"], targets: [21], events: [passes(21)] };

const all = (choices: Choice[], plans: Plan[] = []) => waysOf({ choices, plans }, info, PLAIN);
const found = (choices: Choice[], plans: Plan[] = []) => targets(all(choices, plans), PLAIN);
const step = (cell: number, token: string): Way => ({
  block: "die",
  tokens: [token],
  target: cell,
  cells: [cell],
  events: [],
  isWhole: false,
});

test("a cell's plainest way comes first, whatever the order of the choices", () => {
  const ways = found([tile, die]).get(7);
  expect(ways?.map(({ tokens }) => tokens[0])).toEqual(["left", "tile-left"]);
});

test("what points at nothing is no target", () => {
  expect([...found([stop]).keys()]).toEqual([]);
});

test("a plan is a way of the kind of its first action", () => {
  const way = { block: "die", tokens: ["left", "ahead"], target: 12, cells: [7, 12], events: [], isWhole: false };
  expect(found([die], [far]).get(12)).toEqual([way]);
});

test("several steps at once are offered of plain actions only", () => {
  const costly: Plan = { ...far, target: 13, tokens: ["tile-right", "tile-ahead"], targets: [8, 13] };
  expect(found([other], [costly]).get(13)).toBeUndefined();
});

test("of whole ways the landing cells are offered, not the steps, with all cells that are passed", () => {
  const ways = found([inner, outer, extra], [inside, outside]);
  expect([...ways.keys()]).toEqual([22, 21]);
  expect(ways.get(22)?.[0]).toMatchObject({ cells: [20, 22], isWhole: true, events: inside.events });
  expect(reachOf(ways, PLAIN).get(22)).toBe("near");
  expect(singles({ choices: [inner, outer, extra], plans: [inside, outside] }, info)).toEqual([extra]);
});

test("a way that leads off the board is a way, but no target", () => {
  const home: Plan = { target: -1, tokens: ["outer"], targets: [21], events: [passes(21), passes(23)] };
  expect([...found([inner, outer], [inside, home]).keys()]).toEqual([22]);
  expect(all([inner, outer], [inside, home]).at(-1)).toMatchObject({ target: -1, cells: [21, 23] });
});

test("where the inner and the outer way end alike, one of them is offered, and no step", () => {
  expect([...found([inner, outer], [inside]).keys()]).toEqual([22]);
});

test("without whole ways their steps are offered", () => {
  expect([...found([inner, outer], []).keys()]).toEqual([20, 21]);
});

test("near is what one plain action reaches; what takes more, or is not plain, is far", () => {
  const reach = reachOf(found([die, tile, other], [far]), PLAIN);
  expect(Object.fromEntries(reach)).toEqual({ 7: "near", 8: "far", 12: "far" });
});

test("the keys choose the way that they have taken", () => {
  const one = { ...step(12, "left"), cells: [7, 12] };
  const two = { ...step(12, "right"), cells: [8, 12] };
  expect(wayAlong([one, two], [8, 12])).toBe(two);
  expect(wayAlong([one, two], [])).toBe(one);
  expect(wayAlong([one, two], [9, 12])).toBe(one);
  expect(wayAlong([], [8, 12])).toBeUndefined();
});
