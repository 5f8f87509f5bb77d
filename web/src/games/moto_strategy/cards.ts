/** How the cards look: colours of their faces, what is printed on them, and how a name is set so that it fits. */

import type { GameInfo } from "../../lib/protocol";

/** The kinds of cards that have a picture. */
export type Card =
  | "moto-1"
  | "moto-2"
  | "moto-3"
  | "q1"
  | "q2"
  | "starter"
  | "warm-up"
  | "red-flag"
  | "stop"
  | "long-lap";

export interface Face {
  /** The ground, what is drawn on it, and what stands out of that. */
  fill: string;
  ink: string;
  light: string;
  /** What stays legible where a card is too small for its name; what others stand for is told by their picture. */
  short?: string;
}

export const DARK = "#15181c";
const LIGHT = "#fffdf6";

/** No two kinds share a picture, and MOTOs differ by their points too: colours never stand alone. */
export const FACES: Readonly<Record<Card, Face>> = {
  "moto-1": { fill: "#f4bd19", ink: DARK, light: "#ffe9a3", short: "400" },
  "moto-2": { fill: "#b9c4cd", ink: DARK, light: "#eef2f5", short: "200" },
  "moto-3": { fill: "#cf8653", ink: DARK, light: "#f2cfb1", short: "100" },
  q1: { fill: "#27b3ab", ink: DARK, light: LIGHT, short: "Q1" },
  q2: { fill: "#0b6a75", ink: LIGHT, light: "#bfe9e6", short: "Q2" },
  starter: { fill: "#2c8a4f", ink: DARK, light: "#c9f7a8" },
  "warm-up": { fill: "#5b2f8f", ink: LIGHT, light: "#f3b05a" },
  "red-flag": { fill: "#f3ead9", ink: DARK, light: "#c01916" },
  stop: { fill: "#262b31", ink: LIGHT, light: "#d8261f" },
  "long-lap": { fill: "#3558cf", ink: LIGHT, light: "#ffd003" },
};

/** The kinds of cards in the order in which hands count them. */
export function cardsOf({ vocabularies }: Pick<GameInfo, "vocabularies">): readonly Card[] {
  return (vocabularies.card ?? []) as Card[];
}

/** A name as it is set on a card: its lines and the height of its letters. */
export interface Name {
  lines: readonly string[];
  size: number;
}

/** In a card that is 50 wide. */
const ROOM = 43;
const LARGEST = { one: 9, two: 7.4 };

/** On one line or on two, whichever lets the letters be larger. */
export function setName(name: string): Name {
  const words = name.split(" ");
  const whole: Name = { lines: [name], size: Math.min(LARGEST.one, ROOM / widthOf(name)) };
  const halves = words.slice(1).map((_, k): Name => {
    const lines = [words.slice(0, k + 1).join(" "), words.slice(k + 1).join(" ")];
    return { lines, size: Math.min(LARGEST.two, ROOM / Math.max(...lines.map(widthOf))) };
  });
  return halves.reduce((best, each) => (each.size > best.size ? each : best), whole);
}

/** About how wide bold letters are, for letters of height 1: Chinese ones are square. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += widthOfLetter(letter);
  return width;
}

function widthOfLetter(letter: string): number {
  if (letter > "\u2e7f") return 1.02;
  if ("WM".includes(letter)) return 1.08;
  return letter === letter.toLowerCase() ? 0.6 : 0.78;
}
