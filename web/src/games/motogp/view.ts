/** The fields of the state that the page reads, and what it works out of them to show; rules are not worked out here. */

import type { Cell, Drawing } from "../../board/drawing";
import type { GameTexts } from "../../lib/game-texts";
import type { GameInfo, Position } from "../../lib/protocol";
import type { IconName } from "./icons";

/** Rolls of a qualifying ride (GP-4.1). */
export const ROLLS = 6;

/** Which of the rolls of a qualifying ride it is, in words; one more may follow by Extra Power (GP-4.2). */
export function rollOf(texts: GameTexts, { rolls }: { rolls: number }): string {
  if (rolls > ROLLS) return texts.of(["page", "qualifying-extra"]);
  return texts.of(["page", "qualifying-roll"], { roll: rolls, rolls: ROLLS });
}

/** The grid of nine teams: so many spaces before the line have a painted box for each place (GP-2.7). */
export const GRID_SPACES = 6;

/** The kinds of cards that have a picture. */
export type Card = "extra" | "boxes" | "crash" | "fuel";

/** The kinds of cards, as the hands count them. */
export function cardsOf({ vocabularies }: GameInfo): readonly Card[] {
  return (vocabularies.card ?? []) as Card[];
}

/** What has become of a motorcycle, as the state numbers it. */
export const STATUSES = ["absent", "racing", "finished", "broken", "out"] as const;
export type Status = (typeof STATUSES)[number];

/** The server's view of the state has these under the same names. */
export interface View {
  laps: number;
  qualifying: number;
  round: number;
  mover: number;
  hand: number[][];
  status: number[];
  cell: number[];
  place: number[];
  lap: number[];
  failure: number[];
  again: number[];
  stops: number[];
  missing: number[];
  qualified: number[];
  rolls: number;
  first: number;
  second: number;
  third: number;
  extra_power_six: number;
  die: number;
}

export function viewOf(position: Position): View {
  return position.view as unknown as View;
}

export function statusOf(view: View, piece: number): Status {
  return STATUSES[view.status[piece] ?? 0] ?? "absent";
}

/** What has befallen a motorcycle and lies still ahead of it, with how often. */
export interface Flag {
  icon: IconName;
  count: number;
}

export function flagsOf(view: View, piece: number): Flag[] {
  const all: Flag[] = [
    { icon: "failure", count: view.failure[piece] ?? 0 },
    { icon: "again", count: view.again[piece] ?? 0 },
    { icon: "stop", count: view.stops[piece] ?? 0 },
    { icon: "missing", count: view.missing[piece] ?? 0 },
  ];
  return statusOf(view, piece) === "racing" ? all.filter(({ count }) => count > 0) : [];
}

/** How far a motorcycle is, in spaces from the line where the race began; undefined for one that is off the circuit. */
export function distanceOf(view: View, drawing: Drawing, piece: number): number | undefined {
  const cell = drawing.cells[view.cell[piece] ?? -1];
  if (!cell) return undefined;
  return ((view.lap[piece] ?? 0) - 1) * spacesOf(drawing) + spaceOf(drawing, cell);
}

/** Which space from the line on a cell is in, 0 for the first. */
export function spaceOf(drawing: Drawing, cell: Cell): number {
  return Math.floor(cell.start / unitsOf(drawing));
}

/** Units of a space: a straight has one cell for each, a corner may have two in a row (GP-2.2, GP-2.3). */
function unitsOf({ cells }: Drawing): number {
  const straight = cells.find(({ kind }) => kind === "straight");
  return straight ? straight.end - straight.start : 1;
}

export function spacesOf(drawing: Drawing): number {
  return drawing.length / unitsOf(drawing);
}
