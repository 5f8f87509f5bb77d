/** Lamborghini on the page: a track with cars, sums and checks that are told; cards are drafted in the track's place. */

import type { Cell, CellLook } from "../../board/drawing";
import { OUTLINES } from "../../lib/palette";
import type { GamePage } from "../page";
import Car from "./Car.svelte";
import Classification from "./Classification.svelte";
import { moneyOf } from "./draft/money";
import Summary from "./draft/Summary.svelte";
import Table from "./draft/Table.svelte";
import Hand from "./Hand.svelte";
import Holding from "./Holding.svelte";
import Standings from "./Standings.svelte";
import { LamborghiniStage } from "./stage.svelte";
import { isRace, viewOf } from "./view";

const DARK = "#15181c";
/** Colours of the ground by the kinds of cells. */
const GROUND: Readonly<Record<string, string>> = { straight: "#9aa0a6", bend: "#b98a6c", narrow: "#8f86a8" };

function look(cell: Cell): CellLook {
  const plain: CellLook = { fill: GROUND[cell.kind] ?? "#9aa0a6", ink: DARK, outline: "" };
  if (cell.mark === "pole") return { ...plain, outline: OUTLINES.star, pattern: "boxes" };
  return cell.mark ? { ...plain, pattern: "boxes" } : plain;
}

export const page: GamePage = {
  board: {
    look,
    name: (texts, { lane, position }) => texts.of(["page", "cell"], { lane, position }),
    Token: Car,
    tokenLength: 26,
    plain: ["step", "slip"],
    instead: { Table, isNow: (position) => !isRace(viewOf(position)) },
    stage: (setting) => new LamborghiniStage(setting),
  },
  Hand,
  Standings,
  Holding,
  tally: ({ position, texts }, seat) => {
    const view = position && viewOf(position);
    return view?.long ? moneyOf(texts, view.money[seat] ?? 0) : "";
  },
  Classification,
  Chapter: Summary,
  sounds: {
    drew: "tick",
    played: "tick",
    "turned-up": "tick",
    moved: "engine",
    hit: "bump",
    push: "bump",
    accident: "bump",
    wrecked: "bump",
    reshuffled: "rattle",
    finished: "fanfare",
    won: "fanfare",
  },
};
