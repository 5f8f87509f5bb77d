/** How cards look: suppliers' colours, a picture for each type, and the colours of the cars. */

import type { GameTexts } from "../../lib/game-texts";
import { OBSTACLE, PALETTE, type Paint } from "../../lib/palette";
import type { GameInfo } from "../../lib/protocol";
import type { Figures } from "./view";

export const TYPES = ["aero", "brakes", "setup", "engine", "tyres", "fuel", "team"] as const;
export const MANOEUVRES = [
  "skill",
  "luck",
  "fortune",
  "steady",
  "slipstream",
  "engage",
  "fast",
  "victory",
  "will",
] as const;

/** What a card is a picture of: a type of technology, or a manoeuvre card. */
export type Kind = (typeof TYPES)[number] | (typeof MANOEUVRES)[number];
export type Supplier = "red" | "yellow" | "blue";

/** A kind of cards: `red-aero` and the like have a supplier, manoeuvre cards have none. */
export interface Card {
  word: string;
  kind: Kind;
  supplier: Supplier | undefined;
}

/** The ground of a card, and its ink; suppliers differ by the number of bars on the card too. */
export interface Ground {
  fill: string;
  ink: string;
  bars: number;
}

const DARK = "#15181c";
const LIGHT = "#ffffff";

const GROUNDS: Readonly<Record<Supplier, Ground>> = {
  red: { fill: "#b3261e", ink: LIGHT, bars: 1 },
  yellow: { fill: "#f4c21c", ink: DARK, bars: 2 },
  blue: { fill: "#2f5fd0", ink: LIGHT, bars: 3 },
};
const MANOEUVRE: Ground = { fill: "#e9e2d3", ink: DARK, bars: 0 };

/** Outlines in a square from (-12, -12) to (12, 12), drawn as lines. */
const PICTURES: Readonly<Record<Kind, string>> = {
  aero: "M-10 -6H4A3.4 3.4 0 1 0 0 -9.4M-10 0H7A3.6 3.6 0 1 1 3.4 4M-10 6H-2A3 3 0 1 1 -5 9.4",
  brakes: "M0 -9A9 9 0 1 1 -.01 -9ZM0 -3A3 3 0 1 1 -.01 -3ZM5 -9.6A11 11 0 0 1 10.6 -3",
  setup: "M-9 9L2 -2M2 -2A5.4 5.4 0 0 1 9 -8.4L5.4 -4.6L7.4 -2.6L11 -6.2A5.4 5.4 0 0 1 4.6 .8L-6.4 11.6Z",
  engine: "M-10 -2H-7V-6H5L8 -2H10V5H8L5 9H-4L-7 5H-10ZM-4 -6V-9H2V-6",
  tyres: "M0 -10A10 10 0 1 1 -.01 -10ZM0 -4.6A4.6 4.6 0 1 1 -.01 -4.6ZM0 -10V-4.6M0 10V4.6M-10 0H-4.6M10 0H4.6",
  fuel: "M-8 10V-9H3V10ZM-8 -2H3M3 0H6V6A2 2 0 0 0 10 6V-3L6 -7",
  team: "M-5 -4A3 3 0 1 1 -5.01 -4ZM5 -4A3 3 0 1 1 4.99 -4ZM-11 9V5A4 4 0 0 1 -7 1H-3A4 4 0 0 1 0 3.2A4 4 0 0 1 3 1H7A4 4 0 0 1 11 5V9",
  skill: "M0 -10A10 10 0 1 1 -.01 -10ZM0 -5A5 5 0 1 1 -.01 -5ZM0 -12V-7M0 12V7M-12 0H-7M12 0H7",
  luck: "M0 0C-7 -1 -8 -9 -3.6 -9C-1 -9 0 -6 0 0C0 -6 1 -9 3.6 -9C8 -9 7 -1 0 0ZM0 0C-7 1 -8 8 -3.6 8C-1 8 0 5 0 0C0 5 1 8 3.6 8C8 8 7 1 0 0ZM1 5L5 11",
  fortune: "M-9 -3A9 9 0 0 1 7.6 -5.4M9 3A9 9 0 0 1 -7.6 5.4M8.4 -10.6V-5H2.8M-8.4 10.6V5H-2.8",
  steady: "M0 -10A10 10 0 1 1 -.01 -10ZM0 -2.6A2.6 2.6 0 1 1 -.01 -2.6ZM-10 0H-2.6M2.6 0H10M0 2.6V10",
  slipstream: "M-11 -4H-6L-3 -7H2L5 -4V2H-11ZM8 -5H12M9 -1H13M8 3H12M-8 6H3",
  engage: "M-11 -4H-5L-1 0L-5 4H-11M11 -4H5L1 0L5 4H11M0 -11V-6M0 11V6",
  fast: "M-10 8A10 10 0 1 1 10 8M0 6L6 -3M-7 0L-8.6 -1M0 -6V-8",
  victory: "M-6 -10H6V-3A6 6 0 0 1 -6 -3ZM-6 -8H-10A4 4 0 0 0 -5.4 -2M6 -8H10A4 4 0 0 1 5.4 -2M0 3V8M-5 10H5",
  will: "M0 10C-7 5 -10 1 -10 -4A5 5 0 0 1 0 -6A5 5 0 0 1 10 -4C10 1 7 5 0 10ZM-6 -1H-2L0 -4L2 3L3.4 -1H6",
};

