/** Guards options with many values: they are written as numbers, and no number that the game does not know is sent. */

import { expect, test } from "vitest";
import type { OptionInfo } from "../src/lib/protocol";
import { fitting, isWide, stepOf } from "../src/screens/lobby/options";

const option = (low: number, high: number, usual: number, words: string[] = []): OptionInfo => ({
  name: "some",
  default: usual,
  low,
  high,
  board: "",
  beside: "",
  words,
});
const target = option(1_000, 20_000, 10_000);

test("only what has too many values for a list is written", () => {
  expect([target, option(1, 100, 100), option(1, 5, 3), option(0, 1, 0)].map(isWide)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const named = Array.from({ length: 30 }, (_, k) => `word-${k}`);
  expect(isWide(option(0, 29, 0, named))).toBe(false);
});

test("the arrows go on in round numbers where the range is made of them", () => {
  expect([target, option(1, 100, 100), option(10, 60, 30)].map(stepOf)).toEqual([1_000, 1, 10]);
  expect(stepOf(option(0, 0, 0))).toBe(1);
});

test("what is written between round numbers counts; what is beyond the range becomes its end", () => {
  expect(fitting(target, 2_500, 10_000)).toBe(2_500);
  expect(fitting(target, 2_500.4, 10_000)).toBe(2_500);
  expect(fitting(target, 5, 10_000)).toBe(1_000);
  expect(fitting(target, 1e9, 10_000)).toBe(20_000);
});

test("what is no number changes nothing", () => {
  expect(fitting(target, Number.NaN, 3_000)).toBe(3_000);
});
