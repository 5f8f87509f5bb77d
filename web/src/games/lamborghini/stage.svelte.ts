/** What lies and moves on Lamborghini's track: cars in the colours of their cards, damage, sums and checks. */

import { type Paint, plain } from "../../lib/palette";
import { piecesOf } from "../../lib/pieces";
import type { Frame } from "../../lib/player";
import type { Position } from "../../lib/protocol";
import type { BoardSetting } from "../page";
import { BoardStage, type Standing } from "../stage.svelte";
import { colourOfCar } from "./cards";
import { Telling } from "./draft/telling.svelte";
import { NO_TURN, type Turn, told } from "./sums";
import { colourOf, type Status, statusOf, viewOf, wordOf } from "./view";

/** What is seen of a car. */
export interface CarState {
  colour: string;
  status: Status;
  damage: number;
  /** Turns for which tyres or fuel tank still run. */
  running: number;
  /** Where its next paid step must lead, as the state numbers it. */
  direction: number;
  /** Cells won that it adds to its next move. */
  won: number;
}

const ABSENT: CarState = { colour: "", status: "absent", damage: 0, running: 0, direction: 0, won: 0 };

/** Milliseconds: what is told of a check takes long enough to be followed, a turn without one goes by. */
const TIMES: Readonly<Record<string, number>> = {
  turn: 120,
  drew: 420,
  qualified: 160,
  tied: 200,
  grid: 80,
  played: 450,
  repaired: 400,
  part: 90,
  speed: 450,
  slipstream: 300,
  squeeze: 350,
  hit: 450,
  push: 450,
  chain: 400,
  check: 350,
  checked: 600,
  held: 450,
  "cell-won": 500,
  accident: 650,
  damaged: 400,
  prevented: 400,
  crippled: 600,
  direction: 550,
  "off-track": 500,
  blocked: 600,
  wrecked: 700,
  finished: 400,
};

/** What is told of a car that only its events know before the position comes. */
const CHANGES: Readonly<Record<string, (car: CarState, value: number) => CarState>> = {
  damaged: (car, value) => ({ ...car, damage: value }),
  repaired: (car, value) => ({ ...car, damage: value }),
  direction: (car, value) => ({ ...car, direction: value }),
  "direction-spent": (car) => ({ ...car, direction: 0 }),
  "off-track": (car) => ({ ...car, direction: 0 }),
  wrecked: (car) => ({ ...car, status: "wreck" }),
  finished: (car) => ({ ...car, status: "finished" }),
};

export class LamborghiniStage extends BoardStage {
  cars = $state.raw<readonly CarState[]>([]);
  turn = $state.raw<Turn>(NO_TURN);
  /** What is told of the draft and the market. */
  readonly draft = new Telling();
  /** The cars that a contact can be declared on now. */
  struck = $state.raw<ReadonlySet<number>>(new Set());

  constructor(setting: BoardSetting) {
    super(setting);
    this.reset();
  }

  override reset() {
    super.reset();
    this.cars = this.#pieces().map(() => ABSENT);
    this.turn = NO_TURN;
    this.struck = new Set();
    this.draft.reset();
  }

  /** A car is told apart by its card's colour, once there is one, by the shape of its seat and its number. */
  override paint(piece: number, seat: Paint): Paint {
    const colour = this.cars[piece]?.colour;
    return colour ? { ...seat, ...colourOfCar(colour) } : plain(seat);
  }

  protected override standing(position: Position | undefined): Standing {
    const pieces = this.#pieces();
    if (!position) return { cells: pieces.map(() => -1) };
    const view = viewOf(position);
    return { cells: pieces.map((piece) => (statusOf(view, piece) === "absent" ? -1 : (view.cell[piece] ?? -1))) };
  }

  override frames(name: string, args: readonly number[], rule = ""): Frame[] {
    const [piece = 0, value = 0] = args;
    const begin = () => {
      this.turn = told(this.turn, name, args, rule, (part) => wordOf(this.setting.info, "part", part));
      if (name === "turn") this.#begin(piece);
      if (name === "crew" || name === "bought") this.#change(piece, (car) => ({ ...car, colour: this.#colour(value) }));
      const change = CHANGES[name];
      if (change) this.#change(piece, (car) => change(car, value));
    };
    return [{ ms: TIMES[name] ?? 0, begin }, ...this.draft.frames(name, args), ...super.frames(name, args)];
  }

  override settle(position: Position) {
    super.settle(position);
    const view = viewOf(position);
    this.mover = position.over ? -1 : view.mover;
    this.cars = this.#pieces().map((piece) => ({
      colour: colourOf(this.setting.info, view, piece),
      status: statusOf(view, piece),
      damage: view.damage[piece] ?? 0,
      running: view.running[piece] ?? 0,
      direction: view.direction[piece] ?? 0,
      won: view.won[piece] ?? 0,
    }));
    const contacts = position.choices.filter(({ block }) => block === "hit" || block === "push");
    this.struck = new Set(contacts.map(({ target }) => view.cell.indexOf(target)));
  }

  #begin(piece: number) {
    this.mover = piece;
    this.struck = new Set();
    this.forgetTrail();
  }

  #colour(card: number): string {
    return wordOf(this.setting.info, "car", card);
  }

  #change(piece: number, change: (car: CarState) => CarState) {
    this.cars = this.cars.map((car, other) => (other === piece ? change(car) : car));
  }

  #pieces(): number[] {
    const seats = this.setting.seats().length;
    return Array.from({ length: seats * piecesOf(this.setting.info, seats) }, (_, piece) => piece);
  }
}
