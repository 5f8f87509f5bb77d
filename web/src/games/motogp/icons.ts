/**
 * Pictures of Table-MotoGP in one ink, drawn in a square from (-8, -8) to (8, 8): marks of the circuit, cards, and what
 * has befallen a motorcycle. A card and the mark that it answers share a picture.
 */

export type IconName =
  | "fuel"
  | "boxes"
  | "crash"
  | "engine"
  | "chequered"
  | "extra"
  | "failure"
  | "again"
  | "stop"
  | "missing"
  | "out";

interface Icon {
  /** Filled by the even-odd rule. */
  fill?: string;
  /** Drawn as a line. */
  line?: string;
  /** Degrees by which it is turned. */
  turn?: number;
}

export const ICONS: Readonly<Record<IconName, Icon>> = {
  fuel: {
    fill:
      "M-6.4 7.4V-6L-5.2 -7.2H.8L2 -6V-.6H3.6L5.3 1.1V4.4H6.2V-2.3L3.6 -5L4.8 -6.2L7.8 -3V6H3.7V1.8L3 1.1H2V7.4Z" +
      "M-4.4 -5.2V-1.2H0V-5.2Z",
  },
  boxes: {
    fill: "M-7.4 7.2V-2.4L0 -7.4L7.4 -2.4V7.2H5.2V-.8H-5.2V7.2ZM-4 1H4V3H-4ZM-4 4.6H4V6.6H-4Z",
  },
  crash: {
    fill:
      "M0 -8L1.9 -4.2L5.7 -5.7L4.2 -1.9L8 0L4.2 1.9L5.7 5.7L1.9 4.2L0 8L-1.9 4.2L-5.7 5.7L-4.2 1.9L-8 0L-4.2 -1.9" +
      "L-5.7 -5.7L-1.9 -4.2ZM-.9 -3.4L-.6 1.1H.6L.9 -3.4ZM-.9 2V3.6H.9V2Z",
  },
  engine: {
    fill:
      "M-4.6 -3.6H-1.2V-5H-3.2V-6.6H3.2V-5H1.2V-3.6H3.2L5.2 -1.6V0H6V-1.8H7.8V5.4H6V3.6H5.2V5L3.6 6.6H-2.2L-4.6 4.4V1.6" +
      "H-6V3.4H-7.8V-3.4H-6V-1.2H-4.6ZM1.4 -2.6L-2 1.8H-.2L-1 5.2L2.4 .8H.6Z",
  },
  chequered: {
    fill: "M-7.2 -7.6H-5.8V7.6H-7.2ZM-5 -7H-1V-3.8H-5ZM3 -7H7V-3.8H3ZM-1 -3.8H3V-.6H-1ZM-5 -.6H-1V2.6H-5ZM3 -.6H7V2.6H3Z",
    line: "M-5 -7H7V2.6H-5",
  },
  extra: { line: "M-5 .6L0 -5.4L5 .6M-5 6.4L0 .4L5 6.4" },
  failure: {
    fill: "M-1.5 -7.6V-4.2A1.5 1.5 0 0 0 1.5 -4.2V-7.6A4 4 0 0 1 1.8 -.5V6A1.8 1.8 0 0 1 -1.8 6V-.5A4 4 0 0 1 -1.5 -7.6Z",
    turn: 40,
  },
  again: { line: "M5.6 -2.4A6 6 0 1 0 6 1.4M6.6 -6.4V-2H2.2" },
  stop: { fill: "M-3.2 -7.6H3.2L7.6 -3.2V3.2L3.2 7.6H-3.2L-7.6 3.2V-3.2ZM-5 -1.5V1.5H5V-1.5Z" },
  missing: { fill: "M-5.6 -7.6H5.6V-5.6L1.4 0L5.6 5.6V7.6H-5.6V5.6L-1.4 0L-5.6 -5.6ZM-2.4 -4.6L0 -1.4L2.4 -4.6Z" },
  out: { line: "M-5.4 -5.4L5.4 5.4M5.4 -5.4L-5.4 5.4" },
};

/** The picture of a mark as an outline in a square from (-1, -1) to (1, 1). Its path has no arcs, so that it scales. */
export function outlineOf(name: "fuel" | "boxes" | "crash" | "engine"): string {
  return (ICONS[name].fill ?? "").replace(/-?\d*\.?\d+/g, (number) => String(Number((Number(number) / 8).toFixed(3))));
}
