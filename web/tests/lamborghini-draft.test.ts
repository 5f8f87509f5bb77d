/**
 * Guards what Lamborghini's page works out of draft, set-up and market: the order of visits, what a bid leaves, what can
 * be paid, and that all answers of a set-up or a deal come in the order in which they are asked.
 */

import { describe, expect, test } from "vitest";
import { backsOf, exchangeTokens } from "../src/games/lamborghini/draft/exchange";
import { moneyAfter, placesOf } from "../src/games/lamborghini/draft/money";
import { askedOf, setsOf as divided, firstDivision, tokensOf } from "../src/games/lamborghini/draft/plan";
import {
  choosable,
  dealtCar,
  limitOf,
  offersOf,
  pileSizes,
  proceedsOf,
  setsOf,
  visitsOf,
} from "../src/games/lamborghini/draft/reckoning";
import { lotsByCar } from "../src/games/lamborghini/draft/telling.svelte";
import { type Figures, PHASES, type Phase } from "../src/games/lamborghini/view";
import type { Chapter } from "../src/games/page";

const KINDS = 30;
const [RED_AERO, YELLOW_AERO, BLUE_AERO, SKILL, WILL] = [0, 7, 14, 21, 29];
const figures = { car_price: [16, 15, 13], driver_price: [9, 8, 3], discount: 5 } as unknown as Figures;

/** Counts by kind: one of each of these. */
function counts(...kinds: number[]): number[] {
  return Array.from({ length: KINDS }, (_, kind) => kinds.filter((each) => each === kind).length);
}

function phase(name: Phase): number {
  return PHASES.indexOf(name);
}

describe("the order of visits", () => {
  const view = { seats: 3, pick_order: [2, 0, 1, -1, -1], visit: 2 };

  test("goes out and back, and the last seat picks twice in one visit", () => {
    const visits = visitsOf(view);
    expect(visits.map(({ seat }) => seat)).toEqual([2, 0, 1, 0, 2]);
    expect(visits.map(({ picks }) => picks)).toEqual([1, 1, 2, 1, 1]);
    expect(visits.map(({ isBack }) => isBack)).toEqual([false, false, false, true, true]);
  });

  test("says which is past, now, and still to come", () => {
    expect(visitsOf(view).map(({ state }) => state)).toEqual(["past", "past", "now", "next", "next"]);
  });
});

describe("piles and money", () => {
  test("piles have what is neither open nor held", () => {
    const view = { deck: counts(RED_AERO, YELLOW_AERO, WILL), car_at: [0, 1, 2], driver_at: [0, 0, 1] };
    expect(pileSizes(view)).toEqual({ technology: 2, manoeuvre: 1, cars: 1, drivers: 2 });
  });

  test("a bid leaves the dearest car and driver, with two cars the two dearest", () => {
    expect(limitOf(figures, { money: [60], each: 1 }, 0)).toEqual({ money: 60, cars: 16, drivers: 9 });
    expect(limitOf(figures, { money: [60], each: 2 }, 0)).toEqual({ money: 60, cars: 31, drivers: 17 });
  });

  test("what is sold brings less than its price, and never less than nothing", () => {
    expect(proceedsOf(figures, "car", 0)).toBe(11);
    expect(proceedsOf(figures, "driver", 2)).toBe(0);
  });

  test("the market has what nobody holds, also what cannot be paid", () => {
    const offers = offersOf(figures, { car_at: [2, 1, 1], driver_at: [] }, "car", 14);
    expect(offers).toEqual([
      { card: 1, price: 15, left: -1 },
      { card: 2, price: 13, left: 1 },
    ]);
  });

  test("technology can be chosen for a car of its supplier only, a manoeuvre card for any", () => {
    const view = { deck: counts(RED_AERO, BLUE_AERO, SKILL), supplier: [2, 1, 0, 0] };
    expect(choosable(view, [0, 1])).toEqual([
      { kind: BLUE_AERO, count: 1, cars: [0] },
      { kind: SKILL, count: 1, cars: [0, 1] },
    ]);
  });

  test("extra cards go to the cars in the order of the draft", () => {
    expect([0, 1, 2, 3].map((dealt_to) => dealtCar({ pick_order: [1, 0], dealt_to, each: 2 }))).toEqual([2, 3, 0, 1]);
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
  const names = ["bid-opened", "took-car", "took-driver", "prize", "repair-paid", "sold", "bought", "classified"];
  const info = { events: names.map((name, id) => ({ name, id })) } as unknown as Parameters<typeof moneyAfter>[0];

  function chapter(number: number, ...told: [string, ...number[]][]): Chapter {
    const happenings = told.map(([name, ...args]) => ({ event: names.indexOf(name), args, rule: "" }));
    return { number, happenings };
  }

  const chapters = [
    chapter(
      1,
      ["bid-opened", 0, 5],
      ["took-car", 1, 0, 16],
      ["classified", 3, 1],
      ["prize", 3, 50],
      ["classified", 0, 2],
    ),
    chapter(2, ["repair-paid", 3, 2, 2], ["sold", 0, 0, 11], ["bought", 0, 1, 15]),
  ];

  test("money comes in with prizes and sales, and goes out with all else", () => {
    expect(moneyAfter(info, chapters, 60, 2, 2)).toEqual([
      [55, 94],
      [51, 92],
    ]);
  });

  test("cars are listed by place, without a prize where there was none", () => {
    expect(placesOf(info, chapters[0] as Chapter)).toEqual([
      { piece: 3, place: 1, prize: 50 },
      { piece: 0, place: 2, prize: 0 },
    ]);
  });

  test("extra cards are told car by car", () => {
    const lots = [
      { piece: 1, kind: BLUE_AERO },
      { piece: 1, kind: WILL },
      { piece: 0, kind: SKILL },
    ];
    expect(lotsByCar(lots).map(({ piece, kinds }) => [piece, kinds])).toEqual([
      [1, [BLUE_AERO, WILL]],
      [0, [SKILL]],
    ]);
  });
});
