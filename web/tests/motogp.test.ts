/** Guards what Table-MotoGP's page works out to show: the order of the list, gaps across the line, flags, endings. */

import { describe, expect, test } from "vitest";
import type { Drawing } from "../src/board/drawing";
import { halfOf, isPerfect } from "../src/games/motogp/dice";
import { endOf } from "../src/games/motogp/ending";
import { ICONS, outlineOf } from "../src/games/motogp/icons";
import { qualifyingRows, raceRows } from "../src/games/motogp/order";
import { MotogpStage } from "../src/games/motogp/stage.svelte";
import {
  cardsOf,
  distanceOf,
  flagsOf,
  GRID_SPACES,
  ROLLS,
  STATUSES,
  spacesOf,
  type View,
} from "../src/games/motogp/view";
import type { GameInfo, Position, SeatInfo } from "../src/lib/protocol";
import known from "./known-motogp.json" with { type: "json" };

/** A loop of twenty spaces of one cell each. */
const drawing = {
  length: 40,
  cells: Array.from({ length: 20 }, (_, id) => ({
    id,
    kind: "straight",
    start: 2 * id,
    end: 2 * id + 2,
    spots: [{ x: 0, y: 0, heading: 0 }],
  })),
} as unknown as Drawing;

const RACING = 1;
const FINISHED = 2;
const BROKEN = 3;
const OUT = 4;

function view(fields: Partial<View>): View {
  const none = [0, 0, 0, 0];
  const all = { failure: none, again: none, stops: none, missing: none, qualified: none, lap: [1, 1, 1, 1] };
  return { ...all, status: [RACING, RACING, RACING, RACING], cell: [0, 0, 0, 0], mover: -1, ...fields } as View;
}

describe("the order of the race", () => {
  const race = view({ status: [RACING, OUT, FINISHED, RACING], cell: [1, -1, -1, 18], lap: [2, 1, 3, 1] });
  const rows = raceRows(race, drawing, [2, 0, 1, 3]);

  test("goes by the places as things stand, those without one last", () => {
    expect(rows.map(({ piece }) => piece)).toEqual([2, 0, 3, 1]);
  });

  test("counts gaps in spaces across the line, and only on the circuit", () => {
    expect(rows.map(({ gap }) => gap)).toEqual([undefined, 0, 3, undefined]);
  });

  test("a motorcycle on the grid is behind the line", () => {
    expect(distanceOf(view({ cell: [18, 0, 0, 0], lap: [0, 1, 1, 1] }), drawing, 0)).toBe(-2);
  });
});

test("qualifying lists the furthest first, and who waits last", () => {
  const rows = qualifyingRows(view({ qualified: [30, 40, 0, 0] }), 4, [14, 14], { piece: 2, spaces: 10 });
  expect(rows.map(({ piece, state, spaces }) => [piece, state, spaces])).toEqual([
    [1, "ridden", 14],
    [0, "ridden", 14],
    [2, "riding", 10],
    [3, "waiting", 0],
  ]);
});

describe("flags", () => {
  test("are for what lies still ahead, with how often", () => {
    const hurt = view({ failure: [1, 0, 0, 0], stops: [2, 0, 0, 0] });
    expect(flagsOf(hurt, 0)).toEqual([
      { icon: "failure", count: 1 },
      { icon: "stop", count: 2 },
    ]);
    expect(flagsOf(hurt, 1)).toEqual([]);
  });

  test("go with the motorcycle that leaves", () => {
    expect(flagsOf(view({ failure: [1, 0, 0, 0], status: [BROKEN, 1, 1, 1] }), 0)).toEqual([]);
  });
});

test("the end of a race says why somebody is out, where that was seen", () => {
  const end = view({ status: [OUT, OUT, BROKEN, RACING] });
  expect([0, 1, 2, 3].map((piece) => endOf(end, piece, { 0: "lapped" }))).toEqual([
    "lapped",
    "out",
    "broken",
    "running",
  ]);
});

describe("what the page says before the rules have is what they say:", () => {
  test.each(known.dice)("a die of $face", ({ face, perfect, half }) => {
    const die = { key: 0, role: "first", state: "ready", face } as const;
    expect(isPerfect(die)).toBe(perfect);
    expect(halfOf(die)).toBe(half);
  });

  test("the numbers of rolls, of spaces of the grid and of a circuit, and what becomes of motorcycles", () => {
    expect([ROLLS, GRID_SPACES]).toEqual([known.rolls, known.grid]);
    expect(spacesOf(known.drawing as Drawing)).toBe(known.spaces);
    expect(STATUSES).toEqual(known.statuses);
  });

  test("every kind of card has a picture", () => {
    const cards = cardsOf({ vocabularies: { card: known.cards } } as unknown as GameInfo);
    expect(cards.map((card) => ICONS[card])).not.toContain(undefined);
    expect(cards.length).toBeGreaterThan(0);
  });
});

