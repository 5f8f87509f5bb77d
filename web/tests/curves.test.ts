/** Guards charts of points: that lines stay inside, and that no label or number covers another. */

import { describe, expect, test } from "vitest";
import { numbered, run, scale, spread } from "../src/parts/curves";

describe("a chart", () => {
  test.each([0, 1, 7, 25, 38, 45, 110, 246, 10_000, 24_300])(
    "has four to seven lines for %i points, the top one at least that high",
    (most) => {
      const { top, step } = scale(most);
      expect(top).toBeGreaterThanOrEqual(most);
      expect(top % step).toBe(0);
      expect(top / step).toBeLessThanOrEqual(6);
    },
  );

  test("begins at nothing and keeps room for the columns to come", () => {
    const frame = { width: 120, height: 60, top: 10, bottom: 10, left: 10, right: 10 };
    expect(run([20, 40], 4, 40, frame)).toEqual([
      { x: 10, y: 50 },
      { x: 35, y: 30 },
      { x: 60, y: 10 },
    ]);
  });

  test("begins at what all have before the first race, where that is something", () => {
    const frame = { width: 120, height: 60, top: 10, bottom: 10, left: 10, right: 10 };
    const [first, second] = run([20], 4, 40, frame, 10);
    expect(first).toEqual({ x: 10, y: 40 });
    expect(second).toEqual({ x: 35, y: 30 });
  });

  test.each([[[50, 50, 50]], [[10, 11, 90]], [[100, 99, 98, 97]], [[0, 0, 100]]])(
    "lets no label cover another: %j",
    (wished) => {
      const placed = [...spread(wished, 17, 5, 110)].sort((a, b) => a - b);
      for (const [k, y] of placed.entries()) if (k) expect(y - (placed[k - 1] ?? 0)).toBeGreaterThanOrEqual(17);
      expect(placed.at(-1)).toBeLessThanOrEqual(110);
    },
  );

  test("numbers every column where there is room, else some of them, and always the last", () => {
    expect(numbered(5, 200, 22)).toEqual([0, 1, 2, 3, 4]);
    const few = numbered(100, 400, 22);
    expect(few.at(-1)).toBe(99);
    expect(few.length * 22).toBeLessThanOrEqual(400 + 22);
    expect(numbered(0, 400, 22)).toEqual([]);
  });

  test("leaves labels beside their lines where there is room", () => {
    expect(spread([80, 20, 50], 17, 0, 100)).toEqual([80, 20, 50]);
  });
});
