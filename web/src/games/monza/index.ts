/** Monza on the page: six dice, tiles in the Challenge, cars. */

import type { Cell, CellLook } from "../../board/drawing";
import { OBSTACLE, paintOf } from "../../lib/palette";
import type { GamePage } from "../page";
import Car from "./Car.svelte";
import Hand from "./Hand.svelte";
import Holding from "./Holding.svelte";
import { MonzaStage, viewOf } from "./stage.svelte";

const ASPHALT = "var(--asphalt)";
const LIGHT = "#f6f3ea";

function look({ kind, paint }: Cell): CellLook {
  if (kind === "start") return { ...OBSTACLE, fill: ASPHALT, outline: "", pattern: "boxes" };
  if (kind === "finish") return { ...paintOf(paint), fill: LIGHT, plate: LIGHT, pattern: "chequers" };
  return kind === "obstacle" ? OBSTACLE : paintOf(paint);
}

export const page: GamePage = {
  board: { look, Token: Car, tokenLength: 34, plain: ["die", "bonus"], stage: (setting) => new MonzaStage(setting) },
  Hand,
  Holding,
  tally: ({ position, texts }, seat) => {
    const dice = position ? viewOf(position).finished_with[seat] : 0;
    return dice ? texts.of(["page", "tally-dice"], { dice }) : "";
  },
  sounds: {
    turn: "rattle",
    turbo: "rattle",
    placed: "tick",
    "tile-placed": "tick",
    moved: "engine",
    "bonus-step": "engine",
    "pushed-back": "bump",
    won: "fanfare",
  },
};
