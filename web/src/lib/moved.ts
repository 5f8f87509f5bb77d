/**
 * What events say of the places of pieces, by the protocol's conventions for the names of their arguments. The terminal
 * reads them by `chequered.match.movement`; both are held to `tests/known-moves.json`.
 */

import { hasOnePiece, type Pieces } from "./pieces";
import type { EventInfo, GameInfo, Happening } from "./protocol";

/** Where a piece goes by an event. */
export interface Moved {
  piece: number;
  /** Cells that it passes. */
  passed: readonly number[];
  /** Where it stands from then on, or -1 if the event does not say. */
  to: number;
  leaves: boolean;
}

/** What the event with these arguments says of a piece, or undefined if it names none. */
export function movedBy(event: EventInfo | undefined, args: readonly number[], info: Pieces): Moved | undefined {
  if (!event) return undefined;
  const of = (wanted: (name: string, kind: string) => boolean) =>
    event.arguments.flatMap(({ name, kind }, k) => (wanted(name, kind) ? [args[k] ?? -1] : []));
  const [piece] = of((_, kind) => kind === "piece" || (kind === "seat" && hasOnePiece(info)));
  if (piece === undefined) return undefined;
  const [to = -1] = of((name, kind) => kind === "cell" && name === "to");
  const passed = of((name, kind) => kind === "cell" && name !== "to" && name !== "from");
  return { piece, passed, to, leaves: event.leaves };
}

/** The cells passed up to one of them, if it is among them. */
export function upTo(passed: readonly number[], cell: number): readonly number[] {
  const end = passed.lastIndexOf(cell);
  return end < 0 ? passed : passed.slice(0, end);
}

/**
 * The way on which these events lead the first piece that they move, cell by cell, to where it lands. When it leaves the
 * board its way is over, and there is none if a piece leaves before any has moved: where pieces are put later is not
 * where this way leads.
 */
export function wayOf(info: GameInfo, happenings: readonly Happening[]): number[] {
  let mover: number | undefined;
  let cells: number[] = [];
  for (const { event, args } of happenings) {
    const found = info.events.find(({ id }) => id === event);
    const moved = movedBy(found, args, info);
    if (!moved) continue;
    if (moved.leaves && (mover ?? moved.piece) === moved.piece) break;
    if (moved.passed.length || moved.to >= 0) mover ??= moved.piece;
    if (moved.piece !== mover) continue;
    cells.push(...moved.passed.filter((cell) => cell !== cells.at(-1)));
    if (moved.to >= 0) cells = [...upTo(cells, moved.to), moved.to];
  }
  return cells;
}

/** The events that need words: not those that are only steps of a way. */
export function toldOf(info: GameInfo, happenings: readonly Happening[]): Happening[] {
  return happenings.filter(({ event }) => !info.events.find(({ id }) => id === event)?.passing);
}

/** Those of them that are consequences of what was chosen: not those that tell what comes next. */
export function causedOf(info: GameInfo, happenings: readonly Happening[]): Happening[] {
  return toldOf(info, happenings).filter(({ event }) => !info.events.find(({ id }) => id === event)?.onward);
}
