/**
 * Guards what Moto Strategy's page works out to show: that cards seen moving end where the position has them, in what
 * order they lie, the score pad, and names that fit on cards.
 */

import { describe, expect, test } from "vitest";
import { type Card, cardsOf, FACES, setName } from "../src/games/moto_strategy/cards";
import { dealsOf } from "../src/games/moto_strategy/scores";
import { MotoStrategyStage } from "../src/games/moto_strategy/stage.svelte";
import { countsOf, groupsOf, inOrder, laidGroups, MOST_TO_STOP, type View } from "../src/games/moto_strategy/view";
import type { GameInfo, Position, SeatInfo } from "../src/lib/protocol";
import known from "./known-moto-strategy.json" with { type: "json" };

const SEATS = 3;
const info = {
  vocabularies: { card: known.cards },
  events: Object.entries(known.events).map(([name, id]) => ({ name, id, arguments: [] })),
} as unknown as GameInfo;
const setting = { info, seats: () => Array.from({ length: SEATS }, (_, seat) => ({ seat }) as SeatInfo) };

interface Event {
  name: string;
  args: readonly number[];
}

const steps: readonly (readonly Event[])[] = known.steps.map((step) =>
  step.split(" · ").map((event) => {
    const [name = "", ...args] = event.split(" ");
    return { name, args: args.map(Number) };
  }),
);

/** Where the match stood after a step, if it is known. */
function positionAfter(step: number): Position | undefined {
  const found = (known.views as Record<string, Record<string, string>>)[step];
  if (!found) return undefined;
  const view = Object.fromEntries(Object.entries(found).map(([name, value]) => [name, JSON.parse(value)]));
  return { view, over: step === steps.length - 1 } as unknown as Position;
}

function show(stage: MotoStrategyStage, events: readonly Event[]) {
  for (const { name, args } of events) {
    for (const frame of stage.frames(name, args, "")) {
      frame.begin?.();
      frame.during?.(0.5);
      frame.end?.();
    }
  }
}

/** All that is seen of where things lie; kinds of laid cards without their order. */
function seen(stage: MotoStrategyStage) {
  const { places, pile, removed, isWaiting, starter, deal, kinds } = stage;
  return {
    places: places.map((place) => ({ ...place, held: [...place.held], laid: countsOf(place.laid, kinds) })),
    ...{ pile, removed: [...removed], isWaiting, starter, deal },
  };
}

/** The stage after all steps up to this one, told and settled. */
function stageAfter(step: number): MotoStrategyStage {
  const stage = new MotoStrategyStage(setting);
  for (const [number, events] of steps.slice(0, step + 1).entries()) {
    show(stage, events);
    const position = positionAfter(number);
    if (position) stage.settle(position);
  }
  return stage;
}

function settled(position: Position): MotoStrategyStage {
  const stage = new MotoStrategyStage(setting);
  stage.settle(position);
  return stage;
}

describe("what is seen moving", () => {
  test("ends where the position has it, through a whole match", () => {
    const stage = new MotoStrategyStage(setting);
    const compared = steps.flatMap((events, step) => {
      show(stage, events);
      const position = positionAfter(step);
      if (!position) return [];
      // How many cards there are is known when the first deal has been dealt.
      if (step === 0) stage.pile = (position.view as unknown as View).pile_size;
      expect(seen(stage), `step ${step}`).toEqual(seen(settled(position)));
      stage.settle(position);
      return [step];
    });
    expect(compared.length).toBeGreaterThan(10);
  });

  test("is a match in which almost everything happens", () => {
    const happened = new Set(steps.flatMap((events) => events.map(({ name }) => name)));
    const rare = ["nothing-to-draw", "passed", "reshuffled", "tie"];
    expect([...Object.keys(known.events)].filter((name) => !happened.has(name)).sort()).toEqual(rare);
  });

  test("shows what a red flag has cancelled until the next card is laid", () => {
    const step = steps.findIndex((events) =>
      events.some(({ name, args }) => name === "red-flag" && (args[1] ?? 0) > 0),
    );
    const stage = stageAfter(step);
    const count = steps[step]?.find(({ name }) => name === "red-flag")?.args[1];
    expect(groupsOf(stage.swept).reduce((sum, group) => sum + group.count, 0)).toBe(count);
    show(stage, [{ name: "laid", args: [0, 5, 0] }]);
    expect(groupsOf(stage.swept)).toEqual([]);
  });

  test("an eliminated player's hidden hand is among what was cancelled once the step is told", () => {
    const step = steps.findIndex((events) => events.some(({ name }) => name === "eliminated") && events.length < 4);
    const stage = stageAfter(step);
    const [, cards] = steps[step]?.find(({ name }) => name === "eliminated")?.args ?? [];
    expect(groupsOf(stage.swept).reduce((sum, { count }) => sum + count, 0)).toBe(cards);
  });

  test("a reshuffle makes the cancelled cards a pile", () => {
    const stage = new MotoStrategyStage(setting);
    stage.cancelled = countsOf([0, 0, 3], stage.kinds);
    show(stage, [{ name: "reshuffled", args: [3] }]);
    expect([stage.pile, groupsOf(stage.cancelled)]).toEqual([3, []]);
  });
});

