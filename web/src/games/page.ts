/** What a game brings to the page. Shared code calls this, and never asks which game it has. */

import type { Component } from "svelte";
import type { Cell, CellLook, Drawing } from "../board/drawing";
import type { Mark } from "../board/Overlay.svelte";
import type { Tokens } from "../board/tokens.svelte";
import type { GameTexts } from "../lib/game-texts";
import type { Paint } from "../lib/palette";
import type { Frame } from "../lib/player";
import type { Choice, GameInfo, Plan, Position, SeatInfo } from "../lib/protocol";
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

/** What of the game stands on the table, and how it moves. Its fields are reactive. `BoardStage` does most of it. */
export interface Stage {
  readonly tokens: Tokens;
  readonly marks: readonly Mark[];
  /** The way laid so far in this turn, cell by cell; its last cell is where the next step goes from. */
  readonly path: readonly number[];
  /** The piece whose way it is, -1 for none. */
  readonly mover: number;
  /** It is being driven, and so not drawn any more. */
  readonly isDriving: boolean;
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
  drawing: Drawing;
  /** Who sits at the table now. */
  seats: () => readonly SeatInfo[];
}

/** What the hand, and all that only this game shows, may ask for. */
export interface Desk {
  readonly info: GameInfo;
  readonly texts: GameTexts;
  readonly drawing: Drawing;
  readonly seats: readonly SeatInfo[];
  /** Where the match stands, once nothing moves any more. */
  readonly position: Position | undefined;
  /** The seat that this screen decides for now, or -1. */
  readonly seat: number;
  /** What it can do now; steps of ways that are offered whole, on the board, are among them. */
  readonly choices: readonly Choice[];
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
  /** Ask for something else than the choices say, such as the next press of what has begun; nothing: as they say. */
  prompt(text: string): void;
  /** Show the way of an action or a plan, or none. */
  look(what: Choice | Plan | undefined): void;
}

export interface GamePage {
  /** How a cell of this game's boards looks; on the board itself also what only the whole drawing tells of it. */
  look(cell: Cell, drawing?: Drawing): CellLook;
  /** A seat's own colour, by its attributes. */
  paintOf(attributes: Readonly<Record<string, string>>): Paint;
  /** A piece on the board, drawn around (0, 0) in millimetres; without a stage it stands beside the board. */
  Token: Component<{ piece: Piece; heading?: number; active?: boolean; stage?: Stage }>;
  /** How long that is, in millimetres. */
  tokenLength: number;
  /** What lies below the board: what the seat has in hand and can do. */
  Hand: Component<{ desk: Desk; stage: Stage }>;
  /** Who takes part and how they stand, instead of the list of seats with what they hold. */
  Standings?: Component<{ desk: Desk; stage: Stage; active: number }>;
  /** What each seat has on the table, beside its name. */
  Holding: Component<{ desk: Desk; stage: Stage; seat: number }>;
  /** What the result tells of a seat beside its place: the words, or nothing. */
  tally(desk: Desk, seat: number): string;
  /** What the result tells beside the seats' places, if there is more. */
  Classification?: Component<{ desk: Desk; stage: Stage }>;
  /** What is heard of an event, by its name. */
  sounds: Readonly<Record<string, Sound>>;
  stage(setting: Setting): Stage;
  /** The blocks whose actions are played without a question; among several ways to a cell they come first, in this order. */
  plain: readonly string[];
}
