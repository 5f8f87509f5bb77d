/** One table as this browser knows it: who sits there, where the match stands, what has happened, and how to act. */

import type { Drawing } from "../board/drawing";
import type { Mode } from "../board/viewfinder.svelte";
import { type Beforehand, type Chapter, type GamePage, type Piece, type Stage, stageOf } from "../games/page";
import { gamePage } from "../games/registry";
import { api, games } from "./api";
import { GameTexts } from "./game-texts";
import { causedOf, toldOf } from "./moved";
import { nameOf } from "./names";
import { OBSTACLE, type Paint, seatPaint } from "./palette";
import { type Frame, Player } from "./player";
import type { GameInfo, Happening, Position, Refused, SeatInfo, Step, StepInfo, TableInfo, Welcome } from "./protocol";
import { PACE, settings } from "./settings.svelte";
import { type LineState, TableSocket } from "./socket";
import { play } from "./sound";
import { say, texts } from "./texts.svelte";

/** A line of the log: events that one sentence tells. */
export interface LogLine {
  key: number;
  step: number;
  happenings: readonly Happening[];
  /** It tells an action that was the only possibility, so nobody was asked. */
  forced: boolean;
}

/** A long match has many lines; the latest are enough to follow it. */
const KEPT = 400;

/** What a table needs before it can be shown. */
export interface Parts {
  table: TableInfo;
  info: GameInfo;
  page: GamePage;
  /** What is drawn of its board, if anything is. */
  drawing: Drawing | undefined;
}

export async function fetchParts(id: string): Promise<Parts> {
  const table = await api.table(id);
  const [known, page, board] = await Promise.all([
    games(),
    gamePage(table.game),
    api.tableBoard(id),
    texts.know(table.game),
  ]);
  const info = known.find((game) => game.id === table.game);
  if (!info) throw new Error(`the server does not say what ${table.game} is`);
  return { table, info, page, drawing: board.drawing ?? undefined };
}

type Honours = Pick<SeatInfo, "trophies" | "champion">;
const NONE: Honours = { trophies: 0, champion: false };

/** The table with these honours beside its seats, where there are any. */
function honoured(table: TableInfo, honours: readonly Honours[]): TableInfo {
  return { ...table, seats: table.seats.map((seat, index) => ({ ...seat, ...honours[index] })) };
}

export class Session {
  #told = $state.raw() as TableInfo;
  /** Who had won what before the race that this table is for. */
  #honours: readonly Honours[] = [];
  /** Where the match stands once everything heard so far has been shown. */
  shown = $state.raw<Position>();
  lines = $state.raw<readonly LogLine[]>([]);
  line = $state<LineState>("connecting");
  /** Something moves, or an act of ours is on its way. */
  moving = $state(false);
  asking = $state(false);
  /** Nothing is seen moving until it is the turn of a seat of this screen. */
  hurried = $state(false);
  /** The last turn of a seat of this screen held no decision, and so was played without a question. */
  driven = $state(false);
  /** What the reader wants to see of the board; at another table that is another question. */
  view = $state<Mode>();
  /** Why the last act was refused. */
  refused = $state.raw<Pick<Refused, "rule" | "fault">>();

  /** The server has said where the match stands. */
  #isGreeted = $state(false);

  readonly info: GameInfo;
  readonly page: GamePage;
  readonly drawing: Drawing | undefined;
  readonly texts: GameTexts;
  readonly stage: Stage;
  readonly #names: Map<number, string>;
  readonly #player = new Player(() => (this.hurried ? 0 : PACE[settings.motion]));
  readonly #socket: TableSocket;
  #position = $state.raw<Position>();
  #waiting: { number: number; done: () => void }[] = [];
  #key = 0;
  /** The seat that acts, and whether nothing but what it had to do has been done in its turn. */
  #turn = { seat: -1, isForced: true };

