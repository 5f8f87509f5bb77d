/** Which piece of the board is shown: all of it, or as much as keeps cells big enough for a finger. */

import type { Box } from "./drawing";
import type { Point } from "./paths";

export interface Size {
  width: number;
  height: number;
}

/** Pixels that a lane is wide when the camera follows: as wide as all that matters allows. Few sizes, for calm. */
const CLOSE = [54, 44, 34];
/** Lanes of room around what matters. */
const ROOM = 1.4;
/** Lanes between the middle of a cell and what lies over the picture. */
const CLEAR = 0.9;
/** Lanes of so many pixels can be pressed without coming closer: with a finger, or with a mouse. */
export const PLAYABLE = { coarse: 20, fine: 12 };
/** Pieces of so many pixels can be told apart. */
const DISTINCT = 22;

/** The box with the shape of the window that shows all of `box`. */
export function fitted(box: Box, window: Size): Box {
  const scale = Math.max(box[2] / window.width, box[3] / window.height);
  return around({ x: box[0] + box[2] / 2, y: box[1] + box[3] / 2 }, window, scale);
}

/** Whether the whole board is too small to be played in this window, so that the camera had better follow. */
export function needsFollowing(
  box: Box,
  window: Size,
  sizes: { lane: number; piece: number },
  playable: number,
): boolean {
  const scale = fitted(box, window)[2] / window.width;
  return sizes.lane / scale < playable || sizes.piece / scale < DISTINCT;
}

/** What matters in a picture: what must be seen, and what should be, as far as there is room. */
export interface Interest<T> {
  now: readonly T[];
  later: readonly T[];
}

/** The box around all that matters, with lanes of a size for fingers; what must be seen is in it in any case. */
export function closeUp({ now, later }: Interest<Point>, window: Size, lane: number): Box {
  const [all, must] = [bounds([...now, ...later]), bounds(now)];
  const room = ROOM * lane;
  const needed = (of: Bounds) =>
    Math.max((of.high.x - of.low.x + 2 * room) / window.width, (of.high.y - of.low.y + 2 * room) / window.height);
  const scales = CLOSE.map((pixels) => lane / pixels);
  const scale = scales.find((each) => each >= needed(all)) ?? Math.max(scales.at(-1) ?? 0, needed(must));
  const half = { x: (window.width * scale) / 2 - room, y: (window.height * scale) / 2 - room };
  const middle = (axis: "x" | "y") =>
    within((all.low[axis] + all.high[axis]) / 2, must.high[axis] - half[axis], must.low[axis] + half[axis]);
  return around({ x: middle("x"), y: middle("y") }, window, scale);
}

interface Bounds {
  low: Point;
  high: Point;
}

function bounds(points: readonly Point[]): Bounds {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { low: { x: Math.min(...xs), y: Math.min(...ys) }, high: { x: Math.max(...xs), y: Math.max(...ys) } };
}

/** Whether the box shows all these points with room around them, so that the camera can rest. */
export function holds(box: Box, points: readonly Point[], lane: number): boolean {
  const room = ROOM * lane * 0.8;
  return points.every(
    ({ x, y }) =>
      x >= box[0] + room && x <= box[0] + box[2] - room && y >= box[1] + room && y <= box[1] + box[3] - room,
  );
}

/** The box moved no further than it takes to show a point with room around it. */
export function including(box: Box, { x, y }: Point, lane: number): Box {
  const room = ROOM * lane;
  return [within(box[0], x + room - box[2], x - room), within(box[1], y + room - box[3], y - room), box[2], box[3]];
}

/** The box moved by so many pixels, but not off the board. */
export function panned(box: Box, by: Point, window: Size, board: Box): Box {
  const scale = box[2] / window.width;
  const x = within(box[0] - by.x * scale, board[0] - box[2] / 2, board[0] + board[2] - box[2] / 2);
  const y = within(box[1] - by.y * scale, board[1] - box[3] / 2, board[1] + board[3] - box[3] / 2);
  return [x, y, box[2], box[3]];
}

/** The box a share (0 to 1) of the way from one to another. */
export function between(from: Box, to: Box, share: number): Box {
  const at = (k: 0 | 1 | 2 | 3) => from[k] + (to[k] - from[k]) * share;
  return [at(0), at(1), at(2), at(3)];
}

export type Corner = `${"bottom" | "top"} ${"right" | "left"}`;
const CORNERS: readonly Corner[] = ["bottom right", "bottom left", "top right", "top left"];

/** The first corner of the picture in which something of a size (in pixels) hides nothing that matters, or the least. */
export function freeCorner(view: Box, window: Size, size: Size, lane: number, { now, later }: Interest<Point>): Corner {
  const scale = view[2] / window.width;
  const [width, height] = [size.width * scale + CLEAR * lane, size.height * scale + CLEAR * lane];
  const hidden = (corner: Corner) => (point: Point) =>
    (corner.endsWith("right") ? view[0] + view[2] - point.x : point.x - view[0]) < width &&
    (corner.startsWith("bottom") ? view[1] + view[3] - point.y : point.y - view[1]) < height;
  // One thing that must be seen weighs more than all that only should be.
  const cost = (corner: Corner) =>
    now.filter(hidden(corner)).length * (later.length + 1) + later.filter(hidden(corner)).length;
  return CORNERS.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}

/** The part of a box that lies in another. */
export function clipped(box: Box, into: Box): Box {
  const [left, top] = [Math.max(box[0], into[0]), Math.max(box[1], into[1])];
  const [right, bottom] = [Math.min(box[0] + box[2], into[0] + into[2]), Math.min(box[1] + box[3], into[1] + into[3])];
  return [left, top, Math.max(right - left, 0), Math.max(bottom - top, 0)];
}

function around(centre: Point, window: Size, scale: number): Box {
  const width = window.width * scale;
  const height = window.height * scale;
  return [centre.x - width / 2, centre.y - height / 2, width, height];
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
