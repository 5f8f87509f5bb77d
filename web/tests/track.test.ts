/** Guards places and ways on a road: a car glides within its lanes and never turns round. */

import { expect, test } from "vitest";
import { neighbour } from "../src/board/neighbours";
import { Track } from "../src/board/track";
import { bend } from "./drawings";
import known from "./known-board.json" with { type: "json" };

const track = new Track(bend());
const cells = track.drawing.cells;
const on = (id: number) => track.placeOn(cells[id] as (typeof cells)[number]);

test("a car on a cell stands in the middle of its lane", () => {
  expect(track.pose(on(1))).toMatchObject({ x: 60, y: -20, heading: 0 });
  expect(track.pose(on(6))).toMatchObject({ x: 160, y: 20, heading: 0 });
});

test("cars on the start stand side by side, none on another, all on the road", () => {
  const start = cells[0] as (typeof cells)[number];
  const ys = [0, 1, 2, 3, 4, 5].map((seat) => track.pose(track.placeOn(start, seat, 6)).y);
  expect(ys).toEqual([-25, -15, -5, 5, 15, 25].map((y) => expect.closeTo(y)));
});

test("a way through cells begins and ends on them and stays between their lanes", () => {
  const way = track.way([on(1), on(5), on(6)]);
  expect(way.at(0)).toEqual(on(1));
  expect(way.at(1)).toEqual(on(6));
  for (let share = 0; share <= 1; share += 0.05) {
    const { y } = track.pose(way.at(share));
    expect(y).toBeGreaterThanOrEqual(-20);
    expect(y).toBeLessThanOrEqual(20);
  }
});

test("half-way through a change of lanes the car is between the lanes, in the bend too", () => {
  const from = { u: 1.4, lane: 1 };
  const to = { u: 1.6, lane: 2 };
  const { x, y } = track.pose(track.way([from, to]).at(0.5));
  expect(Math.hypot(x - 200, y - 100)).toBeCloseTo(90);
});

test("a way is as long as the road it follows", () => {
  expect(track.way([on(1), on(4)]).length).toBeCloseTo(90);
  expect(track.way([on(1)]).length).toBe(0);
});

test("a car that is pushed back moves backwards along its lane", () => {
  const way = track.way([on(4), on(1)]);
  expect(way.at(0.5).u).toBeLessThan(on(4).u);
  expect(way.at(0.5).lane).toBe(0);
});

test("the arrow keys lead to the cells in front, and back", () => {
  expect(neighbour(cells, 2, "ahead")).toBe(5);
  expect(neighbour(cells, 2, "left")).toBe(4);
  expect(neighbour(cells, 2, "right")).toBe(3);
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

test("wherever the rules know a cell in front, the keys find it", () => {
  const { cells } = known.drawing;
  const found = known.front.map((front, cell) =>
    (["left", "ahead", "right"] as const).map((direction, side) =>
      (front[side] ?? -1) < 0 ? -1 : (neighbour(cells, cell, direction) ?? -1),
    ),
  );
  expect(found).toEqual(known.front);
});
