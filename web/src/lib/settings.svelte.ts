/** What a reader chose for this browser: remembered here, never sent anywhere. */

export const LANGUAGES = ["en", "fr", "de", "zh-Hant"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ["slow", "normal", "fast", "none"] as const;
export type Motion = (typeof MOTIONS)[number];

/** How much longer than usual everything that moves takes. */
export const PACE: Record<Motion, number> = { slow: 1.8, normal: 1, fast: 0.4, none: 0 };

const KEY = "chequered";

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  name: string;
  game: string;
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  motion = $state<Motion>("normal");
  sound = $state(false);
  name = $state("");
  /** The game that was chosen last in the lobby. */
  game = $state("");

  constructor() {
    const kept = read();
    this.language = oneOf(LANGUAGES, kept.language) ?? spoken(navigatorLanguages());
    this.theme = oneOf(THEMES, kept.theme) ?? "auto";
    this.motion = oneOf(MOTIONS, kept.motion) ?? (asksForCalm() ? "none" : "normal");
    this.sound = kept.sound === true;
    this.name = typeof kept.name === "string" ? kept.name.slice(0, 24) : "";
    this.game = typeof kept.game === "string" ? kept.game : "";
  }

  keep() {
    const { language, theme, motion, sound, name, game } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, motion, sound, name, game } satisfies Kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

/** The language of ours that suits best; any Chinese is answered in Traditional characters, as the server does. */
export function spoken(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split("-")[0];
    const found = LANGUAGES.find((language) => language.split("-")[0] === primary);
    if (found) return found;
  }
  return "en";
}

function read(): Partial<Record<keyof Kept, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept ? kept : {};
  } catch {
    return {};
  }
}

function oneOf<T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((item) => item === value);
}

function navigatorLanguages(): readonly string[] {
  return typeof navigator === "undefined" ? [] : navigator.languages;
}

function asksForCalm(): boolean {
  return typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export const settings = new Settings();
