/** Guards the measuring of paths: wherever a car is drawn, it is drawn on the road. */

import { expect, test } from "vitest";
import { segments } from "../src/board/paths";

test("a line is as long as its ends are apart, and is passed in its direction", () => {
  const [line] = segments("M10 20L13 24");
  expect(line?.length).toBeCloseTo(5);
  expect(line?.at(0.5)).toMatchObject({ x: 11.5, y: 22 });
  expect(line?.at(0).heading).toBeCloseTo(53.13, 2);
});

test("a right bend begins and ends where it should, heading along it", () => {
  const [arc] = segments("M0 0A100 100 0 0 1 100 100");
  expect(arc?.length).toBeCloseTo(50 * Math.PI);
  expect(arc?.at(0)).toMatchObject({ x: expect.closeTo(0), y: expect.closeTo(0), heading: expect.closeTo(0) });
  expect(arc?.at(1)).toMatchObject({ x: expect.closeTo(100), y: expect.closeTo(100), heading: expect.closeTo(90) });
  expect(arc?.at(0.5)).toMatchObject({
    x: expect.closeTo(100 * Math.SQRT1_2),
    y: expect.closeTo(100 - 100 * Math.SQRT1_2),
  });
});

test("a left bend turns the other way", () => {
  const [arc] = segments("M0 0A100 100 0 0 0 100 -100");
  expect(arc?.at(1)).toMatchObject({ x: expect.closeTo(100), y: expect.closeTo(-100) });
  expect(arc?.at(0.5).y).toBeCloseTo(-100 + 100 * Math.SQRT1_2);
});

test("an arc of more than half a circle goes the long way round", () => {
  const [arc] = segments("M0 0A100 100 0 1 1 -100 100");
  expect(arc?.length).toBeCloseTo(150 * Math.PI);
  expect(arc?.at(1 / 3)).toMatchObject({ x: expect.closeTo(100), y: expect.closeTo(100) });
});

test("a closed path ends where it began, by a line if it is not there yet", () => {
  expect(segments("M0 0L50 0L50 50Z").at(-1)).toMatchObject({ kind: "line", to: { x: 0, y: 0 } });
  expect(segments("M0 0L50 0L50 50L0 0Z")).toHaveLength(3);
});

test("segments follow one another without a gap", () => {
  const found = segments("M0 0L50 0A80 80 0 0 1 130 80L130 200");
  expect(found.map(({ kind }) => kind)).toEqual(["line", "arc", "line"]);
  for (const [k, next] of found.slice(1).entries()) expect(next.from).toEqual(found[k]?.to);
});

test("a command that circuits do not use is refused, not guessed", () => {
  expect(() => segments("M0 0C1 1 2 2 3 3")).toThrow("unexpected path command C");
});
