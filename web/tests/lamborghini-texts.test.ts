/** Guards what only this game's tokens need: numbers in them, alone or before a word, are told as in Python. */

import { beforeAll, expect, test } from "vitest";
import { GameTexts } from "../src/lib/game-texts";
import type { GameInfo } from "../src/lib/protocol";
import { texts } from "../src/lib/texts.svelte";

const info = { id: "lamborghini", code: "LB", blocks: [], vocabularies: { card: ["red-brakes", "will"] } };
const words = new GameTexts(info as unknown as GameInfo);

beforeAll(async () => {
  await texts.speak("en");
  await texts.know("lamborghini");
});

test("a token's number is told alone or before a word", () => {
  const action = (token: string, block: string) => words.action({ token, block, target: -1 });
  expect(action("bid-12", "bid")).toBe("Bid 12,000");
  expect(action("bid-0", "bid")).toBe("Bid nothing");
  expect(action("return-1-red-brakes", "return")).toBe("Give back Brakes (red)");
  expect(action("return-2-will", "return")).toBe("Give back Will of the second car");
  expect(action("take-will", "take")).toBe("Take Will");
});
