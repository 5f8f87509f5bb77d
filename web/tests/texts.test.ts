/** Guards the finding of sentences on the page; that none is missing in a file is tested beside the files. */

import { beforeAll, describe, expect, test } from "vitest";
import { GameTexts, UNSEEN } from "../src/lib/game-texts";
import type { EventInfo, GameInfo, Happening } from "../src/lib/protocol";
import { LANGUAGES } from "../src/lib/settings.svelte";
import { MISSING, Texts, texts } from "../src/lib/texts.svelte";

const info: GameInfo = {
  id: "monza",
  code: "MZ",
  version: 1,
  min_seats: 2,
  max_seats: 6,
  pieces: 1,
  pieces_at: {},
  piece_colours: false,
  warm_up: "",
  season: false,
  layouts: false,
  secrets: false,
  standing_default: "",
  options: [],
  attributes: [],
  presets: [],
  levels: [],
  blocks: [
    { name: "roll", tokens: ["blue"], target: "nothing", chance: true, way: false, standing: false, sealed: false },
    {
      name: "die",
      tokens: ["left", "ahead", "right"],
      target: "cell",
      chance: false,
      way: false,
      standing: false,
      sealed: false,
    },
    { name: "tile", tokens: ["tile-left"], target: "cell", chance: false, way: false, standing: false, sealed: false },
    { name: "stop", tokens: ["stop"], target: "nothing", chance: false, way: false, standing: false, sealed: false },
  ],
  events: [
    {
      id: 2,
      name: "rolled",
      arguments: [
        { name: "seat", kind: "seat", see: "all" },
        { name: "colour", kind: "colour", see: "all" },
      ],
      leaves: false,
      passing: false,
      onward: false,
      chapter: false,
    },
    {
      id: 3,
      name: "placed",
      arguments: [
        { name: "seat", kind: "seat", see: "all" },
        { name: "cell", kind: "cell", see: "all" },
        { name: "colour", kind: "colour", see: "all" },
      ],
      leaves: false,
      passing: false,
      onward: false,
      chapter: false,
    },
  ],
  vocabularies: { colour: ["blue", "green"], side: ["left", "ahead", "right"] },
  rules: [{ rule: "MZ-3.4", kind: "ruling" }],
};

const rolled = (seat: number, colour: number): Happening => ({ event: 2, rule: "MZ-3.2", args: [seat, colour, 0] });
const placed = (cell: number): Happening => ({ event: 3, rule: "MZ-3.3", args: [0, cell, 1] });

test.each(LANGUAGES)("the common sentences are there in %s", async (language) => {
  const own = new Texts();
  await own.speak(language);
  expect(own.language).toBe(language);
  expect(own.say("settings-theme-dark")).not.toContain(MISSING);
  expect(own.say("gathering-free", { count: 2 })).toContain("2");
});

test("a game's sentences are there once the game is known, and but for its title not before", async () => {
  const own = new Texts();
  await own.speak("de");
  expect(own.has("monza-option-challenge")).toBe(false);
  expect(own.say("monza-name")).toBe("Monza");
  expect(own.say("moto-strategy-tagline")).not.toContain(MISSING);
  await own.know("monza");
  expect(own.say("monza-option-challenge.help")).not.toContain(MISSING);
});

test("sentences asked for at once are all there, whichever file comes first", async () => {
  const own = new Texts();
  await Promise.all([own.speak("fr"), own.know("monza"), own.know("motogp"), own.speak("de")]);
  expect(own.language).toBe("de");
  expect(["monza-name", "motogp-name"].filter((id) => !own.has(id))).toEqual([]);
});

test("a sentence that nobody has is marked", async () => {
  const own = new Texts();
  await own.speak("fr");
  expect(own.say("no-such-sentence")).toBe(`${MISSING}no-such-sentence⟩`);
});

