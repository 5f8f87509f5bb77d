/** SVG paths of lines and circular arcs (`M`, `L`, `A`, absolute, and `Z`), taken to pieces and measured. */

export interface Point {
  x: number;
  y: number;
}

/** A point of a path and the direction in which it is passed, in degrees clockwise. */
export interface Pose extends Point {
  heading: number;
}

export interface Segment {
  kind: "line" | "arc";
  length: number;
  from: Point;
  to: Point;
  /** Path data of this segment alone. */
  path: string;
  /** The pose at a share (0 to 1) of the length. */
  at(share: number): Pose;
}

const DEGREES = 180 / Math.PI;

/** The segments of a path. Throws on commands that circuits do not use. */
export function segments(path: string): Segment[] {
  const found: Segment[] = [];
  let here: Point = { x: 0, y: 0 };
  let first = here;
  for (const [, command, text] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const values = (text ?? "")
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const to = command === "Z" ? first : { x: values.at(-2) ?? 0, y: values.at(-1) ?? 0 };
    if (command === "M") first = to;
    else if (command === "L" || (command === "Z" && (to.x !== here.x || to.y !== here.y))) found.push(line(here, to));
    else if (command === "A") found.push(arc(here, to, values[0] ?? 0, values[3] === 1, values[4] === 1));
    else if (command !== "Z") throw new Error(`unexpected path command ${command}`);
    here = to;
  }
  return found;
}

function line(from: Point, to: Point): Segment {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const heading = Math.atan2(dy, dx) * DEGREES;
  return {
    kind: "line",
    length: Math.hypot(dx, dy),
    from,
    to,
    path: `M${from.x} ${from.y}L${to.x} ${to.y}`,
    at: (share) => ({ x: from.x + dx * share, y: from.y + dy * share, heading }),
  };
}

function arc(from: Point, to: Point, radius: number, large: boolean, clockwise: boolean): Segment {
  const centre = centreOf(from, to, radius, large === clockwise ? -1 : 1);
  const first = Math.atan2(from.y - centre.y, from.x - centre.x);
  const last = Math.atan2(to.y - centre.y, to.x - centre.x);
  const sense = clockwise ? 1 : -1;
  const full = 2 * Math.PI;
  const turn = (((last - first) * sense + full) % full) * sense;
  return {
    kind: "arc",
    length: Math.abs(turn) * radius,
    from,
    to,
    path: `M${from.x} ${from.y}A${radius} ${radius} 0 ${Number(large)} ${Number(clockwise)} ${to.x} ${to.y}`,
    at(share) {
      const angle = first + turn * share;
      return {
        x: centre.x + radius * Math.cos(angle),
        y: centre.y + radius * Math.sin(angle),
        heading: angle * DEGREES + 90 * sense,
      };
    },
  };
}

/** The centre of the circle through two points; `side` 1 puts it to the right of the way from one to the other. */
function centreOf(from: Point, to: Point, radius: number, side: number): Point {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const chord = Math.hypot(dx, dy);
  const height = Math.sqrt(Math.max(0, radius * radius - (chord * chord) / 4));
  const aside = (side * height) / (chord || 1);
  return { x: (from.x + to.x) / 2 - dy * aside, y: (from.y + to.y) / 2 + dx * aside };
}
