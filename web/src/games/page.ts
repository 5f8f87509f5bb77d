/** What a game brings to the page. Shared code calls this, and never asks which game it has. */

import type { Component } from "svelte";
import type { Mark } from "../board/Overlay.svelte";
import type { Tokens } from "../board/tokens.svelte";
import type { Track } from "../board/track";
import type { GameTexts } from "../lib/game-texts";
import type { Paint } from "../lib/palette";
import type { Frame } from "../lib/player";
import type { Choice, GameInfo, Position, SeatInfo } from "../lib/protocol";
import type { Sound } from "../lib/sound";

/** What of the game stands on the table, and how it moves. Its fields are reactive. */
export interface Stage {
  readonly tokens: Tokens;
  readonly marks: readonly Mark[];
  /** The way laid so far in this turn, cell by cell; its last cell is where the next step goes from. */
  readonly path: readonly number[];
  /** The seat whose way it is. */
  readonly mover: number;
  /** It is being driven, and so not drawn any more. */
  readonly isDriving: boolean;
  /** What there is to be seen for an event, by its name. */
  frames(event: string, args: readonly number[]): Frame[];
  /** Stand as before the first step. */
  reset(): void;
  /** Stand as in this position, without motion. */
  settle(position: Position): void;
}

/** What the hand, and all that only this game shows, may ask for. */
export interface Desk {
  readonly info: GameInfo;
  readonly texts: GameTexts;
  readonly seats: readonly SeatInfo[];
  /** Where the match stands, once nothing moves any more. */
  readonly position: Position | undefined;
  /** The seat that this screen decides for now, or -1. */
  readonly seat: number;
  readonly choices: readonly Choice[];
  /** The paint of a cell, by number. */
  paintAt(cell: number): Paint | undefined;
  /** Play these actions, one after the other. */
  play(tokens: readonly string[]): void;
  /** Ask for something else than the choices say, such as the next press of what has begun; nothing: as they say. */
  prompt(text: string): void;
  /** Show the way that an action would take, or none. */
  look(choice: Choice | undefined): void;
}

export interface GamePage {
  /** How the paints of this game's cells look, by number. */
  paints(info: GameInfo): readonly Paint[];
  /** A seat's own colour. */
  paintOf(seat: SeatInfo): Paint;
  /** A token on the board, drawn around (0, 0) in millimetres. */
  Token: Component<{ paint: Paint; number: string; heading?: number; active?: boolean }>;
  /** What lies below the board: what the seat has in hand and can do. */
  Hand: Component<{ desk: Desk; stage: Stage }>;
  /** What each seat has on the table, beside its name. */
  Holding: Component<{ desk: Desk; stage: Stage; seat: number }>;
  /** What the result tells of a seat beside its place: the words, or nothing. */
  tally(desk: Desk, seat: number): string;
  /** What is heard of an event, by its name. */
  sounds: Readonly<Record<string, Sound>>;
  stage(info: GameInfo, track: Track, seats: () => readonly SeatInfo[]): Stage;
  /** The blocks whose actions are played without a question; among several ways to a cell they come first, in this order. */
  plain: readonly string[];
}
