/** What lies on the table of Moto Strategy, and how cards are seen to move: dealt, drawn, laid, swept away. */

import type { Frame } from "../../lib/player";
import type { Position } from "../../lib/protocol";
import type { Setting, Stage } from "../page";
import { cardsOf } from "./cards";
import { countsOf, inOrder, viewOf } from "./view";

/** What lies before a player, and how it stands. */
export interface Place {
  /** Cards in hand, and as far as they are seen here those of each kind. */
  size: number;
  held: number[];
  /** Kinds of the laid cards, the newest last. */
  laid: number[];
  points: number;
  total: number;
  owed: number;
  isOut: boolean;
}

/** A card under way; where from and where to are places of the page with these names, the first that is there. */
export interface Flight {
  key: number;
  /** -1 for one whose face is not seen. */
  kind: number;
  from: readonly string[];
  to: readonly string[];
}

/** Something that was told, for the line that says what has happened last. */
export interface Told {
  event: string;
  args: readonly number[];
  rule: string;
}

const TIMES = {
  deal: 500,
  dealt: 42,
  fly: 430,
  draw: 320,
  own: 900,
  sweep: 750,
  beat: 260,
  news: 600,
  end: 900,
  scored: 180,
};

/** Events of which the line does not tell: what comes next, and single cards of a deal. */
const UNTOLD = ["dealt", "turn", "deal-over", "match-over", "scored"];

/** Events with which a match ends. */
const ENDS = ["match-over", "won"];

export class MotoStrategyStage implements Stage {
  mover = $state(-1);
  deal = $state(0);
  target = $state(0);
  places = $state<Place[]>([]);
  /** Cards in the pile; undefined until it is known. */
  pile = $state<number>();
  cancelled = $state<number[]>([]);
  removed = $state<number[]>([]);
  isWaiting = $state(true);
  /** Whose STARTER opened the first lap that is being run, -1 outside it. */
  starter = $state(-1);
  /** The points of this deal are in the totals already. */
  isCounted = $state(false);
  /** The match is over. */
  isOver = $state(false);
  flights = $state.raw<readonly Flight[]>([]);
  /** The share of their way that the cards under way have come. */
  share = $state(0);
  /** The seats whose cards are being swept away now. */
  sweeping = $state.raw<readonly number[]>([]);
  /** What was cancelled last, by kind, until the next card is laid. */
  swept = $state.raw<readonly number[]>([]);
  /** Who laid the newest card that still lies there, -1 for nobody. */
  newest = $state(-1);
  told = $state.raw<Told>();
  /** Who opens each deal, as soon as it is heard: the summary of the deal before tells it too. */
  readonly openers = new Map<number, number>();
  /** What was told of the end of the match, as soon as it is heard. */
  readonly ends: Told[] = [];
  readonly kinds: number;
  /** What was cancelled before the sweep whose cards are not all known yet. */
  #before: readonly number[] | undefined;
  /** How many cards were cancelled that are not known yet. */
  #unknown = 0;
  #key = 0;

  constructor(private readonly setting: Setting) {
    this.kinds = cardsOf(setting.info).length;
    this.reset();
  }