test.each(["fuel", "boxes", "crash", "engine"] as const)("the picture of %s fits the square of a mark", (name) => {
  expect(ICONS[name].fill).not.toMatch(/[aA]/);
  const numbers = outlineOf(name).match(/-?\d*\.?\d+/g) ?? [];
  expect(numbers.length).toBeGreaterThan(10);
  for (const number of numbers) expect(Math.abs(Number(number))).toBeLessThanOrEqual(1);
});

/** Let all that is to be seen for an event happen. */
function see(stage: MotogpStage, event: string, ...args: number[]) {
  for (const { begin, end } of stage.frames(event, args, "GP-9.2")) {
    begin?.();
    end?.();
  }
}

describe("bad news", () => {
  const seats = [{ yours: true }, { yours: false }] as SeatInfo[];
  const settled = { over: false, view: view({ hand: [], place: [0, 0, 0, 0] }) } as unknown as Position;

  function staged(): MotogpStage {
    const stage = new MotogpStage({
      info: { events: [], pieces: 2, pieces_at: {} } as unknown as GameInfo,
      drawing,
      seats: () => seats,
    });
    stage.settle(settled);
    return stage;
  }

  test("is for one's own motorcycles, with the rule, and stays until it is read", () => {
    const stage = staged();
    see(stage, "crashed", 1);
    see(stage, "crashed", 2);
    see(stage, "rolled", 0);
    stage.settle(settled);
    expect(stage.news.map(({ event, piece, rule }) => [event, piece, rule])).toEqual([["crashed", 1, "GP-9.2"]]);
    stage.read(stage.news[0]?.key ?? -1);
    expect(stage.news).toEqual([]);
  });

  test("is none if it happened before the page was opened", () => {
    const stage = new MotogpStage({
      info: { events: [], pieces: 2, pieces_at: {} } as unknown as GameInfo,
      drawing,
      seats: () => seats,
    });
    see(stage, "lapped", 0);
    stage.settle(settled);
    expect(stage.news).toEqual([]);
    expect(stage.outs).toEqual({ 0: "lapped" });
  });

  test("is the latest four, when nobody reads", () => {
    const stage = staged();
    const left = [8, 7, 6, 5, 4, 3, 2, 1, 0];
    for (const turns of left) see(stage, "missed", 0, turns);
    expect(stage.news.map(({ args }) => args[1])).toEqual([3, 2, 1, 0]);
  });
});

test("dice lie in the order of their rolls, and a new turn begins with none", () => {
  const stage = new MotogpStage({
    info: { events: [], pieces: 2, pieces_at: {} } as unknown as GameInfo,
    drawing,
    seats: () => [],
  });
  for (const face of [6, 6, 2]) see(stage, "rolled", 0, face);
  expect(stage.dice.map(({ face, role }) => [face, role])).toEqual([
    [6, "first"],
    [6, "second"],
    [2, "third"],
  ]);
  see(stage, "turn", 1);
  expect(stage.dice).toEqual([]);
  expect(stage.mover).toBe(1);
});

test("in qualifying only the roll that is ridden lies there, and what was ridden runs ahead of the position", () => {
  const info = {
    events: [
      {
        name: "moved",
        arguments: [
          { name: "piece", kind: "piece" },
          { name: "from", kind: "cell" },
          { name: "to", kind: "cell" },
        ],
      },
    ],
    pieces: 2,
    pieces_at: {},
  } as unknown as GameInfo;
  const stage = new MotogpStage({ info, drawing, seats: () => [] });
  see(stage, "rides-out", 3, 19);
  expect(stage.ride).toEqual({ rolls: 0, spaces: 0 });
  stage.tokens.set(3, 19);
  for (const [face, to] of [
    [1, 0],
    [5, 5],
    [6, 11],
    [6, 17],
    [5, 2],
  ] as const) {
    see(stage, "rolled", 3, face);
    see(stage, "moved", 3, stage.tokens.cells[3] ?? -1, to);
  }
  expect(stage.dice.map(({ face, role }) => [face, role])).toEqual([[5, "first"]]);
  expect(stage.ride).toEqual({ rolls: 5, spaces: 23 });
  see(stage, "turn", 0);
  expect(stage.ride).toBeUndefined();
});