  constructor({ table, info, page, drawing }: Parts) {
    this.#hold(table);
    this.info = info;
    this.page = page;
    this.drawing = drawing;
    this.texts = new GameTexts(info, drawing, (seat) => this.name(seat));
    this.stage = stageOf(page, { info, seats: () => this.table.seats }, drawing);
    this.#names = new Map(info.events.map(({ id, name }) => [id, name]));
    this.#socket = new TableSocket(table.id, {
      welcome: (message) => this.#welcome(message),
      step: (message) => this.#hear(message),
      table: (told) => this.#hold(told),
      fault: (fault) => {
        this.refused = { rule: "", fault };
      },
      state: (state) => {
        this.line = state;
      },
    });
  }

  /**
   * The table as the line told it last. What a request answers is never put here: the line tells of the same change,
   * and an answer that comes late would undo what has happened since.
   */
  get table(): TableInfo {
    return this.#table;
  }

  /** A win is not seen beside a name before it is seen on the board; in a season points count, not wins in a row. */
  readonly #table = $derived.by<TableInfo>(() => {
    const told = this.#told;
    const before = told.season.length ? told.seats.map(() => NONE) : this.#honours;
    return this.#isOver && !told.season.length ? told : honoured(told, before);
  });

  /** The seat that this browser decides for now, or -1. */
  get deciding(): number {
    const actor = this.shown?.actor ?? -1;
    const isFree = !this.moving && !this.asking && !this.table.simulates;
    return isFree && this.table.seats[actor]?.yours ? actor : -1;
  }

  /** The seat in whose place this screen is looked at, or -1. */
  get viewer(): number {
    return this.deciding >= 0 ? this.deciding : (this.table.seats.find(({ yours }) => yours)?.seat ?? -1);
  }

  get beforehand(): Beforehand | undefined {
    return undefined;
  }

  get chapters(): readonly Chapter[] {
    return [];
  }

  get over(): boolean {
    return this.#isOver;
  }

  /** Whether bots may still play what comes before the race, by what was heard: what is shown may be behind. */
  get isWarmUp(): boolean {
    return this.#position?.view[this.info.warm_up] === 1 && !this.#position.over;
  }

  name(seat: number): string {
    const found = this.table.seats[seat];
    return found ? nameOf(found) : say("seat-number", { number: seat + 1 });
  }

  /** What a piece is called: by its seat, and by its number where seats have several. */
  pieceName(piece: number): string {
    return this.texts.piece(piece);
  }

  piece(piece: number): Piece {
    const seat = this.seatOf(piece);
    const own = this.table.seats[seat]?.yours ?? false;
    return { piece, seat, number: String(piece + 1), paint: this.paint(seat), own };
  }

  paint(seat: number): Paint {
    const found = this.table.seats[seat];
    return (found && seatPaint(this.info, found)) ?? OBSTACLE;
  }

  /** What these events cause, sentence by sentence. */
  consequences(events: readonly Happening[]): Happening[] {
    return causedOf(this.info, events);
  }

  seatOf(piece: number): number {
    return Math.floor(piece / this.info.pieces);
  }

  sentence({ happenings }: Pick<LogLine, "happenings">): string {
    return this.texts.event(happenings);
  }

  /** Play these actions for the seat that decides. */
  async play(tokens: readonly string[]) {
    const seat = this.deciding;
    const after = this.shown?.number;
    if (seat < 0 || after === undefined) return;
    this.asking = true;
    this.driven = false;
    this.refused = undefined;
    const answer = await this.#socket.act(seat, after, tokens);
    if (answer?.type === "ack") await this.#heard(answer.number);
    this.asking = false;
    if (answer?.type === "refused") this.refused = answer;
  }

  /** The rule that forbids the seat to point at a cell now, "" if none does, undefined if nobody answers. */
  async why(seat: number, cell: number): Promise<string | undefined> {
    return (await this.#socket.why(seat, cell))?.rule;
  }

  close() {
    this.#socket.close();
  }

  get #isOver(): boolean {
    return this.#told.phase === "over" && this.#isGreeted && !this.moving;
  }

  #hold(told: TableInfo) {
    if (told.phase !== "over") this.#honours = told.seats.map(({ trophies, champion }) => ({ trophies, champion }));
    this.#told = told;
  }

  /** Resolves when the step with this number has come; until then an act of ours is on its way. */
  #heard(number: number): Promise<void> {
    if ((this.#position?.number ?? -1) >= number) return Promise.resolve();
    return new Promise((done) => this.#waiting.push({ number, done }));
  }

  #stand(position: Position) {
    this.#position = position;
    const come = this.#waiting.filter(({ number }) => number <= position.number);
    this.#waiting = this.#waiting.filter((each) => !come.includes(each));
    for (const { done } of come) done();
  }

  /** All that was missed: at the first time it is simply so, later it is seen happening. */
  #welcome({ table, steps, position }: Welcome) {
    const isFirst = !this.#position;
    this.#isGreeted = true;
    this.#hold(table);
    const frames = steps.flatMap((step) => this.#frames(step));
    if (position) {
      frames.push(this.#arrive(position));
      this.#stand(position);
    }
    if (isFirst) this.#jump(frames);
    else this.#show(frames);
  }

  #hear({ step, position }: Step) {
    this.#stand(position);
    this.#show([...this.#frames(step), this.#arrive(position)]);
  }

  #frames(step: StepInfo): Frame[] {
    // The seats may have been drawn, added or left out since the table was first seen.
    const opening: Frame[] = step.number === 0 ? [{ ms: 0, begin: () => this.stage.reset() }] : [];
    const happened = step.entries.flatMap(({ seat, forced, events }) => [
      { ms: 0, begin: () => this.#act(seat, forced) },
      ...events.flatMap((happening, index) => {
        const name = this.#names.get(happening.event) ?? "";
        const tell = () => {
          this.#log(step.number, happening, forced && seat >= 0 && index === 0);
          if (settings.sound) play(this.page.sounds[name]);
        };
        return [{ ms: 0, begin: tell }, ...this.stage.frames(name, happening.args, happening.rule)];
      }),
    ]);
    return [...opening, ...happened];
  }

  /** What the dice do belongs to the turn of the seat that acts. */
  #act(seat: number, isForced: boolean) {
    if (seat < 0) return;
    this.#pass(seat);
    this.#turn.isForced &&= isForced;
  }

  #pass(seat: number) {
    if (seat === this.#turn.seat) return;
    if (this.table.seats[this.#turn.seat]?.yours) this.driven = this.#turn.isForced;
    this.#turn = { seat, isForced: true };
  }

  #arrive(position: Position): Frame {
    return {
      ms: 0,
      end: () => {
        this.stage.settle(position);
        this.#pass(position.actor);
        this.shown = position;
        if (this.table.seats[position.actor]?.yours) this.hurried = false;
      },
    };
  }

  #show(frames: readonly Frame[]) {
    if (!frames.length) return;
    this.moving = true;
    this.#player.add(frames);
    void this.#player.rest().then(() => {
      this.moving = this.#player.busy;
    });
  }

  #jump(frames: readonly Frame[]) {
    for (const frame of frames) {
      frame.begin?.();
      frame.end?.();
    }
  }

  #log(step: number, happening: Happening, forced: boolean) {
    if (!toldOf(this.info, [happening]).length) return;
    const last = this.lines.at(-1);
    const lastHappening = last?.happenings.at(-1);
    if (last && lastHappening && last.step === step && this.texts.joins(lastHappening, happening)) {
      this.lines = [...this.lines.slice(0, -1), { ...last, happenings: [...last.happenings, happening] }];
    } else {
      this.#key += 1;
      this.lines = [...this.lines.slice(1 - KEPT), { key: this.#key, step, happenings: [happening], forced }];
    }
  }
}
