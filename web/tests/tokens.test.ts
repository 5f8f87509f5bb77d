/** Guards where pieces stand: who arrives takes the first free spot, who stays keeps its own, who is off is not drawn. */

import { expect, test } from "vitest";
import { OFF, Tokens } from "../src/board/tokens.svelte";
import type { Frame } from "../src/lib/player";
import { loop } from "./drawings";

const spotsOf = (tokens: Tokens) => [...tokens.spots];

function played({ ...frame }: Frame): Frame {
  frame.begin?.();
  frame.end?.();
  return frame;
}

test("pieces that are put down fill the spots of a cell in order", () => {
  const tokens = new Tokens(loop());
  tokens.put([0, 0, 1, 0]);
  expect(spotsOf(tokens)).toEqual([0, 1, 0, 2]);
  expect(tokens.poses[3]).toMatchObject({ x: 100, y: -10, heading: 0 });
});

test("a piece that arrives takes the first free spot; one that stays keeps its own", () => {
  const tokens = new Tokens(loop());
  tokens.put([0, 0, 3]);
  played(tokens.drive(0, [0, 1]));
  played(tokens.drive(2, [3, 0]));
  expect([...tokens.cells]).toEqual([1, 0, 0]);
  expect(spotsOf(tokens)).toEqual([0, 1, 0]);
  tokens.put([1, 0, 0]);
  expect(spotsOf(tokens)).toEqual([0, 1, 0]);
});

test("the game's own word on spots is taken", () => {
  const tokens = new Tokens(loop());
  tokens.put([0, 0], [2, 1]);
  expect(spotsOf(tokens)).toEqual([2, 1]);
  expect(tokens.poses[0]?.y).toBe(-10);
});

test("where a piece would land is where it would stand, and it has not moved", () => {
  const tokens = new Tokens(loop());
  tokens.put([0, 1]);
  expect(tokens.landing(0, 1)).toEqual(loop().cells[1]?.spots[1]);
  expect(tokens.landing(0, 0)).toEqual(loop().cells[0]?.spots[0]);
  expect([...tokens.cells]).toEqual([0, 1]);
});

test("a piece that is off the board is not drawn, and takes no room", () => {
  const tokens = new Tokens(loop());
  tokens.put([OFF, 0]);
  expect(tokens.poses).toEqual([undefined, expect.objectContaining({ x: 100 })]);
  tokens.set(0, 0);
  expect(spotsOf(tokens)).toEqual([1, 0]);
  played(tokens.leave(0, [0, 1]));
  expect(tokens.cells[0]).toBe(OFF);
  expect(tokens.poses[0]).toBeUndefined();
  expect(tokens.poses[1]).toBeDefined();
});

test("a long way takes longer than a short one, and on the way a piece is between its ends", () => {
  const tokens = new Tokens(loop());
  tokens.put([0]);
  const short = tokens.drive(0, [0, 1]);
  short.begin?.();
  short.during?.(0.5);
  expect(tokens.poses[0]?.x).toBeGreaterThan(110);
  expect(tokens.poses[0]?.x).toBeLessThan(199);
  tokens.put([0]);
  const long = tokens.drive(0, [0, 3]);
  long.begin?.();
  expect(long.ms).toBeGreaterThan(2 * short.ms);
});
