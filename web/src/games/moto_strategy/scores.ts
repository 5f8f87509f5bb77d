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
  const endings = info.events.filter(({ name }) => ENDINGS.includes(name)).map(({ id }) => id);
  return chapters.map((chapter) => {
    const points: number[] = [];
    const totals: number[] = [];
    for (const [seat = 0, gained = 0, total = 0] of argsOf(info, chapter, "scored")) {
      points[seat] = gained;
      totals[seat] = total;
    }
    const out = argsOf(info, chapter, "eliminated").map(([seat = -1]) => seat);
    const ending = chapter.happenings.filter(({ event }) => endings.includes(event)).at(-1);
    return { number: chapter.number, points, totals, out, ending };
  });
}

/** The arguments of each event of this name among what was told of a chapter. */
function argsOf({ events }: Pick<GameInfo, "events">, { happenings }: Chapter, wanted: string) {
  const id = events.find(({ name }) => name === wanted)?.id;
  return happenings.filter(({ event }) => event === id).map(({ args }) => args);
}
