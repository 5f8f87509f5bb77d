/** What a table's page is made of, fetched before it is shown. */

import type { Drawing } from "../board/drawing";
import type { GamePage } from "../games/page";
import { gamePage } from "../games/registry";
import { api, games } from "./api";
import type { BoardInfo, GameInfo, TableInfo } from "./protocol";
import { texts } from "./texts.svelte";

/** What a table needs before it can be shown. */
export interface Parts {
  table: TableInfo;
  info: GameInfo;
  page: GamePage;
  /** What is drawn of its board, if anything is. */
  drawing: Drawing | undefined;
  /** What stands on the board's cards, by names of the game's own. */
  figures: BoardInfo["figures"];
}

export async function fetchParts(id: string): Promise<Parts> {
  const table = await api.table(id);
  const [known, page, board] = await Promise.all([
    games(),
    gamePage(table.game),
    api.tableBoard(id),
    texts.know(table.game),
  ]);
  const info = known.find((game) => game.id === table.game);
  if (!info) throw new Error(`the server does not say what ${table.game} is`);
  return { table, info, page, drawing: board.drawing ?? undefined, figures: board.figures };
}
