/** Guards what is chosen in the lobby against what comes late: no answer of the server undoes what somebody has chosen. */

import { expect, test } from "vitest";
import type { GameInfo } from "../src/lib/protocol";
import { Chosen, type Shown } from "../src/screens/lobby/chosen.svelte";

const game = (id: string) =>
  ({
    id,
    options: [],
    presets: ["standard"],
    attributes: [],
    levels: ["club"],
    min_seats: 2,
    max_seats: 5,
  }) as Partial<GameInfo> as GameInfo;
const [one, other] = [game("one"), game("other")];

/** A lobby in which what shows a game comes when it is told to. */
function lobby() {
  const come = new Map<string, (shown: Shown) => void>();
  const chosen = new Chosen(({ id }) => new Promise((done) => come.set(id, done)));
  const shows = (id: string) => ({ page: { id } as unknown as Shown["page"], drawing: undefined });
  return { chosen, bring: (id: string) => come.get(id)?.(shows(id)), shows };
}

test("seats that are chosen while the rest is on its way stay as they are", async () => {
  const { chosen, bring, shows } = lobby();
  const ready = chosen.choose(one);
  const seat = chosen.draft?.seats[1];
  expect(seat?.kind).toBe("bot");
  if (seat) seat.kind = "guest";
  expect(chosen.shown).toBeUndefined();
  bring("one");
  await ready;
  expect(chosen.shown).toMatchObject(shows("one"));
  expect(chosen.draft?.seats.map(({ kind }) => kind)).toEqual(["me", "guest", "bot"]);
});

test("the game that is shown, chosen again, changes nothing; another one begins anew", async () => {
  const { chosen, bring } = lobby();
  const ready = chosen.choose(one);
  bring("one");
  await ready;
  const { draft } = chosen;
  await chosen.choose(one);
  expect(chosen.draft).toBe(draft);
  void chosen.choose(other);
  expect(chosen.draft).not.toBe(draft);
});

test("what comes late for a game that is not chosen any more is not shown", async () => {
  const { chosen, bring, shows } = lobby();
  const [late, ready] = [chosen.choose(one), chosen.choose(other)];
  bring("other");
  await ready;
  bring("one");
  await late;
  expect(chosen.draft?.info.id).toBe("other");
  expect(chosen.shown).toMatchObject(shows("other"));
});
