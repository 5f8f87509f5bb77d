/** The games that the page can show, by id; each is fetched when it is needed. */

import type { GamePage } from "./page";

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

export async function gamePage(game: string): Promise<GamePage> {
  const fetch = PAGES[game];
  if (!fetch) throw new Error(`this page cannot show ${game}`);
  return (await fetch()).page;
}
