/** The parts of a match that end by themselves, such as deals: what each told, from the events as they are shown. */

import type { Chapter } from "../games/page";
import type { GameInfo, Happening } from "./protocol";

export class Chapters {
  /** Those that are over, in order. */
  over = $state.raw<readonly Chapter[]>([]);
  /** The one that has just ended, as long as it stays in sight. */
  shown = $state.raw<Chapter>();
  #told: Happening[] = [];
  readonly #ends: ReadonlySet<number>;
  readonly #passing: ReadonlySet<number>;

  constructor(info: Pick<GameInfo, "events">) {
    const numbers = (which: (event: GameInfo["events"][number]) => boolean) =>
      new Set(info.events.filter(which).map(({ id }) => id));
    this.#ends = numbers(({ chapter }) => chapter);
    this.#passing = numbers(({ passing }) => passing);
  }

  /** Whether this event ends a chapter. */
  ends(event: number): boolean {
    return this.#ends.has(event);
  }

  hear(happening: Happening) {
    // What is only a step of a way tells nothing, and games without chapters would collect all of theirs.
    if (!this.#ends.size || this.#passing.has(happening.event)) return;
    this.#told.push(happening);
    if (this.ends(happening.event)) this.#close();
  }

  dismiss() {
    this.shown = undefined;
  }

  /** As before the first step. */
  reset() {
    this.over = [];
    this.#told = [];
    this.dismiss();
  }

  #close() {
    this.shown = { number: this.over.length + 1, happenings: this.#told };
    this.over = [...this.over, this.shown];
    this.#told = [];
  }
}

/** The arguments of each event of this name among what was told of a chapter. */
export function argsOf(info: Pick<GameInfo, "events">, { happenings }: Chapter, name: string): (readonly number[])[] {
  const id = info.events.find((event) => event.name === name)?.id;
  return happenings.filter(({ event }) => event === id).map(({ args }) => args);
}
