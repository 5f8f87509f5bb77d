/** Guards that nobody is shown as a winner beside their name before the end has been seen, nor for a season's race. */

import { expect, test } from "vitest";
import { honoured, honoursOf } from "../src/lib/honours";
import type { TableInfo } from "../src/lib/protocol";

const before = [
  { trophies: 1, champion: true },
  { trophies: 0, champion: false },
];

function table(change: Partial<TableInfo>): TableInfo {
  const seats = [
    { name: "Ada", trophies: 1, champion: false },
    { name: "Bo", trophies: 1, champion: true },
  ];
  return { race: 2, season: [], seats, ...change } as unknown as TableInfo;
}

function seen(change: Partial<TableInfo>, isOver: boolean) {
  return honoursOf(honoured(table(change), before, isOver));
}

test("until the end is seen the honours are those from before the race", () => {
  expect(seen({}, false)).toEqual(before);
  expect(seen({}, true)).toEqual(honoursOf(table({})));
});

test("after the first race of a series the win itself says as much", () => {
  expect(seen({ race: 1 }, true)).toEqual(before);
});

test("in a season nobody has honours beside the points", () => {
  const none = { trophies: 0, champion: false };
  const season = [{ name: "ironwood", code: "ironwood" }];
  for (const isOver of [false, true]) expect(seen({ season }, isOver)).toEqual([none, none]);
});

test("names stay as they are", () => {
  expect(honoured(table({}), before, false).seats.map(({ name }) => name)).toEqual(["Ada", "Bo"]);
});
