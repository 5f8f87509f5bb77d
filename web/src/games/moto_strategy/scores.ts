/** The score pad: what each deal brought each seat, and the totals after it, as the events of the deals told it. */

import type { GameInfo, Happening } from "../../lib/protocol";
import type { Chapter } from "../page";

/** A deal on the score pad. */
export interface Deal {
  number: number;
  /** By seat. */
  points: readonly number[];
  totals: readonly number[];
  /** Seats that were eliminated from it. */
  out: readonly number[];
  /** The event that ended it, if it was heard. */
  ending: Happening | undefined;
}

const ENDINGS = ["stopped", "last-card", "last-left"];

export function dealsOf(info: Pick<GameInfo, "events">, chapters: readonly Chapter[]): Deal[] {
  const names = new Map(info.events.map(({ id, name }) => [id, name]));
  return chapters.map(({ number, happenings }) => {
    const called = (name: string) => happenings.filter(({ event }) => names.get(event) === name);
    const points: number[] = [];
    const totals: number[] = [];
    for (const { args } of called("scored")) {
      const [seat = 0, gained = 0, total = 0] = args;
      points[seat] = gained;
      totals[seat] = total;
    }
    const out = called("eliminated").map(({ args }) => args[0] ?? -1);
    const ending = happenings.filter(({ event }) => ENDINGS.includes(names.get(event) ?? "")).at(-1);
    return { number, points, totals, out, ending };
  });
}
