/** Guards whose a piece is where it depends on how many play; `tests/kernel/test_game.py` asks Python the same. */

import { expect, test } from "vitest";
import { hasOnePiece, piecesOf, seatOf } from "../src/lib/pieces";

const pairs = { pieces: 1, pieces_at: { 2: 2 } };
const teams = { pieces: 2, pieces_at: {} };
const single = { pieces: 1, pieces_at: {} };

test("each seat has as many pieces as usual, but for the numbers of seats that the game names", () => {
  expect([2, 3, 5].map((seats) => piecesOf(pairs, seats))).toEqual([2, 1, 1]);
  expect([2, 3].map((seats) => piecesOf(teams, seats))).toEqual([2, 2]);
});

test("the pieces of the first seat come first", () => {
  expect([0, 1, 2, 3].map((piece) => seatOf(pairs, piece, 2))).toEqual([0, 0, 1, 1]);
  expect([0, 1, 2].map((piece) => seatOf(pairs, piece, 3))).toEqual([0, 1, 2]);
});

test("only where no seat ever has several does a seat stand for its piece", () => {
  expect([pairs, teams, single].map(hasOnePiece)).toEqual([false, false, true]);
});
