/**
 * Guards what Lamborghini's page works out of a race: sums as they are told and written, the order of
 * the list, and that the numbers it reads the state by are the server's.
 */

import { describe, expect, test } from "vitest";
import type { Drawing } from "../src/board/drawing";
import { cardOf, cardsOf, colourOfCar, groundOf, pictureOf, ruleOf } from "../src/games/lamborghini/cards";
import { raceRows } from "../src/games/lamborghini/order";
import {
  ACCIDENT,
  ARROW,
  CHECKS,
  checksOf,
  LOWEST,
  movementOf,
  NO_TURN,
  type Turn,
  told,
  WON,
  written,
} from "../src/games/lamborghini/sums";
import { CRIPPLED, isRace, LAPS, MOST_CHECKS, PHASES, STATUSES, type View } from "../src/games/lamborghini/view";
import { OBSTACLE } from "../src/lib/palette";
import known from "./known-lamborghini.json" with { type: "json" };

const PARTS = ["card", "car", "driver", "played", "running", "damage", "won", "arrow"];
const [CARD, DRIVER, DAMAGE, ARROW_PART] = [0, 2, 5, 7];

function all(...events: readonly [name: string, args: readonly number[], rule?: string][]): Turn {
  return events.reduce(
    (turn, [name, args, rule = ""]) => told(turn, name, args, rule, (part) => PARTS[part] ?? ""),
    NO_TURN,
  );
}

test("the numbers by which the state is read are the server's", () => {
  expect([...PHASES]).toEqual(known.phases);
  expect([...STATUSES]).toEqual(known.statuses);
  expect([LAPS, CRIPPLED, MOST_CHECKS]).toEqual([known.laps, known.crippled, known.most_checks]);
  expect([LOWEST, ACCIDENT, WON, ARROW]).toEqual([known.lowest, known.accident, known.won, known.arrow]);
  for (const [check, number] of Object.entries(CHECKS)) expect(known.checks[number]).toBe(check);
});

describe("cards", () => {
  test("all have a picture and a rule of their own kind", () => {
    const cards = cardsOf({ vocabularies: { card: known.cards } });
    expect(cards).toHaveLength(30);
    for (const card of cards) expect(pictureOf(card.kind)).toBeDefined();
    expect(cards.map((card) => `LB-${ruleOf(card)}`)).toEqual(known.card_rules);
    expect(new Set(cards.map(({ kind }) => pictureOf(kind))).size).toBe(16);
  });

  test("suppliers are told apart by bars, and manoeuvre cards have none", () => {
    expect(["red-aero", "yellow-aero", "blue-aero", "skill"].map((word) => groundOf(cardOf(word)).bars)).toEqual([
      1, 2, 3, 0,
    ]);
  });

  test("every car has a colour of its own, and one without a card is grey", () => {
    expect(new Set(known.cars.map((car) => colourOfCar(car).fill)).size).toBe(known.cars.length);
    expect(colourOfCar("")).toBe(OBSTACLE);
  });
});

describe("a turn as it is told", () => {
  const turn = all(
    ["turn", [2]],
    ["drew", [2, 11], "LB-6.2"],
    ["check", [2, 0], "LB-7.1"],
    ["part", [2, CARD, 7], "LB-8.1"],
    ["part", [2, ARROW_PART, -1], "LB-7.1"],
    ["checked", [2, 7, 6], "LB-8.1"],
    ["accident", [2], "LB-8.3"],
    ["damaged", [2, 1], "LB-8.4"],
    ["part", [2, CARD, 11], "LB-6.3"],
    ["part", [2, DRIVER, 2], "LB-6.3"],
    ["part", [2, DAMAGE, -1], "LB-8.4"],
    ["speed", [2, 12], "LB-6.3"],
  );

  test("has the movement apart from the checks, each with its total", () => {
    expect([turn.piece, turn.drawn]).toEqual([2, 11]);
    expect(movementOf(turn)?.total).toBe(12);
    expect(checksOf(turn).map(({ check, total }) => [check, total])).toEqual([[0, 6]]);
  });

  test("says what forced a check, and apart from that why a sum comes to its total", () => {
    expect(checksOf(turn).map(({ rule, totalRule }) => [rule, totalRule])).toEqual([["LB-7.1", "LB-8.1"]]);
    expect(movementOf(turn)?.totalRule).toBe("LB-6.3");
  });

  test("is written as card + car + driver, even where a part is nothing, then what else counts", () => {
    const sum = written(movementOf(turn) as NonNullable<ReturnType<typeof movementOf>>);
    expect(sum.map(({ part, amount }) => [part, amount])).toEqual([
      ["card", 11],
      ["car", 0],
      ["driver", 2],
      ["damage", -1],
    ]);
    expect(sum.map(({ rule }) => rule)).toEqual(["LB-6.3", "LB-6.3", "LB-6.3", "LB-8.4"]);
  });

  test("keeps what came of a check with it, but not what comes of another car", () => {
    expect(checksOf(turn)[0]?.results.map(({ event }) => event)).toEqual(["accident", "damaged"]);
    expect(checksOf(all(["turn", [0]], ["check", [0, 2]], ["held", [1]]))[0]?.results).toEqual([]);
  });

  test("begins anew with the next turn", () => {
    expect(told(turn, "turn", [1], "", () => "").sums).toEqual([]);
  });
});

test("the race list goes by places, with gaps only for those that race", () => {
  const cells = Array.from({ length: 10 }, (_, id) => ({ id, sheet: 0, start: 4 * id, end: 4 * id + 4 }));
  const drawing = { length: 40, cells } as unknown as Drawing;
  const view = { seats: 4, each: 1, status: [1, 3, 1, 2], cell: [1, 5, 8, 0], lap: [1, 0, 0, 3] } as unknown as View;
  const rows = raceRows(view, drawing, [2, 4, 3, 1]);
  expect(rows.map(({ piece }) => piece)).toEqual([3, 0, 2, 1]);
  expect(rows.map(({ gap }) => gap)).toEqual([undefined, 0, 3, undefined]);
});

test("the track is shown in a race and when all is over, and not while cards are drafted or sold", () => {
  const at = (phase: (typeof PHASES)[number], round: number) => isRace({ phase: PHASES.indexOf(phase), round });
  expect([at("move", 1), at("qualify", 0), at("over", 3)]).toEqual([true, true, true]);
  expect([at("pick", 0), at("bid", 0), at("market", 5), at("over", 0)]).toEqual([false, false, false, false]);
});