  reset() {
    this.places = this.setting.seats().map(() => this.#empty(0));
    this.pile = undefined;
    this.mover = -1;
    this.deal = 0;
    this.told = undefined;
    this.isOver = false;
    this.ends.length = 0;
    this.#clear();
  }

  settle(position: Position) {
    const view = viewOf(position);
    this.flights = [];
    this.sweeping = [];
    this.places = this.setting.seats().map((_, seat) => ({
      size: view.hand_size[seat] ?? 0,
      held: [...(view.hand[seat] ?? [])],
      laid: inOrder(this.places[seat]?.laid ?? [], view.laid[seat] ?? []),
      points: view.points[seat] ?? 0,
      total: view.total[seat] ?? 0,
      owed: view.owed[seat] ?? 0,
      isOut: view.out[seat] === 1,
    }));
    if (!this.places[this.newest]?.laid.length) this.newest = -1;
    if (this.#before)
      this.swept = view.cancelled.map((count, kind) => Math.max(0, count - (this.#before?.[kind] ?? 0)));
    this.#forget();
    this.cancelled = [...view.cancelled];
    this.removed = [...view.removed];
    this.pile = view.pile_size;
    this.mover = position.over ? -1 : view.turn;
    this.deal = view.deal;
    this.target = view.target;
    this.isWaiting = view.waiting === 1;
    this.starter = view.starter;
    this.isCounted = position.over;
    this.isOver = position.over;
  }

  frames(event: string, args: readonly number[], rule: string): Frame[] {
    const [a = 0, b = 0, c = 0] = args;
    if (event === "deal") this.openers.set(a, b);
    if (ENDS.includes(event)) this.ends.push({ event, args, rule });
    const make: Record<string, () => Frame[]> = {
      deal: () => [{ ms: TIMES.deal, begin: () => this.#gather(a, b) }],
      dealt: () => [this.#draw(a, b, TIMES.dealt)],
      drew: () => [this.#draw(a, b, this.setting.seats()[a]?.yours ? TIMES.own : TIMES.draw)],
      turn: () => [{ ms: TIMES.beat, begin: () => this.#turn(a) }],
      laid: () => [this.#lay(a, b, c)],
      started: () => [{ ms: TIMES.news, begin: () => this.#start(a) }],
      "start-stands": () => [{ ms: TIMES.beat, begin: () => this.#stand() }],
      "start-cancelled": () => [this.#sweepAll(a)],
      "red-flag": () => [this.#sweepAll(a)],
      "long-lap": () => [{ ms: TIMES.news, begin: () => this.#owe(b) }],
      "turn-lost": () => [{ ms: TIMES.news, begin: () => this.#lose(a, b) }],
      reshuffled: () => [{ ms: TIMES.news, begin: () => this.#reshuffle(a) }],
      eliminated: () => [this.#eliminate(a, b)],
      stopped: () => [{ ms: TIMES.end }],
      "last-card": () => [{ ms: TIMES.end }],
      "last-left": () => [{ ms: TIMES.end }],
      scored: () => [{ ms: TIMES.scored, begin: () => this.#score(a, b, c) }],
      won: () => [{ ms: TIMES.end }],
    };
    const tell = { ms: 0, begin: () => this.#tell({ event, args, rule }) };
    return [tell, ...(make[event]?.() ?? [{ ms: TIMES.beat }])];
  }

  #tell(told: Told) {
    if (!UNTOLD.includes(told.event)) this.told = told;
  }

  /** Everything goes back into the pile; the totals stay. */
  #gather(deal: number, opener: number) {
    const held = this.places.reduce((sum, place) => sum + place.size + place.laid.length, 0);
    const aside = [...this.cancelled, ...this.removed].reduce((sum, count) => sum + count, this.#unknown);
    if (this.pile !== undefined) this.pile += held + aside;
    this.places = this.places.map(({ total }) => this.#empty(total));
    this.deal = deal;
    this.mover = opener;
    this.#clear();
  }

  #clear() {
    this.cancelled = countsOf([], this.kinds);
    this.removed = countsOf([], this.kinds);
    this.isWaiting = true;
    this.starter = -1;
    this.isCounted = false;
    this.flights = [];
    this.sweeping = [];
    this.swept = [];
    this.newest = -1;
    this.#forget();
  }

  #forget() {
    this.#before = undefined;
    this.#unknown = 0;
  }

  #empty(total: number): Place {
    return { size: 0, held: countsOf([], this.kinds), laid: [], points: 0, total, owed: 0, isOut: false };
  }

  #turn(seat: number) {
    this.mover = seat;
  }

  #draw(seat: number, kind: number, ms: number): Frame {
    const flight = { kind, from: ["pile"], to: [`hand-${seat}`, `backs-${seat}`] };
    return this.#fly([flight], ms, () => {
      const place = this.places[seat];
      if (this.pile) this.pile -= 1;
      if (!place) return;
      place.size += 1;
      if (kind >= 0) place.held[kind] = (place.held[kind] ?? 0) + 1;
    });
  }

  #lay(seat: number, kind: number, points: number): Frame {
    const flight = { kind, from: [`card-${seat}-${kind}`, `hand-${seat}`, `backs-${seat}`], to: [`laid-${seat}`] };
    const frame = this.#fly([flight], TIMES.fly, () => {
      const place = this.places[seat];
      place?.laid.push(kind);
      if (place) place.points += points;
      this.newest = seat;
    });
    const begin = () => {
      frame.begin?.();
      this.swept = [];
      this.mover = seat;
      const place = this.places[seat];
      if (!place) return;
      place.size -= 1;
      place.held[kind] = Math.max(0, (place.held[kind] ?? 0) - 1);
    };
    return { ...frame, begin };
  }

  #start(seat: number) {
    this.isWaiting = false;
    this.starter = seat;
  }

  #stand() {
    this.starter = -1;
  }

  #owe(target: number) {
    const place = this.places[target];
    if (place) place.owed += 1;
  }

  #lose(seat: number, left: number) {
    this.mover = seat;
    const place = this.places[seat];
    if (place) place.owed = left;
  }

  /** The card just laid leaves the deal; all others are cancelled, and play waits again. */
  #sweepAll(seat: number): Frame {
    const all = this.places.map((_, each) => each);
    return this.#sweep(all, seat, () => {
      const by = this.places[seat]?.laid.pop() ?? -1;
      if (by >= 0) this.removed[by] = (this.removed[by] ?? 0) + 1;
      this.#before = [...this.cancelled];
      for (const place of this.places) this.#cancel(place);
      this.isWaiting = true;
      this.starter = -1;
    });
  }

  /** Which cards the hand held is known only when the step has been told. */
  #eliminate(seat: number, cards: number): Frame {
    return this.#sweep([seat], -1, () => {
      const place = this.places[seat];
      if (!place) return;
      this.#before ??= [...this.cancelled];
      this.#unknown += cards - place.laid.length;
      this.#cancel(place);
      Object.assign(place, { size: 0, held: countsOf([], this.kinds), owed: 0, isOut: true });
    });
  }

  #cancel(place: Place) {
    for (const kind of place.laid) this.cancelled[kind] = (this.cancelled[kind] ?? 0) + 1;
    place.laid = [];
    place.points = 0;
  }

  /** The uppermost card that `by` has laid leaves the deal. */
  #sweep(seats: readonly number[], by: number, end: () => void): Frame {
    const frame = this.#fly([], TIMES.sweep, end);
    const begin = () => {
      const flights = seats.flatMap((seat) => {
        const kind = this.places[seat]?.laid.at(-1);
        const to = seat === by ? ["removed", "cancelled"] : ["cancelled"];
        return kind === undefined ? [] : [{ kind, from: [`laid-${seat}`], to }];
      });
      this.#launch(flights);
      this.sweeping = seats;
    };
    const land = () => {
      frame.end?.();
      this.sweeping = [];
    };
    return { ...frame, begin, end: land };
  }

  #reshuffle(cards: number) {
    this.pile = cards;
    this.cancelled = countsOf([], this.kinds);
    this.swept = [];
    this.#forget();
  }

  #score(seat: number, points: number, total: number) {
    this.isCounted = true;
    const place = this.places[seat];
    if (place) Object.assign(place, { points, total });
  }

  #fly(flights: readonly Omit<Flight, "key">[], ms: number, land: () => void): Frame {
    return {
      ms,
      begin: () => this.#launch(flights),
      during: (share) => {
        this.share = share;
      },
      end: () => {
        this.flights = [];
        land();
      },
    };
  }

  #launch(flights: readonly Omit<Flight, "key">[]) {
    this.share = 0;
    this.flights = flights.map((flight) => {
      this.#key += 1;
      return { ...flight, key: this.#key };
    });
  }
}
