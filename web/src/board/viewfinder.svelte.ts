/** The picture that is shown of a board: where the camera is, where it is going, and how a hand moves it. */

import { untrack } from "svelte";
import {
  between,
  type Corner,
  closeUp,
  fitted,
  freeCorner,
  holds,
  type Interest,
  including,
  needsFollowing,
  PLAYABLE,
  panned,
  type Size,
} from "./camera";
import type { Box, Cell, Drawing } from "./drawing";
import type { Point } from "./paths";
import { eased } from "./trips";

/** Millimetres beside the road that are shown too. */
const MARGIN = 14;
/** Milliseconds that the camera takes to get somewhere. */
const GLIDE = 450;
/** Pixels that the small map takes of the picture, with the gap beside it. */
const MAP = { width: 92, height: 76 };
/** Pixels that a finger may stray in a press. */
const STRAY = 8;
/** A piece is drawn so many pixels long at least, though not larger than this many times its size. */
const PIECE = { pixels: 33, most: 1.35 };

/** All of the board, or what matters close up. */
export type Mode = "whole" | "close";

export class Viewfinder {
  size = $state.raw<Size>({ width: 0, height: 0 });
  #shown = $state.raw<Box>();
  /** Where the camera stands once it rests. */
  #aim = $state.raw<Box>();
  #grip: Point | undefined;
  #isDragged = false;
  /** The goal that the camera has gone to last: after that the reader may have looked elsewhere. */
  #reached = "";

  constructor(
    private readonly drawing: () => Drawing,
    private readonly interest: () => Interest<number>,
    /** A cell that the reader asks to see now, without touching the board. */
    private readonly spot: () => number | undefined,
    private readonly pieceLength: number,
    /** What the reader wants, if not what suits the window. */
    private readonly wanted: () => Mode | undefined,
  ) {}

  /** The board with its margin. */
  readonly ground = $derived.by<Box>(() => {
    const [x, y, width, height] = this.drawing().view_box;
    return [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
  });
  /** The width of the narrowest cell: what has to be big enough for a finger. */
  readonly lane = $derived.by(() => Math.min(...this.drawing().cells.map(({ width }) => width)));
  readonly #window = $derived.by(() => ({ width: this.size.width || 1, height: this.size.height || 1 }));
  readonly #suits = $derived.by<Mode>(() => {
    const sizes = { lane: this.lane, piece: this.pieceLength };
    const isSmall = this.size.width && needsFollowing(this.ground, this.#window, sizes, PLAYABLE[pointer()]);
    return isSmall ? "close" : "whole";
  });
  readonly mode = $derived.by(() => this.wanted() ?? this.#suits);
  /** The cells of interest that there are. */
  readonly #points = $derived.by<Interest<Cell>>(() => {
    const found = (ids: readonly number[]) =>
      ids.map((id) => this.drawing().cells[id]).filter((cell): cell is Cell => cell !== undefined);
    return { now: found(this.interest().now), later: found(this.interest().later) };
  });
  readonly #goal = $derived.by<Box>(() =>
    this.mode === "close" && this.#points.now.length
      ? closeUp(this.#points, this.#window, this.lane)
      : fitted(this.ground, this.#window),
  );
  /** The goal and what must be seen as text, so that an equal one is not another. */
  readonly #goalKey = $derived.by(() => [...this.#goal, ...this.#points.now.map(({ id }) => id)].join(" "));
  /** Where the small map hides nothing. */
  readonly corner = $derived.by<Corner>(() =>
    freeCorner(this.#aim ?? this.#goal, this.#window, MAP, this.lane, this.#points),
  );
  readonly view = $derived.by(() => this.#shown ?? this.#goal);
  /** Pixels of the window that a millimetre of the board takes. */
  readonly scale = $derived.by(() => this.#window.width / this.view[2]);
  /** How many times their size pieces are drawn. */
  readonly enlarged = $derived.by(() =>
    Math.min(Math.max(PIECE.pixels / (this.pieceLength * this.scale), 1), PIECE.most),
  );

  /** Go to the present goal: at once, or gliding. Called in an effect; gives what stops it. */
  follow(calm: boolean): (() => void) | undefined {
    const [key, spot] = [this.#goalKey, this.drawing().cells[this.spot() ?? -1]];
    const isNew = key !== this.#reached;
    this.#reached = key;
    const from = untrack(() => this.#shown);
    const to = untrack(() => (isNew ? this.#next(from) : this.#with(spot)));
    this.#aim = to;
    if (from && to.every((edge, k) => edge === from[k])) return undefined;
    if (!from || calm) {
      this.#shown = to;
      return undefined;
    }
    const start = performance.now();
    let frame = requestAnimationFrame(
      function tick(this: Viewfinder, now: number) {
        const share = Math.min(Math.max((now - start) / GLIDE, 0), 1);
        this.#shown = between(from, to, eased(share));
        if (share < 1) frame = requestAnimationFrame(tick.bind(this));
      }.bind(this),
    );
    // A busy browser draws few frames, and a hidden page none: the camera arrives all the same.
    const late = setTimeout(() => {
      this.#shown = to;
    }, GLIDE);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(late);
    };
  }

  /** Where to go for another goal. */
  #next(from: Box | undefined): Box {
    return from && this.#canRest(from, this.#goal) ? from : this.#goal;
  }

  /** Where the camera was going, or no further from there than it takes to see a cell. */
  #with(spot: Cell | undefined): Box {
    const aim = this.#aim ?? this.#goal;
    return spot && this.mode === "close" && !holds(aim, [spot], this.lane) ? including(aim, spot, this.lane) : aim;
  }

  /** Where all that matters is in sight already, and as large as it would be, the camera stays. */
  #canRest(from: Box, to: Box): boolean {
    return (
      this.mode === "close" &&
      Math.abs(from[2] - to[2]) < 1 &&
      holds(from, [...this.#points.now, ...this.#points.later], this.lane)
    );
  }

  grab(at: Point) {
    this.#grip = at;
    this.#isDragged = false;
  }

  /** Look around while the hand is down. */
  drag(to: Point) {
    if (!this.#grip || this.mode === "whole") return;
    const by = { x: to.x - this.#grip.x, y: to.y - this.#grip.y };
    if (!this.#isDragged && Math.hypot(by.x, by.y) < STRAY) return;
    this.#isDragged = true;
    this.#grip = to;
    this.#shown = panned(this.view, by, this.#window, this.ground);
    this.#aim = this.#shown;
  }

  /** Whether the press that ends now was a drag. */
  get isDragged(): boolean {
    return this.#isDragged;
  }
}

function pointer(): "coarse" | "fine" {
  return matchMedia("(pointer: coarse)").matches ? "coarse" : "fine";
}
