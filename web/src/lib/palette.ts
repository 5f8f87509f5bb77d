/**
 * The colours of seats, dice and Monza's cells. No colour stands alone: each has a shape of its own, drawn in its ink.
 *
 * The first six were chosen by search so that any two, and the grey of an obstacle, stay apart under simulated red-,
 * green- and blue-blindness; the last three, for the seventh seat and more, come as close to that as nine can
 * (`palette.test.ts` measures both). Each ink is legible on its colour.
 */

import type { GameInfo, SeatInfo } from "./protocol";

/** A colour and what is drawn on it in its ink: an outline in a square from (-1, -1) to (1, 1), empty for nothing. */
export interface Look {
  fill: string;
  ink: string;
  outline: string;
}

/** Outlines of the shapes. */
export const OUTLINES = {
  circle: "M0 -.86A.86 .86 0 1 1 0 .86A.86 .86 0 1 1 0 -.86Z",
  triangle: "M0 -.92L.98 .78L-.98 .78Z",
  diamond: "M0 -1L.76 0L0 1L-.76 0Z",
  square: "M-.74 -.74L.74 -.74L.74 .74L-.74 .74Z",
  hexagon: "M-.48 -.84L.48 -.84L.96 0L.48 .84L-.48 .84L-.96 0Z",
  star: "M0 -1L.26 -.33L.97 -.29L.42 .16L.6 .84L0 .46L-.6 .84L-.42 .16L-.97 -.29L-.26 -.33Z",
  cross:
    "M-.32 -.92L.32 -.92L.32 -.32L.92 -.32L.92 .32L.32 .32L.32 .92L-.32 .92L-.32 .32L-.92 .32L-.92 -.32L-.32 -.32Z",
  drop: "M0 -1C.3 -.45 .78 -.05 .78 .34A.78 .66 0 1 1 -.78 .34C-.78 -.05 -.3 -.45 0 -1Z",
  heart:
    "M0 .92C-.5 .5 -.96 .1 -.96 -.36C-.96 -.72 -.7 -.9 -.46 -.9C-.24 -.9 -.08 -.76 0 -.56C.08 -.76 .24 -.9 .46 -.9C.7 -.9 .96 -.72 .96 -.36C.96 .1 .5 .5 0 .92Z",
  tyre: "M0 -.9A.9 .9 0 1 1 0 .9A.9 .9 0 1 1 0 -.9ZM0 -.36A.36 .36 0 1 0 0 .36A.36 .36 0 1 0 0 -.36Z",
} as const;

export type ShapeName = keyof typeof OUTLINES;

/** A colour of the palette, its shape on it. */
export interface Paint extends Look {
  name: string;
  shape: ShapeName;
}

const LIGHT = "#ffffff";
const DARK = "#15181c";

function paint<Name extends string>(name: Name, fill: string, ink: string, shape: ShapeName) {
  return { name, fill, ink, shape, outline: OUTLINES[shape] };
}

export const PALETTE = {
  blue: paint("blue", "#4965dd", LIGHT, "circle"),
  green: paint("green", "#4dad6d", DARK, "triangle"),
  purple: paint("purple", "#511575", LIGHT, "diamond"),
  red: paint("red", "#c01916", LIGHT, "square"),
  white: paint("white", "#f6f3ea", DARK, "hexagon"),
  yellow: paint("yellow", "#ffd003", DARK, "star"),
  orange: paint("orange", "#e76813", DARK, "cross"),
  teal: paint("teal", "#26e0ed", DARK, "drop"),
  pink: paint("pink", "#e583b8", DARK, "heart"),
} as const satisfies Record<string, Paint>;

export const OBSTACLE: Paint = paint("obstacle", "#585c63", DARK, "tyre");

/** The colours of seats that have none of their own, by number. */
const NUMBERED: readonly Paint[] = Object.values(PALETTE);

/** A seat's colour: one of its attributes, or in games without attributes the one of its number; a free seat may have none. */
export function seatPaint(
  game: Pick<GameInfo, "attributes">,
  { seat, attributes }: Pick<SeatInfo, "seat" | "attributes">,
): Paint | undefined {
  if (!game.attributes.length) return NUMBERED[seat];
  const word = Object.values(attributes).find((each) => each in PALETTE);
  return word === undefined ? undefined : paintOf(word);
}

/** What marks a seat: its colour, or its shape alone where pieces get colours of their own, other than its. */
export function badgePaint(
  game: Pick<GameInfo, "attributes" | "piece_colours">,
  seat: Pick<SeatInfo, "seat" | "attributes">,
): Paint | undefined {
  const found = seatPaint(game, seat);
  return found && game.piece_colours ? plain(found) : found;
}

/** The same without a colour: what has none of its own yet, and would else be taken for what has this one. */
export function plain(paint: Paint): Paint {
  return { ...paint, fill: "var(--sunken)", ink: "var(--ink)" };
}

/** How a word of a game's vocabulary looks; a word without a look of its own is drawn like an obstacle. */
export function paintOf(word: string | undefined): Paint {
  return (PALETTE as Record<string, Paint>)[word ?? ""] ?? OBSTACLE;
}
