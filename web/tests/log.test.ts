/** Guards the lines of the log: that somebody is next is said until they act, and nothing else that is told goes. */

import { expect, test } from "vitest";
import { GameTexts } from "../src/lib/game-texts";
import { Log } from "../src/lib/log.svelte";
import type { ArgumentInfo, EventInfo, GameInfo } from "../src/lib/protocol";

const seat: ArgumentInfo = { name: "seat", kind: "seat", see: "all" };
const plain: Omit<EventInfo, "id" | "name"> = {
  arguments: [seat],
  leaves: false,
  passing: false,
  onward: false,
  chapter: false,
};
const next: EventInfo = { ...plain, id: 1, name: "next", onward: true };
const acts: EventInfo = { ...plain, id: 2, name: "acts" };
const round: EventInfo = {
  ...plain,
  id: 3,
  name: "round",
  arguments: [seat, { name: "round", kind: "count", see: "all" }],
  onward: true,
};
const info = {
  id: "some",
  code: "SO",
  pieces: 1,
  pieces_at: {},
  max_seats: 4,
  events: [next, acts, round],
  vocabularies: {},
};

/** The events of the lines that these events leave, each heard in a step of its own. */
function lines(...heard: [EventInfo, ...number[]][]) {
  const log = new Log(new GameTexts(info as Partial<GameInfo> as GameInfo));
  for (const [step, [event, ...args]] of heard.entries())
    log.add(step, { event: event.id, rule: `SO-${event.id}`, args }, false);
  return { told: log.lines.map(({ happenings }) => happenings[0]?.event), rule: log.onwardRule };
}

test("who is next is told until they act", () => {
  expect(lines([acts, 0], [next, 1]).told).toEqual([acts.id, next.id]);
  expect(lines([acts, 0], [next, 1], [acts, 1], [next, 0]).told).toEqual([acts.id, acts.id, next.id]);
});

test("it stays where somebody else acts first, and where it tells more than who is next", () => {
  expect(lines([next, 1], [acts, 0]).told).toEqual([next.id, acts.id]);
  expect(lines([round, 1, 2], [acts, 1]).told).toEqual([round.id, acts.id]);
  expect(lines([acts, 1], [acts, 1]).told).toEqual([acts.id, acts.id]);
});

test("the rule by which it went on is known after its line is gone", () => {
  expect(lines([next, 1], [acts, 1]).rule).toBe("SO-1");
  expect(lines([acts, 1]).rule).toBe("");
});
