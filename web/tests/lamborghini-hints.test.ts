/** Guards that the hints of Lamborghini's page come true: each is compared with what the rules do in many positions. */

import { expect, test } from "vitest";
import { moneyAfter } from "../src/games/lamborghini/draft/money";
import { askedOf, setsOf, tokensOf } from "../src/games/lamborghini/draft/plan";
import {
  type Crew,
  choosable,
  dealtCar,
  limitOf,
  offersOf,
  PILES,
  pileSizes,
  proceedsOf,
  visitsOf,
} from "../src/games/lamborghini/draft/reckoning";
import { handlingOf, modifierOf, oddsOf } from "../src/games/lamborghini/sums";
import type { Figures, View } from "../src/games/lamborghini/view";
import known from "./known-lamborghini-hints.json" with { type: "json" };

const info = { events: known.events } as unknown as Parameters<typeof moneyAfter>[0];
const figures = known.figures as unknown as Figures;

/** Counts by kind. */
function counts(kinds: readonly number[], length: number): number[] {
  return Array.from({ length }, (_, kind) => kinds.filter((each) => each === kind).length);
}

test("the highest bid is what is left beside the cars and drivers that are set aside", () => {
  for (const { view, seat, most } of known.bids) {
    const { money, cars, drivers } = limitOf(figures, view, seat);
    expect(money - cars - drivers).toBe(most);
  }
});

test("the order of visits, and who picks twice, are those of the draft", () => {
  for (const { view, visits } of known.visits) {
    const told = visitsOf({ ...view, visit: 0 }).map(({ seat, picks }) => ({ seat, picks }));
    expect(told).toEqual(visits);
  }
});

test("the piles have as many cards as can be turned up", () => {
  for (const { view, sizes } of known.piles) expect(PILES.map((pile) => pileSizes(view)[pile])).toEqual(sizes);
});

test("the odds of a check are those of the cards that can be drawn for it", () => {
  for (const { view, piece, check, odds } of known.odds) {
    const seen = view as unknown as View;
    expect(oddsOf(seen, handlingOf(figures, seen, piece) + modifierOf(seen, check))).toEqual(odds);
  }
});

test("what is sold brings as much as is told, and all that can be paid of it then is offered", () => {
  for (const { view, card, money, takes, ...deal } of known.deals) {
    const [crew, [before = 0, after = 0]] = [deal.crew as Crew, money];
    expect(before + proceedsOf(figures, crew, card)).toBe(after);
    const offers = offersOf(figures, view, crew, after);
    expect(offers.filter(({ left }) => left >= 0).map((offer) => offer.card)).toEqual(takes);
  }
});

test("the cards of an exchange can be chosen, no others, and for these cars", () => {
  for (const { view, cars, kinds } of known.choosing) expect(choosable(view, cars)).toEqual(kinds);
});

test("a pair is asked just these questions, and then has what was shown", () => {
  for (const { view, first, answers, cars } of known.pairs) {
    const asked = askedOf(view, first);
    expect(asked).toHaveLength(answers.length);
    const division = Object.fromEntries(asked.map(({ key }, k) => [key, answers[k] ?? 0]));
    expect(tokensOf(asked, division)).toEqual(answers.map((own) => `to-${own + 1}`));
    const sets = setsOf(view, first, asked, division).map((set) => ({
      driver: set.driver,
      supplier: set.supplier,
      hand: counts([...set.following, ...set.cards.map(({ kind }) => kind)], cars[0]?.hand.length ?? 0),
    }));
    expect(sets).toEqual(cars);
  }
});

test("extra cards go to the car that is named", () => {
  for (const { view, car } of known.dealt) expect(dealtCar(view)).toBe(car);
});

test("the money of a championship is what its races told", () => {
  for (const { seats, each, start, chapters, money } of known.money) {
    const told = chapters.map((happenings, k) => ({ number: k + 1, happenings }));
    expect(moneyAfter(info, told, start, seats, each)).toEqual(money);
  }
});
