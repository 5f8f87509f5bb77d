/** What a game brings to the page. Shared code calls this, and never asks which game it has. */

import type { Component } from "svelte";
import type { Cell, CellLook, Drawing } from "../board/drawing";
import type { Mark } from "../board/Overlay.svelte";
import type { Tokens } from "../board/tokens.svelte";
import type { GameTexts } from "../lib/game-texts";
import type { Paint } from "../lib/palette";
import type { Frame } from "../lib/player";
import type { BoardInfo, Choice, Envelope, GameInfo, Happening, Plan, Position, SeatInfo } from "../lib/protocol";
import type { Sound } from "../lib/sound";

/** A piece as it is drawn: the seat's colour, and the number by which sentences name it. */
export interface Piece {
  piece: number;
  seat: number;
  number: string;
  paint: Paint;
  /** A seat of this browser plays it. */
  own: boolean;
}

/** What stands on a board, and how it moves. Its fields are reactive. `BoardStage` does it. */
export interface OnBoard {
  readonly tokens: Tokens;
  readonly marks: readonly Mark[];
  /** The way laid so far in this turn, cell by cell; its last cell is where the next step goes from. */
  readonly path: readonly number[];
  /** The piece that moves is being driven, and so its way is not drawn any more. */
  readonly isDriving: boolean;
  /** How a piece is painted, whose seat is painted so. */
  paint(piece: number, seat: Paint): Paint;
}

/** What of the game lies on the table, and how it is seen to change. Its fields are reactive. */
export interface Stage {
  /** What stands on the board, in a game that has one. */
  readonly board?: OnBoard;
  /** The piece whose turn or way is seen, -1 for none; it runs ahead of the position. */
  readonly mover: number;
  /** What there is to be seen for an event, by its name; `rule` is the one behind it. */
  frames(event: string, args: readonly number[], rule: string): Frame[];
  /** Stand as before the first step. */
  reset(): void;
  /** Stand as in this position, without motion. */
  settle(position: Position): void;
}

/** What a game's stage is made for. */
export interface Setting {
  info: GameInfo;
  /** Who sits at the table now. */
  seats: () => readonly SeatInfo[];
}

export interface BoardSetting extends Setting {
  drawing: Drawing;
}

/** What a part of the match that ends by itself, such as a deal, told from its beginning to its end. */
export interface Chapter {
  /** Counted from 1. */
  number: number;
  /** What was told of it, event by event: `argsOf` finds what a game's event said. */
  happenings: readonly Happening[];
}

/** What the hand, and all that only this game shows, may ask for. */
export interface Desk {
  readonly info: GameInfo;
  readonly texts: GameTexts;
  /** What is drawn of the board, in a game that has one. */
  readonly drawing: Drawing | undefined;
  /** What stands on the board's cards or is laid down for the match: numbers or lists, by names of the game's own. */
  readonly figures: BoardInfo["figures"];
  readonly seats: readonly SeatInfo[];
  /** Where the match stands, once nothing moves any more. */
  readonly position: Position | undefined;
  /** The seat that this screen decides for now, or -1. */
  readonly seat: number;
  /**
   * The seat in whose place this screen is looked at: only its hidden cards may be shown. -1 where nobody sits here, or
   * where several share the screen and nobody has said yet who looks.
   */
  readonly viewer: number;
  /** What the deciding seat can do now; steps of ways that are offered whole, on the board, are among them. */
  readonly choices: readonly Choice[];
  /** What the viewer may answer before being asked, and has answered; nothing in games that ask nobody so. */
  readonly beforehand: Envelope | undefined;
  /** The seats that have sealed an answer before they were asked; nobody else knows what it says. */
  readonly sealed: readonly number[];
  /** The parts of the match that are over, in order. */
  readonly chapters: readonly Chapter[];
  /** How a cell looks, by number. */
  lookAt(cell: number): CellLook | undefined;
  /** How a piece looks, by number. */
  piece(piece: number): Piece;
  /** What a seat is called. */
  name(seat: number): string;
  /** What a piece is called: by its seat, and by its number where seats have several. */
  pieceName(piece: number): string;
  /** Play these actions, one after the other. */
  play(tokens: readonly string[]): void;
  /** Say beside the question why the viewer cannot play this action now. */
  why(token: string): void;
  /** Give this answer beforehand, in place of another. */
  give(token: string): void;
  takeBack(): void;
  /** Ask for something else than the choices say, such as the next press of what has begun; nothing: as they say. */
  prompt(text: string): void;
  /** Show the way of an action or a plan, or none. */
  look(what: Choice | Plan | undefined): void;
}

/** What a game on a board brings. */
export interface BoardPage {
  /** How a cell of this game's boards looks; on the board itself also what only the whole drawing tells of it. */
  look(cell: Cell, drawing?: Drawing): CellLook;
  /** What sentences call a cell, in so few letters that they are drawn on it; nothing where cells have no names. */
  name?(texts: GameTexts, cell: Cell): string;
  /** A piece on the board, drawn around (0, 0) in millimetres; without a stage it stands beside the board. */
  Token: Component<{ piece: Piece; heading?: number; active?: boolean; stage?: Stage }>;
  /** How long that is, in millimetres. */
  tokenLength: number;
  /** The blocks whose actions are played without a question; among several ways to a cell they come first, in this order. */
  plain: readonly string[];
  /** What lies in the board's place as long as the match is not on it: while cars are put together, say. */
  instead?: { Table: TablePage["Table"]; isNow(position: Position): boolean };
  stage(setting: BoardSetting): Stage;
}

/** What a game without a board brings in its place. */
export interface TablePage {
  /** The main area: what lies open for all. */
  Table: Component<{ desk: Desk; stage: Stage; active: number }>;
  /** A picture for the lobby, in which nothing can be pressed. */
  Scene: Component;
  stage(setting: Setting): Stage;
}

interface CommonPage {
  /** What lies below the main area: what the viewer has in hand, and what the deciding seat can do. */
  Hand: Component<{ desk: Desk; stage: Stage }>;
  /** Who takes part and how they stand, instead of the list of seats with what they hold. */
  Standings?: Component<{ desk: Desk; stage: Stage; active: number }>;
  /** What each seat has on the table, beside its name. */
  Holding: Component<{ desk: Desk; stage: Stage; seat: number }>;
  /** What the result tells of a seat beside its place in this position: the words, or nothing. */
  tally(desk: Pick<Desk, "position" | "texts">, seat: number): string;
  /** What the result tells beside the seats' places, if there is more. */
  Classification?: Component<{ desk: Desk; stage: Stage }>;
  /** What a chapter has brought, in front of the table until the reader goes on, for which the page has a button. */
  Chapter?: Component<{ desk: Desk; stage: Stage; chapter: Chapter }>;
  /** What is heard of an event, by its name. */
  sounds: Readonly<Record<string, Sound>>;
}

export type GamePage = CommonPage & ({ board: BoardPage; table?: never } | { board?: never; table: TablePage });

/** The stage of this game, on its board if it has one. */
export function stageOf(page: GamePage, setting: Setting, drawing: Drawing | undefined): Stage {
  if (!page.board) return page.table.stage(setting);
  if (!drawing) throw new Error(`nothing is drawn of the board of ${setting.info.id}`);
  return page.board.stage({ ...setting, drawing });
}
