/** Guards the choice of a language for those who have not chosen one. */

import { expect, test } from "vitest";
import { spoken } from "../src/lib/settings.svelte";

test("the first language that is ours is spoken", () => {
  expect(spoken(["pt-BR", "fr-CH", "en"])).toBe("fr");
  expect(spoken(["de-AT"])).toBe("de");
});

test("any Chinese is answered in Traditional characters", () => {
  expect(spoken(["zh-CN"])).toBe("zh-Hant");
  expect(spoken(["zh"])).toBe("zh-Hant");
});

test("who speaks none of ours is answered in English", () => {
  expect(spoken(["fi", "ja"])).toBe("en");
  expect(spoken([])).toBe("en");
});
