/**
 * Guards what Lamborghini's page works out of draft, set-up and market and no rule says: which visit is now, what lies
 * together, and that all answers of a set-up or a deal come in the order in which they are asked.
 */

import { describe, expect, test } from "vitest";
import { backsOf, exchangeTokens } from "../src/games/lamborghini/draft/exchange";
import { placesOf } from "../src/games/lamborghini/draft/money";
import { askedOf, setsOf as divided, firstDivision, tokensOf } from "../src/games/lamborghini/draft/plan";
import { setsOf, visitsOf } from "../src/games/lamborghini/draft/reckoning";
import { lotsByCar } from "../src/games/lamborghini/draft/telling.svelte";
import { PHASES, type Phase } from "../src/games/lamborghini/view";
import type { Chapter } from "../src/games/page";

const KINDS = 30;
const [RED_AERO, BLUE_AERO, SKILL, WILL] = [0, 14, 21, 29];

/** Counts by kind: one of each of these. */
function counts(...kinds: number[]): number[] {
  return Array.from({ length: KINDS }, (_, kind) => kinds.filter((each) => each === kind).length);
}

function phase(name: Phase): number {
  return PHASES.indexOf(name);
}

describe("the order of visits", () => {
  const view = { seats: 3, pick_order: [2, 0, 1, -1, -1], visit: 2 };

  test("says which is past, now, and still to come", () => {
    expect(visitsOf(view).map(({ state }) => state)).toEqual(["past", "past", "now", "next", "next"]);
  });
});

describe("the set-up of a pair", () => {
  const bound = {
    phase: phase("assign-driver"),
    driver: [4, 7],
    supplier: [2, 0],
    hand: [counts(RED_AERO, BLUE_AERO, SKILL, SKILL, WILL), counts()],
    undivided: counts(),
  };

  test("asks for the driver, the supplier, and card by card; technology of two suppliers follows them", () => {
    const asked = askedOf(bound, 0);
    expect(asked.map(({ what }) => what)).toEqual(["driver", "supplier", "card", "card", "card"]);
    expect(asked.slice(2).map(({ number }) => number)).toEqual([SKILL, SKILL, WILL]);
  });

  test("with one supplier asks about technology too, and not about the supplier", () => {
    const asked = askedOf({ ...bound, supplier: [2, -1] }, 0);
    expect(asked.map(({ number }) => number)).toEqual([4, RED_AERO, BLUE_AERO, SKILL, SKILL, WILL]);
  });

  test("answers in the order of the questions", () => {
    const asked = askedOf(bound, 0);
    const division = { ...firstDivision(asked), driver: 1, [`card-${WILL}-0`]: 1 };
    expect(tokensOf(asked, division)).toEqual(["to-2", "to-1", "to-1", "to-2", "to-2"]);
  });

  test("shows what both cars would have", () => {
    const asked = askedOf(bound, 0);
    const [one, two] = divided(bound, 0, asked, { ...firstDivision(asked), driver: 1, supplier: 1 });
    expect([one.driver, two.driver]).toEqual([7, 4]);
    expect([one.supplier, two.supplier]).toEqual([0, 2]);
    expect([one.following, two.following]).toEqual([[RED_AERO], [BLUE_AERO]]);
    expect([one.cards.length, two.cards.length]).toEqual([2, 1]);
  });

  test("goes on where a part of it has been answered already", () => {
    const view = {
      ...bound,
      phase: phase("divide"),
      hand: [counts(BLUE_AERO), counts(RED_AERO)],
      undivided: counts(WILL),
    };
    const asked = askedOf(view, 0);
    expect(asked.map(({ key }) => key)).toEqual([`card-${WILL}-0`]);
    expect(divided(view, 0, asked, firstDivision(asked)).map(({ following }) => following)).toEqual([
      [BLUE_AERO],
      [RED_AERO],
    ]);
  });

  test("what a pair has lies together until its player has set it up", () => {
    const view = { each: 2, race: 0, phase: phase("assign-driver"), turn: 1, pick_order: [0, 1] };
    expect(setsOf(view, 0)).toEqual([
      { number: 1, cars: [0] },
      { number: 2, cars: [1] },
    ]);
    expect(setsOf(view, 1)).toEqual([{ number: 0, cars: [2, 3] }]);
    expect(setsOf({ ...view, race: 1, phase: phase("market") }, 1).length).toBe(2);
  });
});

describe("the market", () => {
  test("an exchange gives back first, then takes, then says for which car", () => {
    const words = Array.from({ length: KINDS }, (_, kind) => `kind${kind}`);
    const backs = backsOf({ hand: [counts(SKILL, SKILL), counts(WILL)] }, [0, 1]);
    expect(backs.map(({ count }) => count)).toEqual([2, 1]);
    const given = new Map([
      [`0-${SKILL}`, 1],
      [`1-${WILL}`, 1],
    ]);
    expect(exchangeTokens(words, backs, given, 5, 1)).toEqual([
      "return-1-kind21",
      "return-2-kind29",
      "take-kind5",
      "to-2",
    ]);
    expect(exchangeTokens(words, backs, given, 5, -1)).toEqual(["return-1-kind21", "return-2-kind29", "take-kind5"]);
  });
});

describe("what races have told", () => {
  const names = ["prize", "classified"];
  const info = { events: names.map((name, id) => ({ name, id })) } as unknown as Parameters<typeof placesOf>[0];

  function chapter(number: number, ...told: [string, ...number[]][]): Chapter {
    const happenings = told.map(([name, ...args]) => ({ event: names.indexOf(name), args, rule: "" }));
    return { number, happenings };
  }

  const race = chapter(1, ["classified", 3, 1], ["prize", 3, 50], ["classified", 0, 2]);

  test("cars are listed by place, without a prize where there was none", () => {
    expect(placesOf(info, race)).toEqual([
      { piece: 3, place: 1, prize: 50 },
      { piece: 0, place: 2, prize: 0 },
    ]);
  });

  test("extra cards are told car by car, equal ones together", () => {
    const lots = [
      { piece: 1, kind: BLUE_AERO },
      { piece: 1, kind: WILL },
      { piece: 1, kind: BLUE_AERO },
      { piece: 0, kind: SKILL },
    ];
    expect(lotsByCar(lots).map(({ piece, kinds }) => [piece, kinds.map(({ each, count }) => [each, count])])).toEqual([
      [
        1,
        [
          [BLUE_AERO, 2],
          [WILL, 1],
        ],
      ],
      [0, [[SKILL, 1]]],
    ]);
  });
});
