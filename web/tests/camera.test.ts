/** Guards what is seen of the board: all of it, or what matters, at a size for fingers. */

import { expect, test } from "vitest";
import {
  clipped,
  closeUp,
  fitted,
  freeCorner,
  holds,
  including,
  needsFollowing,
  PLAYABLE,
  panned,
} from "../src/board/camera";
import type { Box } from "../src/board/drawing";
import type { Point } from "../src/board/paths";

const BOARD: Box = [-100, -50, 900, 600];
const PHONE = { width: 344, height: 340 };
const DESK = { width: 890, height: 600 };
const LANE = 36;
const SIZES = { lane: LANE, piece: 34 };

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
  expect(needsFollowing(BOARD, PHONE, SIZES, PLAYABLE.coarse)).toBe(true);
  expect(needsFollowing(BOARD, DESK, SIZES, PLAYABLE.coarse)).toBe(false);
});

test("what is large enough for a mouse may be too small for a finger", () => {
  const narrow = { ...SIZES, lane: LANE / 2 };
  expect(needsFollowing(BOARD, DESK, narrow, PLAYABLE.coarse)).toBe(true);
  expect(needsFollowing(BOARD, DESK, narrow, PLAYABLE.fine)).toBe(false);
});

test("where pieces are too small to be told apart the camera follows, however wide the lanes are", () => {
  expect(needsFollowing(BOARD, DESK, { ...SIZES, piece: 15 }, PLAYABLE.fine)).toBe(true);
  expect(needsFollowing(BOARD, DESK, { ...SIZES, piece: 25 }, PLAYABLE.fine)).toBe(false);
});

test("close up, a lane is big enough for a finger, and what must be seen is in sight however far the rest is", () => {
  const now = [
    { x: 0, y: 0 },
    { x: -60, y: 40 },
  ];
  for (const far of [50, 300, 3000]) {
    const box = closeUp({ now, later: [{ x: far, y: far }] }, PHONE, LANE);
    expect((LANE * PHONE.width) / box[2]).toBeGreaterThanOrEqual(33.9);
    expect(holds(box, now, LANE)).toBe(true);
    expect(holds(box, [{ x: far, y: far }], LANE)).toBe(far === 50);
  }
});

test("close up, what must be seen is in sight even where lanes get small for it", () => {
  const now = [
    { x: 0, y: 0 },
    { x: 500, y: -60 },
  ];
  const box = closeUp({ now, later: [] }, PHONE, LANE);
  expect(holds(box, now, LANE)).toBe(true);
  expect((LANE * PHONE.width) / box[2]).toBeLessThan(33);
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

test("to show one more cell the camera goes no further than it must, and stays as close", () => {
  const box: Box = [0, 0, 300, 200];
  const shown = (x: number, y: number) => including(box, { x, y }, 20);
  expect(shown(150, 100)).toEqual(box);
  const right = shown(400, 100);
  expect(right.slice(1)).toEqual([0, 300, 200]);
  expect(right[0]).toBe(400 + 1.4 * 20 - 300);
  expect(shown(-50, -60)).toEqual([-50 - 1.4 * 20, -60 - 1.4 * 20, 300, 200]);
  for (const [x, y] of [
    [400, 100],
    [-50, -60],
    [700, 900],
  ] as const)
    expect(holds(shown(x, y), [{ x, y }], 20)).toBe(true);
});

test("close up there are few sizes, so that the picture does not breathe with every step", () => {
  const widths = [60, 90, 120, 150, 180, 210].map(
    (far) => closeUp({ now: [{ x: 0, y: 0 }], later: [{ x: far, y: 0 }] }, PHONE, LANE)[2],
  );
  expect(new Set(widths).size).toBeLessThanOrEqual(3);
});

test("the small map stays in its corner, and gives way to what it would hide", () => {
  const view: Box = [0, 0, 344, 340];
  const corner = (now: Point[], later: Point[] = []) =>
    freeCorner(view, PHONE, { width: 92, height: 76 }, LANE, { now, later });
  const [right, left, top] = [
    { x: 300, y: 300 },
    { x: 40, y: 300 },
    { x: 300, y: 20 },
  ] as const;
  expect(corner([])).toBe("bottom right");
  expect(corner([{ x: 172, y: 170 }])).toBe("bottom right");
  expect(corner([right])).toBe("bottom left");
  expect(corner([right, left])).toBe("top right");
  expect(corner([right, left], [top])).toBe("top left");
  // Where something is hidden anyway, it is what matters least.
  expect(corner([right, left, { x: 20, y: 20 }], [top])).toBe("top right");
});

test("the frame in the small map ends where the board ends", () => {
  expect(clipped([-200, 0, 300, 900], BOARD)).toEqual([-100, 0, 200, 550]);
  expect(clipped([0, 0, 10, 10], BOARD)).toEqual([0, 0, 10, 10]);
});
