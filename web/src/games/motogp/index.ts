/** Table-MotoGP on the page: motorcycles, dice with their lanes, a team's hand, bad news, the order of the race. */

import type { Cell, CellLook, Drawing } from "../../board/drawing";
import type { GamePage } from "../page";
import Classification from "./Classification.svelte";
import Hand from "./Hand.svelte";
import Holding from "./Holding.svelte";
import { outlineOf } from "./icons";
import Motorcycle from "./Motorcycle.svelte";
import Order from "./Order.svelte";
import { MotogpStage } from "./stage.svelte";
import { GRID_SPACES, spacesOf } from "./view";

const LIGHT = "#f6f3ea";
const DARK = "#15181c";
/** Colours of the ground as the rules name them: grey, red, yellow; a mark's is green or black. */
const GROUND: Readonly<Record<string, string>> = {
  straight: "#8d939a",
  inner: "#c9543f",
  "outer-a": "#b8432f",
  "outer-b": "#b8432f",
  hairpin: "#b8432f",
  pit: "#e2bd3a",
};
/** What is printed on the spaces keeps its name in every language; ENGINE BREAK DOWN is too long to be painted. */
const MARKS: Readonly<Record<string, CellLook>> = {
  fuel: { fill: "#4dad6d", ink: DARK, outline: outlineOf("fuel"), word: "FUEL" },
  boxes: { fill: "#2a2e33", ink: LIGHT, outline: outlineOf("boxes"), word: "BOXES" },
  crash: { fill: "#2a2e33", ink: LIGHT, outline: outlineOf("crash"), word: "CRASH" },
  engine: { fill: "#2a2e33", ink: LIGHT, outline: outlineOf("engine"), word: "ENGINE" },
};

function isOnGrid(cell: Cell, drawing: Drawing): boolean {
  return cell.kind === "straight" && cell.position >= spacesOf(drawing) - GRID_SPACES;
}

function look(cell: Cell, drawing?: Drawing): CellLook {
  const ground = GROUND[cell.kind] ?? GROUND.straight ?? "";
  if (cell.mark === "chequered") return { fill: LIGHT, ink: DARK, outline: "", pattern: "chequers" };
  const mark = MARKS[cell.mark];
  if (mark) return cell.kind === "pit" ? { ...mark, fill: ground, ink: DARK } : mark;
  const plain: CellLook = { fill: ground, ink: DARK, outline: "" };
  return drawing && isOnGrid(cell, drawing) ? { ...plain, pattern: "boxes" } : plain;
}

export const page: GamePage = {
  board: {
    look,
    Token: Motorcycle,
    tokenLength: 30,
    plain: ["lane", "keep"],
    stage: (setting) => new MotogpStage(setting),
  },
  Hand,
  Standings: Order,
  Holding,
  tally: ({ position }, seat) => {
    return position?.over ? String(position.points[seat] ?? 0) : "";
  },
  Classification,
  sounds: {
    rolled: "rattle",
    extra: "tick",
    played: "tick",
    moved: "engine",
    crashed: "bump",
    "held-up": "bump",
    "broke-down": "bump",
    finished: "fanfare",
    won: "fanfare",
  },
};
