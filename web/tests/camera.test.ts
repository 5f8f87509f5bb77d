/** Guards what is seen of the board: all of it, or what matters, at a size for fingers. */

import { expect, test } from "vitest";
import { closeUp, cornerAway, fitted, holds, needsFollowing, panned } from "../src/board/camera";
import type { Box } from "../src/board/drawing";

const BOARD: Box = [-100, -50, 900, 600];
const PHONE = { width: 344, height: 340 };
const DESK = { width: 890, height: 600 };
const LANE = 36;

test("the fitted box has the window's shape and holds the whole board", () => {
  for (const window of [PHONE, DESK]) {
    const [x, y, width, height] = fitted(BOARD, window);
    expect(width / height).toBeCloseTo(window.width / window.height);
    expect(x).toBeLessThanOrEqual(BOARD[0]);
    expect(y).toBeLessThanOrEqual(BOARD[1]);
    expect(x + width).toBeGreaterThanOrEqual(BOARD[0] + BOARD[2]);
    expect(y + height).toBeGreaterThanOrEqual(BOARD[1] + BOARD[3]);
  }
});

test("the camera follows on a phone and rests on a desk", () => {
  expect(needsFollowing(BOARD, PHONE, LANE)).toBe(true);
  expect(needsFollowing(BOARD, DESK, LANE)).toBe(false);
});

test("close up, a lane is big enough for a finger, and the first point is in sight however far the others are", () => {
  for (const far of [50, 300, 3000]) {
    const [x, y, width, height] = closeUp(
      [
        { x: 0, y: 0 },
        { x: far, y: far },
      ],
      PHONE,
      LANE,
    );
    expect((LANE * PHONE.width) / width).toBeGreaterThanOrEqual(33.9);
    expect(x).toBeLessThan(0);
    expect(y).toBeLessThan(0);
    expect(x + width).toBeGreaterThan(0);
    expect(y + height).toBeGreaterThan(0);
  }
});

test("close up, points that are near are all in sight", () => {
  const [x, y, width, height] = closeUp(
    [
      { x: 0, y: 0 },
      { x: 150, y: -60 },
    ],
    PHONE,
    LANE,
  );
  expect(x + width).toBeGreaterThan(150);
  expect(y).toBeLessThan(-60);
  expect(y + height).toBeGreaterThan(0);
});

test("dragging moves the picture with the finger, but not off the board", () => {
  const box: Box = [0, 0, 344, 340];
  expect(panned(box, { x: 10, y: -20 }, PHONE, BOARD)).toEqual([-10, 20, 344, 340]);
  const [x] = panned(box, { x: 99999, y: 0 }, PHONE, BOARD);
  expect(x + box[2] / 2).toBe(BOARD[0]);
});

test("the camera can rest while all that matters is well inside the picture", () => {
  const view: Box = [0, 0, 400, 300];
  expect(
    holds(
      view,
      [
        { x: 200, y: 150 },
        { x: 100, y: 100 },
      ],
      LANE,
    ),
  ).toBe(true);
  expect(
    holds(
      view,
      [
        { x: 200, y: 150 },
        { x: 390, y: 100 },
      ],
      LANE,
    ),
  ).toBe(false);
  expect(holds(view, [{ x: 200, y: -5 }], LANE)).toBe(false);
});

test("close up there are few sizes, so that the picture does not breathe with every step", () => {
  const widths = [60, 90, 120, 150, 180, 210].map(
    (far) =>
      closeUp(
        [
          { x: 0, y: 0 },
          { x: far, y: 0 },
        ],
        PHONE,
        LANE,
      )[2],
  );
  expect(new Set(widths).size).toBeLessThanOrEqual(3);
});

test("the small map stays in its corner, and gives way only to what matters", () => {
  const view: Box = [0, 0, 400, 300];
  expect(cornerAway(view, [{ x: 200, y: 100 }])).toBe("bottom right");
  expect(cornerAway(view, [{ x: 390, y: 290 }])).toBe("bottom left");
  expect(
    cornerAway(view, [
      { x: 390, y: 290 },
      { x: 10, y: 290 },
    ]),
  ).toBe("top right");
  expect(cornerAway(view, [])).toBe("bottom right");
});
