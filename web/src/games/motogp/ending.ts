/** How a race ended for a motorcycle. */

import type { IconName } from "./icons";
import type { Out } from "./stage.svelte";
import { statusOf, type View } from "./view";

/** `out`: for a reason that was not seen. */
export type Ending = "finished" | "running" | "broken" | "out" | Out;

export const SIGNS: Readonly<Record<Ending, IconName>> = {
  finished: "chequered",
  running: "extra",
  broken: "engine",
  out: "out",
  "out-of-fuel": "fuel",
  lapped: "out",
  disqualified: "out",
};

/** `outs` are the reasons of those that are out, as far as they are known. */
export function endOf(view: View, piece: number, outs: Readonly<Record<number, Out>> = {}): Ending {
  const status = statusOf(view, piece);
  if (status === "out") return outs[piece] ?? status;
  return status === "racing" || status === "absent" ? "running" : status;
}
