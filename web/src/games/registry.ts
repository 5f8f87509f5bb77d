/** The games that the page can show, by id; each is fetched when it is needed. */

import type { GamePage } from "./page";

/** The games whose pieces get colours of their own in the match: their seats have none that could be taken for those. */
const COLOURED_BY_PIECES: ReadonlySet<string> = new Set(["lamborghini"]);

const PAGES: Record<string, () => Promise<{ page: GamePage }>> = {
  monza: () => import("./monza"),
  motogp: () => import("./motogp"),
  moto_strategy: () => import("./moto_strategy"),
  lamborghini: () => import("./lamborghini"),
};

/** Whether the page can show this game. */
export function canShow(game: string): boolean {
  return game in PAGES;
}

/** Whether a seat is told apart by its shape alone, as its colour would be another than that of what it drives. */
export function isPlain(game: string): boolean {
  return COLOURED_BY_PIECES.has(game);
}

export async function gamePage(game: string): Promise<GamePage> {
  const fetch = PAGES[game];
  if (!fetch) throw new Error(`this page cannot show ${game}`);
  return (await fetch()).page;
}
