/**
 * The colours of cells, dice and cars. No colour stands alone: each has a shape of its own, drawn in its ink.
 *
 * The six were chosen by search so that any two, and the grey of an obstacle, stay apart under simulated red-, green-
 * and blue-blindness (`palette.test.ts` measures it), and so that each ink is legible on its colour.
 */

export type ShapeName = "circle" | "triangle" | "diamond" | "square" | "hexagon" | "star" | "tyre";

export interface Paint {
  name: string;
  fill: string;
  ink: string;
  shape: ShapeName;
}

const LIGHT = "#ffffff";
const DARK = "#15181c";

export const PALETTE = {
  blue: { name: "blue", fill: "#4965dd", ink: LIGHT, shape: "circle" },
  green: { name: "green", fill: "#4dad6d", ink: DARK, shape: "triangle" },
  purple: { name: "purple", fill: "#511575", ink: LIGHT, shape: "diamond" },
  red: { name: "red", fill: "#c01916", ink: LIGHT, shape: "square" },
  white: { name: "white", fill: "#f6f3ea", ink: DARK, shape: "hexagon" },
  yellow: { name: "yellow", fill: "#ffd003", ink: DARK, shape: "star" },
} as const satisfies Record<string, Paint>;

export const OBSTACLE: Paint = { name: "obstacle", fill: "#585c63", ink: DARK, shape: "tyre" };

/** How a word of a game's vocabulary looks; a word without a look of its own is drawn like an obstacle. */
export function paintOf(word: string | undefined): Paint {
  return (PALETTE as Record<string, Paint>)[word ?? ""] ?? OBSTACLE;
}

/** Outlines of the shapes, in a square from (-1, -1) to (1, 1). */
export const OUTLINES: Record<ShapeName, string> = {
  circle: "M0 -.86A.86 .86 0 1 1 0 .86A.86 .86 0 1 1 0 -.86Z",
  triangle: "M0 -.92L.98 .78L-.98 .78Z",
  diamond: "M0 -1L.76 0L0 1L-.76 0Z",
  square: "M-.74 -.74L.74 -.74L.74 .74L-.74 .74Z",
  hexagon: "M-.48 -.84L.48 -.84L.96 0L.48 .84L-.48 .84L-.96 0Z",
  star: "M0 -1L.26 -.33L.97 -.29L.42 .16L.6 .84L0 .46L-.6 .84L-.42 .16L-.97 -.29L-.26 -.33Z",
  tyre: "M0 -.9A.9 .9 0 1 1 0 .9A.9 .9 0 1 1 0 -.9ZM0 -.36A.36 .36 0 1 0 0 .36A.36 .36 0 1 0 0 -.36Z",
};
