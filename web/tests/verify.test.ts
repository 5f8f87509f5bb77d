/** Guards the proof of the dice: it accepts what the server's own chance gives, and nothing that was changed. */

import { expect, test } from "vitest";
import { type ChanceRecord, verify } from "../src/lib/verify";
import known from "./known-chance.json" with { type: "json" };

const TOKENS = ["blue", "green", "purple", "red", "white", "yellow"];
const fresh = (): ChanceRecord => structuredClone(known);

test("what the server's chance gives is accepted", () => {
  expect(verify(fresh(), TOKENS)).toEqual({ holds: true, count: 40 });
});

test("a changed outcome is found, and named by its number", () => {
  const record = fresh();
  const entry = record.steps[1]?.entries[3];
  if (entry) entry.token = entry.token === "red" ? "blue" : "red";
  expect(verify(record, TOKENS)).toEqual({ holds: false, why: "outcome", number: 13 });
});

test("changed weights are found", () => {
  const record = fresh();
  for (const entry of record.steps[0]?.entries ?? []) if (entry.weights) entry.weights = [1, 0, 0, 0, 0, 0];
  expect(verify(record, TOKENS)).toMatchObject({ holds: false, why: "outcome" });
});

test("another secret than the promised one is found", () => {
  const record = fresh();
  record.chance.secret = record.chance.secret.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
  expect(verify(record, TOKENS)).toEqual({ holds: false, why: "secret" });
  expect(verify({ ...fresh(), chance: { ...fresh().chance, secret: "" } }, TOKENS)).toEqual({
    holds: false,
    why: "secret",
  });
});

test("left-out entropy is found", () => {
  const record = fresh();
  record.chance.entropy = record.chance.entropy.slice(1);
  expect(verify(record, TOKENS)).toMatchObject({ holds: false, why: "outcome" });
});

test("weights that allow nothing are no outcome", () => {
  const record = fresh();
  const entry = record.steps[0]?.entries[0];
  if (entry) entry.weights = [];
  expect(verify(record, TOKENS)).toEqual({ holds: false, why: "outcome", number: 0 });
});
