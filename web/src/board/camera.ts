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
/** A lane of so many pixels can be played without coming closer. */
const PLAYABLE = 20;

/** The box with the shape of the window that shows all of `box`. */
export function fitted(box: Box, window: Size): Box {
  const scale = Math.max(box[2] / window.width, box[3] / window.height);
  return around({ x: box[0] + box[2] / 2, y: box[1] + box[3] / 2 }, window, scale);
}

/** Whether the whole board is too small to be played in this window, so that the camera had better follow. */
export function needsFollowing(box: Box, window: Size, lane: number): boolean {
  return lane / (fitted(box, window)[2] / window.width) < PLAYABLE;
}

/** The box around these points (the first matters most), with lanes of a size for fingers. */
export function closeUp(points: readonly Point[], window: Size, lane: number): Box {
  const first = points[0] ?? { x: 0, y: 0 };
  const low = { x: Math.min(...points.map((p) => p.x)), y: Math.min(...points.map((p) => p.y)) };
  const high = { x: Math.max(...points.map((p) => p.x)), y: Math.max(...points.map((p) => p.y)) };
  const room = ROOM * lane;
  const wanted = Math.max((high.x - low.x + 2 * room) / window.width, (high.y - low.y + 2 * room) / window.height);
  const scales = CLOSE.map((pixels) => lane / pixels);
  const scale = scales.find((each) => each >= wanted) ?? scales.at(-1) ?? wanted;
  const half = { x: (window.width * scale) / 2 - room, y: (window.height * scale) / 2 - room };
  const middle = { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 };
  return around(
    {
      x: within(middle.x, first.x - half.x, first.x + half.x),
      y: within(middle.y, first.y - half.y, first.y + half.y),
    },
    window,
    scale,
  );
}

/** Whether the box shows all these points with room around them, so that the camera can rest. */
export function holds(box: Box, points: readonly Point[], lane: number): boolean {
  const room = ROOM * lane * 0.8;
  return points.every(
    ({ x, y }) =>
      x >= box[0] + room && x <= box[0] + box[2] - room && y >= box[1] + room && y <= box[1] + box[3] - room,
  );
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

/** A corner of the picture with room for something: the first that is far from all these points, else the farthest. */
export function cornerAway(view: Box, points: readonly Point[]): Corner {
  const room = (corner: Corner) => {
    const x = corner.endsWith("right") ? view[0] + view[2] : view[0];
    const y = corner.startsWith("bottom") ? view[1] + view[3] : view[1];
    return Math.min(...points.map((point) => Math.hypot(point.x - x, point.y - y)));
  };
  const enough = 0.36 * Math.min(view[2], view[3]);
  const far = CORNERS.find((corner) => room(corner) >= enough);
  return far ?? CORNERS.reduce((best, corner) => (room(corner) > room(best) ? corner : best));
}

function around(centre: Point, window: Size, scale: number): Box {
  const width = window.width * scale;
  const height = window.height * scale;
  return [centre.x - width / 2, centre.y - height / 2, width, height];
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
