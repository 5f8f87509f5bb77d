/** What somebody has won before, beside their name: never seen there before it is seen on the board. */

import type { SeatInfo, TableInfo } from "./protocol";

export type Honours = Pick<SeatInfo, "trophies" | "champion">;
const NONE: Honours = { trophies: 0, champion: false };

/** What the seats of a table have won, as it is told. */
export function honoursOf({ seats }: TableInfo): Honours[] {
  return seats.map(({ trophies, champion }) => ({ trophies, champion }));
}

/**
 * The table with these honours, from before the race, until the race is over; in a season points count, not wins in a
 * row. In a series of one race the win itself says as much.
 */
export function honoured(told: TableInfo, before: readonly Honours[], isOver: boolean): TableInfo {
  if (isOver && !told.season.length && told.race > 1) return told;
  const honours = (index: number) => (told.season.length ? NONE : before[index]);
  return { ...told, seats: told.seats.map((seat, index) => ({ ...seat, ...honours(index) })) };
}
