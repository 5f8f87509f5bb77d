/** Moto Strategy on the page: a table of open cards, hidden hands, the score pad. */

import { figure } from "../../lib/numbers";
import type { GamePage } from "../page";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import Holding from "./Holding.svelte";
import Scene from "./Scene.svelte";
import Summary from "./Summary.svelte";
import { MotoStrategyStage } from "./stage.svelte";
import Table from "./Table.svelte";
import { viewOf } from "./view";

export const page: GamePage = {
  table: { Table, Scene, stage: (setting) => new MotoStrategyStage(setting) },
  Hand,
  Holding,
  tally: ({ position }, seat) => (position ? figure(viewOf(position).total[seat] ?? 0) : ""),
  Classification: Ending,
  Chapter: Summary,
  sounds: {
    deal: "rattle",
    laid: "tick",
    drew: "tick",
    started: "engine",
    reshuffled: "rattle",
    "start-cancelled": "bump",
    "red-flag": "bump",
    "long-lap": "bump",
    eliminated: "bump",
    stopped: "engine",
    "last-card": "engine",
    won: "fanfare",
  },
};
