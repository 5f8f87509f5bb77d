/** Guards that the arrow keys lead over the board as the driver sees it, on open roads and on loops. */

import { expect, test } from "vitest";
import { neighbour } from "../src/board/neighbours";
import { bend, loop } from "./drawings";
import known from "./known-board.json" with { type: "json" };

const { cells } = bend();

test("the arrow keys lead to the cells in front, and back", () => {
  expect(neighbour(cells, 2, "ahead")).toBe(5);
  expect(neighbour(cells, 2, "left")).toBe(4);
  expect(neighbour(cells, 2, "right")).toBe(6);
  expect(neighbour(cells, 5, "back")).toBe(2);
});

test("from the start the keys lead to the first cell of each lane, into the finish from all", () => {
  expect((["left", "ahead", "right"] as const).map((direction) => neighbour(cells, 0, direction))).toEqual([1, 2, 3]);
  expect([4, 5, 6].map((cell) => neighbour(cells, cell, "ahead"))).toEqual([7, 7, 7]);
});

test("beyond the edge of the road the keys lead nowhere", () => {
  expect(neighbour(cells, 1, "left")).toBeUndefined();
  expect(neighbour(cells, 3, "right")).toBeUndefined();
  expect(neighbour(cells, 7, "ahead")).toBeUndefined();
  expect(neighbour(cells, 0, "back")).toBeUndefined();
});

test("on a loop the keys lead round and back, and into the pit lane where it leads off", () => {
  const round = loop().cells;
  expect([0, 1, 2, 3].map((cell) => neighbour(round, cell, "ahead"))).toEqual([1, 2, 3, 0]);
  expect(neighbour(round, 0, "back")).toBe(3);
  expect(neighbour(round, 2, "right")).toBe(4);
  expect(neighbour(round, 2, "left")).toBeUndefined();
  expect(neighbour(round, 4, "back")).toBe(2);
});

test("wherever the rules know a cell in front, the keys find it", () => {
  const { cells } = known.drawing;
  const found = known.front.map((front, cell) =>
    (["left", "ahead", "right"] as const).map((direction, side) =>
      (front[side] ?? -1) < 0 ? -1 : (neighbour(cells, cell, direction) ?? -1),
    ),
  );
  expect(found).toEqual(known.front);
});
