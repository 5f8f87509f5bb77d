/**
 * Smooth ways through poses: cubic curves that leave and reach each point in the direction in which a piece looks
 * there. Between two points of a circle they follow the circle.
 */

import type { Cell } from "./drawing";
import type { Point, Pose } from "./paths";

/** A way that a piece follows: the pose at a share (0 to 1) of its length, which is in millimetres. */
export interface Trip {
  length: number;
  at(share: number): Pose;
}

const DEGREES = 180 / Math.PI;
/** Points by which a curve is measured. */
const STEPS = 12;

/** The way from a pose over these cells to another pose. */
export function trip(cells: readonly Cell[], from: Pose, over: readonly number[], to: Pose): Trip {
  const poses = [from];
  for (const id of over) {
    const cell = cells[id];
    const last = poses.at(-1);
    if (cell && last) poses.push(beside(cell, last));
  }
  poses.push(to);
  return joined(poses.slice(1).map((pose, k) => curve(poses[k] as Pose, pose)));
}

/** The spot of a cell that is passed on the way from a pose: as far in or out, so that nobody swerves without need. */
function beside(cell: Cell, from: Pose): Pose {
  return cell.spots.reduce<Pose>((best, spot) => (swerve(from, spot) < swerve(from, best) ? spot : best), cell);
}

/** By how much the way between two poses is no circle: there both stand at one angle to the line between them. */
function swerve(from: Pose, to: Pose): number {
  const line = Math.atan2(to.y - from.y, to.x - from.x) * DEGREES;
  return turn(from.heading + to.heading, 2 * line);
}

function joined(legs: readonly Trip[]): Trip {
  const length = legs.reduce((sum, leg) => sum + leg.length, 0);
  return {
    length,
    at(share) {
      let left = Math.min(Math.max(share, 0), 1) * length;
      for (const leg of legs.slice(0, -1)) {
        if (left <= leg.length) return leg.at(leg.length ? left / leg.length : 1);
        left -= leg.length;
      }
      const last = legs.at(-1) as Trip;
      return last.at(last.length ? left / last.length : 1);
    },
  };
}

/** One curve. A piece that moves against the direction in which it looks does not turn round. */
function curve(from: Pose, to: Pose): Trip {
  const chord = distance(from, to);
  const [a, b] = [towards(from.heading), towards(to.heading)];
  const ahead = (to.x - from.x) * (a.x + b.x) + (to.y - from.y) * (a.y + b.y);
  // A quarter of the bend tells how long the handles are with which a cubic curve follows a circle.
  const quarter = turn(from.heading, to.heading) / DEGREES / 4;
  const pull = (ahead < 0 ? -chord : chord) / Math.cos(quarter) ** 2 / 3;
  const handles: Bezier = [
    from,
    { x: from.x + a.x * pull, y: from.y + a.y * pull },
    { x: to.x - b.x * pull, y: to.y - b.y * pull },
    to,
  ];
  const lengths = measured(handles);
  const length = lengths.at(-1) ?? 0;
  return {
    length,
    at(share) {
      const t = parameter(lengths, share * length);
      if (t <= 0) return from;
      if (t >= 1) return to;
      const slope = derivative(handles, t);
      const sense = ahead < 0 ? -1 : 1;
      const heading = Math.atan2(slope.y * sense, slope.x * sense) * DEGREES;
      return { ...point(handles, t), heading: slope.x || slope.y ? heading : to.heading };
    },
  };
}

type Bezier = readonly [Point, Point, Point, Point];

function point([a, b, c, d]: Bezier, t: number): Point {
  const s = 1 - t;
  const at = (axis: "x" | "y") =>
    s * s * s * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t * t * t * d[axis];
  return { x: at("x"), y: at("y") };
}

function derivative([a, b, c, d]: Bezier, t: number): Point {
  const s = 1 - t;
  const at = (axis: "x" | "y") =>
    s * s * (b[axis] - a[axis]) + 2 * s * t * (c[axis] - b[axis]) + t * t * (d[axis] - c[axis]);
  return { x: at("x"), y: at("y") };
}

/** How long the curve is up to each of its points of measure. */
function measured(handles: Bezier): number[] {
  const points = Array.from({ length: STEPS + 1 }, (_, k) => point(handles, k / STEPS));
  let sum = 0;
  return points.map((here, k) => {
    sum += k ? distance(points[k - 1] as Point, here) : 0;
    return sum;
  });
}

/** The curve's own parameter after so much of its length. */
function parameter(lengths: readonly number[], length: number): number {
  const next = lengths.findIndex((each) => each >= length);
  if (next <= 0) return next < 0 ? 1 : 0;
  const [low, high] = [lengths[next - 1] ?? 0, lengths[next] ?? 0];
  return (next - 1 + (length - low) / (high - low)) / STEPS;
}

/** The angle from one direction to another, in degrees, at most half a turn. */
export function turn(from: number, to: number): number {
  return Math.abs(((((to - from) % 360) + 540) % 360) - 180);
}

function towards(heading: number): Point {
  return { x: Math.cos(heading / DEGREES), y: Math.sin(heading / DEGREES) };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Slow at both ends. */
export function eased(share: number): number {
  return share * share * (3 - 2 * share);
}