/** The rule that says what a card of each kind does. */
const RULES: Readonly<Record<Kind, string>> = {
  aero: "11.1",
  brakes: "11.2",
  setup: "11.3",
  engine: "11.4",
  tyres: "11.5",
  fuel: "11.6",
  team: "11.7",
  skill: "11.8",
  fast: "11.9",
  luck: "11.10",
  fortune: "11.11",
  steady: "11.12",
  slipstream: "11.13",
  engage: "11.14",
  victory: "11.15",
  will: "11.16",
};

/** Which words of the vocabulary are cars' colours, as the palette has them. */
const COLOURS: Readonly<Record<string, Pick<Paint, "fill" | "ink">>> = {
  white: { fill: PALETTE.white.fill, ink: DARK },
  black: { fill: "#2a2e33", ink: LIGHT },
  green: { fill: PALETTE.green.fill, ink: DARK },
  orange: { fill: PALETTE.orange.fill, ink: DARK },
  yellow: { fill: PALETTE.yellow.fill, ink: DARK },
};

/** The kinds of cards in the order in which hands count them. */
export function cardsOf({ vocabularies }: Pick<GameInfo, "vocabularies">): Card[] {
  return (vocabularies.card ?? []).map(cardOf);
}

export function cardOf(word: string): Card {
  const [supplier, kind] = word.split("-");
  if (!kind) return { word, kind: word as Kind, supplier: undefined };
  return { word, kind: kind as Kind, supplier: supplier as Supplier };
}

export function groundOf({ supplier }: Pick<Card, "supplier">): Ground {
  return supplier ? GROUNDS[supplier] : MANOEUVRE;
}

export function groundOfSupplier(supplier: string): Ground {
  return GROUNDS[supplier as Supplier] ?? MANOEUVRE;
}

export function pictureOf(kind: Kind): string {
  return PICTURES[kind];
}

export function ruleOf({ kind }: Pick<Card, "kind">): string {
  return RULES[kind];
}

/** What a card is called. */
export function nameOf(texts: GameTexts, card: Pick<Card, "word">): string {
  return texts.word("card", card.word);
}

/** What a card does, in one short sentence, with what is printed on it; `kind` is its number. */
export function effectOf(texts: GameTexts, figures: Figures, card: Card, kind: number): string {
  const isBlue = card.kind === "team" && card.supplier === "blue";
  return texts.of(["page", `card-${isBlue ? "team-blue" : card.kind}`], { worth: figures.worth[kind] ?? 0 });
}

/** The colour of a car by the word of its car card; one that has none yet is grey. */
export function colourOfCar(word: string): Pick<Paint, "fill" | "ink"> {
  return COLOURS[word] ?? OBSTACLE;
}
