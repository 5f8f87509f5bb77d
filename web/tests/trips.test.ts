/** Guards ways over the board: pieces glide along the road, never turn round, and know a way where only its ends are told. */

import { expect, test } from "vitest";
import { fullRoute, way } from "../src/board/routes";
import { trip, turn } from "../src/board/trips";
import { bend, loop } from "./drawings";

const { cells } = bend();
const on = (id: number, spot = 0) => cells[id]?.spots[spot] as { x: number; y: number; heading: number };
const shares = Array.from({ length: 41 }, (_, k) => k / 40);

test("a way begins and ends where it should, looking where it should", () => {
  const found = trip(cells, on(0), [2], on(5));
  expect(found.at(0)).toEqual(on(0));
  expect(found.at(0.99999)).toMatchObject({ x: expect.closeTo(on(5).x, 1), y: expect.closeTo(on(5).y, 1) });
  expect(turn(found.at(1).heading, 45)).toBeLessThan(0.01);
});

test("on a straight a way is as long as its ends are apart, and is passed evenly", () => {
  const found = trip(cells, { x: 10, y: 0, heading: 0 }, [], on(2));
  expect(found.length).toBeCloseTo(60);
  expect(found.at(0.25)).toMatchObject({ x: expect.closeTo(25), y: expect.closeTo(0), heading: expect.closeTo(0) });
});

test("in a bend a piece follows the circle, and looks along it", () => {
  const found = trip(cells, { x: 200, y: 0, heading: 0 }, [], on(7, 1));
  for (const share of shares) {
    const { x, y, heading } = found.at(share);
    expect(Math.abs(Math.hypot(x - 200, y - 100) - 100)).toBeLessThan(0.2);
    expect(turn(heading, share * 90)).toBeLessThan(1);
  }
});

test("a way passes the spot that is as far out, so that a piece on the outside stays there", () => {
  const round = loop().cells;
  const outside = round[0]?.spots[2] as { x: number; y: number; heading: number };
  const found = trip(round, outside, [1], round[2]?.spots[2] as typeof outside);
  const passed = round[1]?.spots[2] as typeof outside;
  const nearest = Math.min(
    ...shares.map((share) => Math.hypot(found.at(share).x - passed.x, found.at(share).y - passed.y)),
  );
  expect(nearest).toBeLessThan(4);
});

test("a piece that is pushed back looks ahead all the way", () => {
  const found = trip(cells, on(5), [2], on(0, 1));
  for (const share of shares) expect(turn(found.at(share).heading, 0)).toBeLessThan(60);
  expect(found.at(0.9).x).toBeLessThan(found.at(0.5).x);
});

test("a piece that changes lanes never leaves the road", () => {
  const found = trip(cells, on(1), [5], on(7, 2));
  for (const share of shares) {
    const { x, y } = found.at(share);
    const out = x < 200 ? -y : Math.hypot(x - 200, y - 100) - 100;
    expect(Math.abs(out)).toBeLessThan(25);
  }
});

test("the way keeps its lane where that is not longer, and goes round a loop", () => {
  expect(way(cells, 2, 7)).toEqual([2, 5, 7]);
  expect(way(cells, 1, 4)).toEqual([1, 4]);
  expect(way(cells, 7, 0)).toBeUndefined();
  expect(way(loop().cells, 3, 2)).toEqual([3, 0, 1, 2]);
});

test("a route of which only some cells are told is filled in; one without a way stays as it is told", () => {
  expect(fullRoute(cells, [0, 2, 7])).toEqual([0, 2, 5, 7]);
  expect(fullRoute(cells, [0, 1, 4])).toEqual([0, 1, 4]);
  expect(fullRoute(cells, [7, 0])).toEqual([7, 0]);
  expect(fullRoute(cells, [2, 2, 5])).toEqual([2, 5]);
});
