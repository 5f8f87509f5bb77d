/** Guards what is kept of the parts of a match: each has its own events, whole, and nothing shown again is counted twice. */

import { expect, test } from "vitest";
import { argsOf, Chapters } from "../src/lib/chapters.svelte";
import type { EventInfo } from "../src/lib/protocol";

const plain = { arguments: [], leaves: false, passing: false, onward: false, chapter: false };
const dealt: EventInfo = { ...plain, id: 1, name: "dealt", passing: true };
const scored: EventInfo = { ...plain, id: 2, name: "scored" };
const over: EventInfo = { ...plain, id: 3, name: "deal-over", chapter: true };
const info = { events: [dealt, scored, over] };

const told = (event: EventInfo, ...args: number[]) => ({ event: event.id, rule: "", args });

function heard(): Chapters {
  const chapters = new Chapters(info);
  const all = [
    told(dealt, 0),
    told(scored, 0, 400),
    told(over, 1),
    told(scored, 0, 100),
    told(scored, 1, 0),
    told(over, 2),
  ];
  for (const happening of all) chapters.hear(happening);
  return chapters;
}

test("a chapter has what was told since the one before, up to its own end", () => {
  const [first, second, ...more] = heard().over;
  expect(more).toEqual([]);
  expect(first).toEqual({ number: 1, happenings: [told(scored, 0, 400), told(over, 1)] });
  expect(second && argsOf(info, second, "scored")).toEqual([
    [0, 100],
    [1, 0],
  ]);
  expect(second && argsOf(info, second, "dealt")).toEqual([]);
});

test("the last one stays in sight until somebody has read it; it is not forgotten then", () => {
  const chapters = heard();
  expect(chapters.shown?.number).toBe(2);
  chapters.dismiss();
  expect(chapters.shown).toBeUndefined();
  expect(chapters.over).toHaveLength(2);
});

test("a match that begins anew has no chapters", () => {
  const chapters = heard();
  chapters.hear(told(scored, 1, 200));
  chapters.reset();
  chapters.hear(told(over, 1));
  expect(chapters.over).toEqual([{ number: 1, happenings: [told(over, 1)] }]);
});

test("a game without chapters keeps nothing", () => {
  const chapters = new Chapters({ events: [scored] });
  chapters.hear(told(scored, 0, 400));
  expect(chapters.over).toEqual([]);
  expect(chapters.shown).toBeUndefined();
});
