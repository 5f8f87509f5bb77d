/** The table that is being made in the lobby, before the server hears of it. */

import { entropy } from "../../lib/entropy";
import type { AttributeInfo, BoardInfo, GameInfo, NewSeat, NewTable } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { say } from "../../lib/texts.svelte";

export interface DraftSeat {
  key: number;
  kind: NewSeat["kind"];
  name: string;
  level: string;
  attributes: Record<string, string>;
}

export const KINDS: readonly NewSeat["kind"][] = ["me", "guest", "open", "bot"];
export const ORDERS = ["drawn", "given"] as const;

export const LENGTHS = ["race", "season"] as const;

/** So many play if nobody changes anything: enough for a race, few enough to be quick. */
const USUAL_SEATS = 3;

/** A race that a season can have; `wanted` once somebody has taken it in or left it out. */
export interface Round {
  preset: string;
  wanted?: boolean;
}

export class Draft {
  /** A code of one's own counts while no preset is chosen. */
  code = $state("");
  seats = $state<DraftSeat[]>([]);
  options = $state<Record<string, number>>({});
  order = $state<(typeof ORDERS)[number]>("drawn");
  /** One race, or (in games that have them) a season of several. */
  length = $state<(typeof LENGTHS)[number]>("race");
  /** All presets in the order of a season's races; those that are left out stay in their places. */
  rounds = $state<Round[]>([]);
  /** The presets as boards, once they are known. */
  boards = $state.raw<readonly BoardInfo[]>([]);
  #preset = $state<string>();
  #key = 0;

  constructor(readonly info: GameInfo) {
    this.options = Object.fromEntries(info.options.map((option) => [option.name, option.default]));
    this.rounds = info.presets.map((preset) => ({ preset }));
    const count = Math.min(Math.max(USUAL_SEATS, info.min_seats), info.max_seats);
    for (let seat = 0; seat < count; seat += 1) this.add(seat === 0 ? "me" : "bot");
  }

  /** The preset that is chosen; until somebody chooses, the one that the game offers with these options. */
  get preset(): string {
    return this.#preset ?? this.#offered;
  }

  set preset(preset: string) {
    this.#preset = preset;
  }

  get #offered(): string {
    const wishing = this.info.options.find(({ name, board }) => board && this.options[name]);
    return wishing?.board ?? this.info.presets[0] ?? "";
  }

  /** Whether there is a choice of boards. */
  get hasBoards(): boolean {
    return this.info.layouts || this.info.presets.length > 1;
  }

  get board(): string {
    return this.preset || this.code.trim();
  }

  /** The presets that a season is raced on, in order; none: it is one race. */
  get season(): string[] {
    if (this.length === "race") return [];
    return this.rounds.filter((round) => this.isRaced(round)).map(({ preset }) => preset);
  }

  /** Until somebody says so or otherwise, a season is raced on what suits as many as play: on all presets if none does. */
  isRaced({ preset, wanted }: Round): boolean {
    return wanted ?? (this.#suiting.size === 0 || this.#suiting.has(preset));
  }

  readonly #suiting = $derived.by(() => {
    const count = this.seats.length;
    const suiting = this.boards.filter(({ min_seats, max_seats }) => count >= min_seats && count <= max_seats);
    return new Set(suiting.map(({ name }) => name));
  });

  /** Whether it is said what is raced on. */
  get isComplete(): boolean {
    return this.length === "race" ? this.board !== "" : this.season.length > 0;
  }

  last(length: (typeof LENGTHS)[number]) {
    this.length = length;
  }

  /** Let a round change places with the one before it, or behind it. */
  shift(index: number, by: -1 | 1) {
    const [round, other] = [this.rounds[index], this.rounds[index + by]];
    if (round && other) [this.rounds[index], this.rounds[index + by]] = [other, round];
  }

  add(kind: NewSeat["kind"]) {
    this.#key += 1;
    const attributes = Object.fromEntries(
      this.info.attributes.map((attribute) => [attribute.name, this.#free(attribute)]),
    );
    const bots = this.seats.filter((seat) => seat.kind === "bot").length;
    const level = this.info.levels[bots % this.info.levels.length] ?? "";
    this.seats.push({ key: this.#key, kind, name: kind === "me" ? settings.name : "", level, attributes });
  }

  remove(key: number) {
    this.seats = this.seats.filter((seat) => seat.key !== key);
  }

  /** Give the seat a value; whoever had it gets the seat's old one, so that no two share it. */
  give(seat: DraftSeat, attribute: AttributeInfo, value: string) {
    const old = seat.attributes[attribute.name] ?? "";
    const holder = attribute.unique
      ? this.seats.find((other) => other.attributes[attribute.name] === value)
      : undefined;
    if (holder) holder.attributes[attribute.name] = old;
    seat.attributes[attribute.name] = value;
  }

  /** The name that a seat gets if nobody writes one. */
  usualName(seat: DraftSeat): string {
    const people = this.seats.filter(({ kind }) => kind === "me" || kind === "guest");
    return say("seat-guest-name", { number: people.indexOf(seat) + 1 });
  }

  wish(): NewTable {
    return {
      game: this.info.id,
      board: this.length === "race" ? this.board : "",
      season: this.season,
      seats: this.seats.map((seat) => this.#seat(seat)),
      options: { ...this.options },
      order: this.order,
      entropy: entropy(),
    };
  }

  #seat(seat: DraftSeat): NewSeat {
    if (seat.kind === "open") return { kind: "open" };
    const attributes = { ...seat.attributes };
    if (seat.kind === "bot") return { kind: "bot", level: seat.level, attributes };
    return { kind: seat.kind, name: seat.name.trim() || this.usualName(seat), attributes };
  }

  #free(attribute: AttributeInfo): string {
    const taken = attribute.unique ? this.seats.map((seat) => seat.attributes[attribute.name]) : [];
    return attribute.values.find((value) => !taken.includes(value)) ?? "";
  }
}
