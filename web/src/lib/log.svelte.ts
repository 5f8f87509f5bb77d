/** What has happened at a table, line by line, as sentences tell it. */

import type { GameTexts } from "./game-texts";
import { toldOf } from "./moved";
import type { EventInfo, Happening } from "./protocol";

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

/** What an event names first. */
interface Named {
  kind: string;
  value: number;
}

export class Log {
  lines = $state.raw<readonly LogLine[]>([]);
  /** The rule behind the latest event that told what comes next. */
  onwardRule = $state("");
  #key = 0;

  constructor(private readonly texts: GameTexts) {}

  add(step: number, happening: Happening, forced: boolean) {
    if (this.#event(happening)?.onward) this.onwardRule = happening.rule;
    if (!toldOf(this.texts.info, [happening]).length) return;
    const last = this.lines.at(-1);
    const lastHappening = last?.happenings.at(-1);
    if (last && lastHappening && last.step === step && this.texts.joins(lastHappening, happening)) {
      this.lines = [...this.lines.slice(0, -1), { ...last, happenings: [...last.happenings, happening] }];
    } else {
      const before = lastHappening && this.#saysMore(lastHappening, happening) ? this.lines.slice(0, -1) : this.lines;
      this.#key += 1;
      this.lines = [...before.slice(1 - KEPT), { key: this.#key, step, happenings: [happening], forced }];
    }
  }

  /** Whether the second says too what the first said: that somebody is next, who then acts. */
  #saysMore(first: Happening, second: Happening): boolean {
    const event = this.#event(first);
    // What tells more than who is next, such as a round that begins, is not said again.
    if (!event?.onward || event.arguments.length !== 1) return false;
    const [one, other] = [this.#named(first), this.#named(second)];
    return one !== undefined && one.kind === other?.kind && one.value === other.value;
  }

  #named(happening: Happening): Named | undefined {
    const kind = this.#event(happening)?.arguments[0]?.kind;
    const value = happening.args[0];
    return (kind === "seat" || kind === "piece") && value !== undefined ? { kind, value } : undefined;
  }

  #event({ event }: Happening): EventInfo | undefined {
    return this.texts.info.events.find(({ id }) => id === event);
  }
}