describe("a game's sentences", () => {
  const words = new GameTexts(info, undefined, (seat) => ["Ada", "Ben"][seat] ?? "");
  beforeAll(async () => {
    await texts.speak("en");
    await texts.know("monza");
  });

  test("the dice of a roll are told in one sentence", () => {
    const dice = [rolled(0, 0), rolled(0, 1), rolled(0, 1)];
    expect(words.joins(rolled(0, 0), rolled(0, 1))).toBe(true);
    expect(words.event(dice)).toBe("Ada rolls blue and green ×2.");
  });

  test("what different seats do, or what is done on different cells, is told apart", () => {
    expect(words.joins(rolled(0, 0), rolled(1, 0))).toBe(false);
    expect(words.joins(placed(1), placed(2))).toBe(false);
    expect(words.joins(rolled(0, 0), placed(1))).toBe(false);
  });

  test("an action is named with its side, a question by what can be done", () => {
    expect(words.action({ token: "left", block: "die", target: 3 })).toMatch(/left/);
    const choices = [
      { token: "left", block: "die", target: 3 },
      { token: "stop", block: "stop", target: -1 },
    ];
    expect(words.ask(choices)).toBe(texts.say("monza-ask-die", { die: 1, stop: 1, tile: 0 }));
    expect(words.ask([])).toBe("");
  });

  test("a refused layout is told with its values", () => {
    const told = words.of(["layout", "overlap"], { part: "B2", number: 8, other: "S5", earlier: 2 });
    expect(told).toBe("part 8 (B2) overlaps part 2 (S5) on the table.");
  });

  test("a rule is found by its name or its number", () => {
    expect(words.rule("MZ-3.4")).toEqual(words.rule("3.4"));
    expect(words.rule("3.4")).toMatchObject({ name: "MZ-3.4", short: "3.4", kind: "ruling" });
    expect(words.refusal("MZ-3.4")).toBe(texts.say("monza-refusal-3-4"));
  });
});

describe("a game of hidden hands", () => {
  const SEAT = { name: "seat", kind: "seat", see: "all" } as const;
  const drew: EventInfo = {
    id: 11,
    name: "drew",
    arguments: [SEAT, { name: "card", kind: "card", see: "owner" }],
    leaves: false,
    passing: false,
    onward: false,
    chapter: false,
  };
  const cards: GameInfo = {
    ...info,
    id: "moto_strategy",
    blocks: [
      { name: "lay", tokens: ["lay-q1"], target: "card", chance: false, way: false, standing: false, sealed: false },
      {
        name: "long-lap",
        tokens: ["long-lap-0", "long-lap-1"],
        target: "seat",
        chance: false,
        way: false,
        standing: false,
        sealed: false,
      },
    ],
    events: [drew],
    vocabularies: { card: ["moto-1", "q1"] },
  };
  const words = new GameTexts(cards, undefined, (seat) => ["Ada", "Ben"][seat] ?? "");
  const draws = (card: number): Happening => ({ event: 11, rule: "MS-4.3", args: [0, card] });
  beforeAll(async () => {
    await texts.speak("en");
    await texts.know("moto_strategy");
  });

  test("a card is named to whoever may see it, and to others a card is drawn", () => {
    expect(words.event([draws(1)])).toBe("Ada draws Q1.");
    expect(words.event([draws(UNSEEN)])).toBe("Ada draws a card.");
  });

  test("cards that are seen are told in one sentence, and of hidden ones each in its own", () => {
    expect(words.joins(draws(0), draws(1))).toBe(true);
    expect(words.event([draws(0), draws(1)])).toBe("Ada draws MOTO 1 and Q1.");
    expect(words.joins(draws(UNSEEN), draws(UNSEEN))).toBe(false);
    expect(words.joins(draws(0), draws(UNSEEN))).toBe(false);
  });

  test("an action that points at a seat names it, and one that points at a card does not", () => {
    expect(words.action({ token: "long-lap-1", block: "long-lap", target: 1 })).toBe("LONG LAP on Ben");
    expect(words.action({ token: "lay-q1", block: "lay", target: 1 })).toBe("Lay Q1");
  });
});
