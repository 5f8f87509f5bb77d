/** Guards that nobody needs to tell colours apart to play, and that nearly everybody can. */

import { describe, expect, test } from "vitest";
import { badgePaint, OBSTACLE, OUTLINES, PALETTE, type Paint, paintOf, seatPaint } from "../src/lib/palette";
import { ciede2000, contrast, distance, EYES } from "./colour-vision";

const { orange, teal, pink, ...first } = PALETTE;
const added: readonly Paint[] = [orange, teal, pink];
const six: readonly Paint[] = [...Object.values(first), OBSTACLE];
const paints = [...six, ...added];
const pairs = six.flatMap((one, k) => six.slice(k + 1).map((other) => [one, other] as const));

/** Colours this far apart are told apart side by side at a glance; 2.3 is the least that trained eyes notice. */
const FAR = 19;
/** What nine colours can still keep; seats beyond the sixth are told apart by their shapes and numbers above all. */
const APART = 11.9;

test("the distance agrees with published pairs of Sharma, Wu and Dalal", () => {
  expect(ciede2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(ciede2000([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
  expect(ciede2000([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 4);
  expect(ciede2000([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4);
});

test("the simulation is one: red and green of equal lightness are far apart, but not without green cones", () => {
  expect(distance("#c04040", "#507a30", EYES.usual as never)).toBeGreaterThan(40);
  expect(distance("#c04040", "#507a30", EYES.deuteranopia as never)).toBeLessThan(20);
});

describe.each(Object.entries(EYES))("for eyes with %s vision", (_, eyes) => {
  test.each(pairs.map((pair) => [pair[0].name, pair[1].name, pair] as const))(
    "%s and %s are far apart",
    (_a, _b, pair) => {
      expect(distance(pair[0].fill, pair[1].fill, eyes)).toBeGreaterThanOrEqual(FAR);
    },
  );
});

describe.each(Object.entries(EYES))("for eyes with %s vision, of the colours for more than six", (_, eyes) => {
  test.each(added.map((paint) => [paint.name, paint] as const))("%s stands apart from all others", (_, paint) => {
    for (const other of paints.filter((each) => each !== paint))
      expect(distance(paint.fill, other.fill, eyes), other.name).toBeGreaterThanOrEqual(APART);
  });
});

test("no two share a shape, so that colour is never needed", () => {
  expect(new Set(paints.map(({ shape }) => shape)).size).toBe(paints.length);
  expect(new Set(Object.values(OUTLINES)).size).toBe(Object.keys(OUTLINES).length);
});

test.each(Object.values(PALETTE).map((paint) => [paint.name, paint] as const))(
  "the shape on %s is legible",
  (_, paint) => {
    expect(contrast(paint.fill, paint.ink)).toBeGreaterThanOrEqual(4.5);
  },
);

test("a word without a look of its own is drawn like an obstacle", () => {
  expect(paintOf("red")).toBe(PALETTE.red);
  expect(paintOf("mauve")).toBe(OBSTACLE);
  expect(paintOf(undefined)).toBe(OBSTACLE);
});

test("a seat has the colour that it was given, or where none are given one of its own by its number", () => {
  const coloured = { attributes: [{ name: "colour", values: ["red", "blue"], unique: true }] };
  expect(seatPaint(coloured, { seat: 0, attributes: { colour: "red" } })).toBe(PALETTE.red);
  expect(seatPaint(coloured, { seat: 0, attributes: {} })).toBeUndefined();
  const given = Array.from({ length: 9 }, (_, seat) => seatPaint({ attributes: [] }, { seat, attributes: {} }));
  expect(new Set(given.map((paint) => paint?.name)).size).toBe(9);
  expect(new Set(given.map((paint) => paint?.shape)).size).toBe(9);
});

test("a seat is marked by its colour, or by its shape alone where the pieces get colours of their own", () => {
  const seats = Array.from({ length: 9 }, (_, seat) => ({ seat, attributes: {} }));
  const own = seats.map((seat) => badgePaint({ attributes: [], piece_colours: false }, seat));
  expect(own).toEqual(seats.map((seat) => seatPaint({ attributes: [] }, seat)));
  const bare = seats.map((seat) => badgePaint({ attributes: [], piece_colours: true }, seat));
  expect(new Set(bare.map((paint) => paint?.fill)).size).toBe(1);
  expect(bare.map((paint) => paint?.outline)).toEqual(own.map((paint) => paint?.outline));
  const free = { attributes: [{ name: "colour", values: ["red"], unique: true }], piece_colours: true };
  expect(badgePaint(free, { seat: 0, attributes: {} })).toBeUndefined();
});
