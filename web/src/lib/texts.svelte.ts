/**
 * The sentences people read, from the Fluent files that Python reads as well, in one bundle a language: the common ones,
 * the titles of all games, and a game's own. Files are fetched when they are needed.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, type Language } from "./settings.svelte";

export type Values = Record<string, FluentVariable>;
type Fetch = () => Promise<unknown>;

const FILES: Record<string, Fetch> = {
  ...import.meta.glob("$shared/text/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob("$shared/games/*/text/*.ftl", { query: "?raw", import: "default" }),
};

const TITLES: Record<Language, Fetch> = {
  en: () => import("virtual:titles/en").then((titles) => titles.default),
  fr: () => import("virtual:titles/fr").then((titles) => titles.default),
  de: () => import("virtual:titles/de").then((titles) => titles.default),
  "zh-Hant": () => import("virtual:titles/zh-Hant").then((titles) => titles.default),
};

/** Marks a sentence that is missing everywhere; tests look for it. */
export const MISSING = "⟨";

export class Texts {
  language = $state<Language>("en");
  #bundles = $state.raw<FluentBundle[]>([]);
  #games = new Set<string>();
  #queue = Promise.resolve();

  /** Speak this language from now on; English stands in for what it lacks. */
  speak(language: Language): Promise<void> {
    return this.#next(() => this.#load(language));
  }

  /** Load the sentences of a game too. */
  know(game: string): Promise<void> {
    return this.#next(async () => {
      if (this.#games.has(game)) return;
      this.#games.add(game);
      await this.#load(this.language);
    });
  }

  /** One after the other: what was asked for first could otherwise come last, and undo what came before. */
  #next(work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(work, work);
    return this.#queue;
  }

  async #load(language: Language) {
    const wanted = language === LANGUAGES[0] ? [language] : [language, LANGUAGES[0]];
    this.#bundles = await Promise.all(wanted.map((each) => bundle(each, this.#games)));
    this.language = language;
  }

  has(id: string): boolean {
    return this.#bundles.some((bundle) => pattern(bundle, id) !== null);
  }

  /** The sentence `id`, or the attribute `id.attribute`. */
  say(id: string, values?: Values): string {
    for (const bundle of this.#bundles) {
      const found = pattern(bundle, id);
      if (found !== null) return bundle.formatPattern(found, values ?? null, []);
    }
    return this.#bundles.length ? `${MISSING}${id}⟩` : "";
  }
}

async function bundle(language: Language, games: Iterable<string>): Promise<FluentBundle> {
  // Isolation marks would be hidden characters in names and labels; our languages all run from left to right.
  const made = new FluentBundle(language, { useIsolating: false });
  const places = ["/chequered/text/", ...[...games].map((game) => `/games/${game}/text/`)];
  const files = Object.entries(FILES).filter(([path]) =>
    places.some((place) => path.endsWith(`${place}${language}.ftl`)),
  );
  const sources = await Promise.all([...files.map(([, fetch]) => fetch()), TITLES[language]()]);
  for (const source of sources) {
    // The titles stand in the game's own file too.
    made.addResource(new FluentResource(String(source)), { allowOverrides: true });
  }
  return made;
}

function pattern(bundle: FluentBundle, id: string) {
  const [message = "", attribute] = id.split(".");
  const found = bundle.getMessage(message);
  return (attribute ? found?.attributes[attribute] : found?.value) ?? null;
}

export const texts = new Texts();

export function say(id: string, values?: Values): string {
  return texts.say(id, values);
}
