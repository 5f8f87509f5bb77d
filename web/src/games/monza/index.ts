/** Monza on the page: six dice, tiles in the Challenge, cars. */

import { paintOf } from "../../lib/palette";
import type { GamePage } from "../page";
import Car from "./Car.svelte";
import Hand from "./Hand.svelte";
import Holding from "./Holding.svelte";
import { MonzaStage, viewOf } from "./stage.svelte";

export const page: GamePage = {
  paints: (info) => (info.vocabularies.colour ?? []).map(paintOf),
  paintOf: (seat) => paintOf(seat.attributes.colour),
  Token: Car,
  Hand,
  Holding,
  tally: ({ position, texts }, seat) => {
    const dice = position ? viewOf(position).finished_with[seat] : 0;
    return dice ? texts.of(["page", "tally-dice"], { dice }) : "";
  },
  stage: (info, track, seats) => new MonzaStage(info, track, seats),
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
  plain: ["die", "bonus"],
};