describe("cards on the table", () => {
  test("lie by kind, the newest last", () => {
    expect(laidGroups([0, 2, 0, 1, 2])).toEqual([
      { kind: 0, count: 2 },
      { kind: 1, count: 1 },
      { kind: 2, count: 2 },
    ]);
  });

  test("keep the order in which they were seen, if these are they", () => {
    expect(inOrder([2, 0, 2], [1, 0, 2])).toEqual([2, 0, 2]);
    expect(inOrder([2, 0], [1, 0, 2])).toEqual([0, 2, 2]);
  });
});

describe("the score pad", () => {
  const happenings = steps
    .flat()
    .map(({ name, args }) => ({ event: known.events[name as keyof typeof known.events], rule: "", args: [...args] }));
  const over = known.events["deal-over"];
  const ends = happenings.flatMap(({ event }, k) => (event === over ? [k + 1] : []));
  const chapters = ends.map((end, k) => ({ number: k + 1, happenings: happenings.slice(ends[k - 1] ?? 0, end) }));
  const deals = dealsOf(info, chapters);

  test("has a line for each deal, and its totals add up", () => {
    expect(deals.map(({ number }) => number)).toEqual([1, 2, 3]);
    for (const seat of [0, 1, 2]) {
      const sums = deals.map((_, k) => deals.slice(0, k + 1).reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
      expect(deals.map(({ totals }) => totals[seat])).toEqual(sums);
    }
  });

  test("tells who was out of a deal and how it ended", () => {
    expect(deals[0]?.out).toEqual([0, 2]);
    expect(deals.map(({ ending }) => info.events.find(({ id }) => id === ending?.event)?.name)).toHaveLength(3);
    expect(info.events.find(({ id }) => id === deals[0]?.ending?.event)?.name).toBe("last-left");
  });
});

describe("cards", () => {
  test("have a face for every kind, no two alike", () => {
    expect(Object.keys(FACES).sort()).toEqual([...known.cards].sort());
    expect(new Set(Object.values(FACES).map(({ fill }) => fill)).size).toBe(known.cards.length);
    expect(cardsOf(info)).toEqual(known.cards as Card[]);
  });

  test("show the points that the deck gives them, and no others do", () => {
    const shown = Object.entries(FACES).flatMap(([card, { short }]) => (Number(short) ? [[card, Number(short)]] : []));
    expect(Object.fromEntries(shown)).toEqual(known.points);
  });

  test("set their name on one line or two, whichever is larger", () => {
    expect(setName("Q1").lines).toEqual(["Q1"]);
    expect(setName("STOP THE RACE").lines).toEqual(["STOP", "THE RACE"]);
    expect(setName("STOP THE RACE").size).toBeGreaterThan(5.5);
    expect(setName("排位賽").size).toBeGreaterThan(8);
  });

  test("ask about STOP THE RACE where the rules would eliminate", () => {
    expect(MOST_TO_STOP).toBe(known.most_to_stop);
  });
});
