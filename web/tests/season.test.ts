/** Guards the season's tables: what a championship shows of each race. */

import { describe, expect, test } from "vitest";
import type { RaceInfo, Standing } from "../src/lib/protocol";
import { leaders, lines, ridden, totals } from "../src/screens/season/season";

const board = { name: "", code: "" };
const nothing: RaceInfo = { board, table: "", classification: [], championships: { pieces: [], seats: [] } };

function standing(place: number, points: number, ...finishes: number[]): Standing {
  return { place, points, finishes };
}

/** A race of two seats with two pieces each, with their points, and how the championships stand after it. */
function race(points: number[], pieces: Standing[], seats: Standing[]): RaceInfo {
  const classification = points.map((each, piece) => ({ place: piece + 1, points: each }));
  return { board, table: "t", classification, championships: { pieces, seats } };
}

const first = race(
  [16, 0, 25, 20],
  [standing(3, 16, 0), standing(4, 0, 0), standing(1, 25, 1), standing(2, 20, 0)],
  [standing(2, 16, 0), standing(1, 45, 1)],
);
const abandoned = { ...nothing, table: "gone" };
const third = race(
  [25, 20, 0, 11],
  [standing(1, 41, 1), standing(4, 20, 0), standing(3, 25, 1), standing(2, 31, 0)],
  [standing(1, 61, 1), standing(2, 56, 1)],
);
const season = { races: [first, abandoned, third, nothing] };

describe("a championship", () => {
  test("counts the races that are over and were not abandoned", () => {
    expect(ridden(season)).toEqual([first, third]);
    expect(ridden({ races: [nothing] })).toEqual([]);
  });

  test("has its best first, with what each race brought", () => {
    expect(lines(season, "seats", 2).map(({ index, races }) => [index, races])).toEqual([
      [0, [16, undefined, 45, undefined]],
      [1, [45, undefined, 11, undefined]],
    ]);
    expect(lines(season, "pieces", 2).map(({ index, races }) => [index, races[2]])).toEqual([
      [0, 25],
      [3, 11],
      [2, 0],
      [1, 20],
    ]);
    expect(lines({ races: [nothing] }, "seats", 2)).toEqual([]);
  });

  test("draws the points after each race that counts", () => {
    expect(totals(season, "seats", 1)).toEqual([45, 56]);
    expect(totals(season, "pieces", 3)).toEqual([20, 31]);
  });

  test("is led by all who share its first place", () => {
    expect(leaders(season, "seats")).toEqual([0]);
    const shared = [standing(1, 20, 0), standing(1, 20, 0), standing(3, 9, 0)];
    expect(leaders({ races: [race([20, 20, 9], shared, shared)] }, "seats")).toEqual([0, 1]);
  });
});
