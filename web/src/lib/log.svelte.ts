/** What has happened at a table, line by line, as sentences tell it. */

import type { GameTexts } from "./game-texts";
import { toldOf } from "./moved";
import type { Happening } from "./protocol";

/** A line of the log: events that one sentence tells. */
export interface LogLine {
  key: number;
  step: number;
  happenings: readonly Happening[];
  /** It tells an action that was the only possibility, so nobody was asked. */
  forced: boolean;
}

/** A long match has many lines; the latest are enough to follow it. */
const KEPT = 400;

export class Log {
  lines = $state.raw<readonly LogLine[]>([]);
  #key = 0;

  constructor(private readonly texts: GameTexts) {}

  add(step: number, happening: Happening, forced: boolean) {
    if (!toldOf(this.texts.info, [happening]).length) return;
    const last = this.lines.at(-1);
    const lastHappening = last?.happenings.at(-1);
    if (last && lastHappening && last.step === step && this.texts.joins(lastHappening, happening)) {
      this.lines = [...this.lines.slice(0, -1), { ...last, happenings: [...last.happenings, happening] }];
    } else {
      this.#key += 1;
      this.lines = [...this.lines.slice(1 - KEPT), { key: this.#key, step, happenings: [happening], forced }];
    }
  }
}
