/** Guards the season's tables and chart: what a championship shows of each race, and that no label covers another. */

import { describe, expect, test } from "vitest";
import type { RaceInfo, Standing } from "../src/lib/protocol";
import { run, scale, spread } from "../src/screens/season/curves";
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

describe("its chart", () => {
  test.each([0, 1, 7, 25, 38, 45, 110, 246])(
    "has four to seven lines for %i points, the top one at least that high",
    (most) => {
      const { top, step } = scale(most);
      expect(top).toBeGreaterThanOrEqual(most);
      expect(top % step).toBe(0);
      expect(top / step).toBeLessThanOrEqual(6);
    },
  );

  test("begins at nothing and keeps room for the races to come", () => {
    const frame = { width: 120, height: 60, top: 10, bottom: 10, left: 10, right: 10 };
    expect(run([20, 40], 4, 40, frame)).toEqual([
      { x: 10, y: 50 },
      { x: 35, y: 30 },
      { x: 60, y: 10 },
    ]);
  });

  test.each([[[50, 50, 50]], [[10, 11, 90]], [[100, 99, 98, 97]], [[0, 0, 100]]])(
    "lets no label cover another: %j",
    (wished) => {
      const placed = [...spread(wished, 17, 5, 110)].sort((a, b) => a - b);
      for (const [k, y] of placed.entries()) if (k) expect(y - (placed[k - 1] ?? 0)).toBeGreaterThanOrEqual(17);
      expect(placed.at(-1)).toBeLessThanOrEqual(110);
    },
  );

  test("leaves labels beside their lines where there is room", () => {
    expect(spread([80, 20, 50], 17, 0, 100)).toEqual([80, 20, 50]);
  });
});
