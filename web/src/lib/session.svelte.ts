/** One table as this browser knows it: who sits there, where the match stands, what has happened, and how to act. */

import type { Drawing } from "../board/drawing";
import type { Mode } from "../board/viewfinder.svelte";
import { type GamePage, type Piece, type Stage, stageOf } from "../games/page";
import { Chapters } from "./chapters.svelte";
import { GameTexts } from "./game-texts";
import { type Honours, honoured, honoursOf } from "./honours";
import { Log, type LogLine } from "./log.svelte";
import { Looker } from "./looker.svelte";
import { causedOf } from "./moved";
import { nameOf } from "./names";
import { OBSTACLE, type Paint, seatPaint } from "./palette";
import type { Parts } from "./parts";
import { piecesOf, seatOf } from "./pieces";
import { type Frame, Player } from "./player";
import type {
  BoardInfo,
  Envelope,
  GameInfo,
  Happening,
  Kept,
  Position,
  Refused,
  Step,
  StepInfo,
  TableInfo,
  Welcome,
} from "./protocol";
import { PACE, settings } from "./settings.svelte";
import { type LineState, TableSocket } from "./socket";
import { play } from "./sound";
import { say } from "./texts.svelte";

/** Milliseconds to read what a part of the match has brought, at normal pace, before anything else moves. */
const READING = 4000;

export class Session {
  #told = $state.raw() as TableInfo;
  /** Who had won what before the race that this table is for. */
  #honours: readonly Honours[] = [];
  /** Where the match stands once everything heard so far has been shown. */
  shown = $state.raw<Position>();
  /** How the seats stand by what has been told: at the end of a chapter already as `shown` is about to say. */
  standing = $state.raw<Position>();
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
  #refused = $state.raw<Pick<Refused, "rule" | "fault"> & { number: number }>();

  /** The server has said where the match stands. */
  #isGreeted = $state(false);

  readonly info: GameInfo;
  readonly page: GamePage;
  readonly drawing: Drawing | undefined;
  readonly figures: BoardInfo["figures"];
  readonly texts: GameTexts;
  readonly stage: Stage;
  readonly chapters: Chapters;
  /** Who sees hidden hands on this screen. */
  readonly looker: Looker;
  readonly #log: Log;
  readonly #names: Map<number, string>;
  readonly #player = new Player(() => (this.hurried ? 0 : PACE[settings.motion]));
  readonly #socket: TableSocket;
  #position = $state.raw<Position>();
  /** What was heard last of answers given beforehand: it may be ahead of what is shown, as the time for them runs. */
  #envelope = $state.raw<Envelope | null>(null);
  /** The seats that have sealed an answer, heard as soon. */
  #sealed = $state.raw<readonly number[]>([]);
  /** When the step came after which nobody is waited for, by `performance.now`. */
  #heardAt = 0;
  #waiting: { number: number; done: () => void }[] = [];
  /** The seat that acts, and whether nothing but what it had to do has been done in its turn. */
  #turn = { seat: -1, isForced: true };

  constructor({ table, info, page, drawing, figures }: Parts) {
    this.#hold(table);
    this.info = info;
    this.page = page;
    this.drawing = drawing;
    this.figures = figures;
    this.texts = new GameTexts(
      info,
      drawing,
      (seat) => this.name(seat),
      () => this.table.seats.length,
    );
    this.chapters = new Chapters(info);
    this.looker = new Looker({
      info,
      seats: () => this.table.seats,
      position: () => this.shown,
      // Until it is shown that nothing is hidden any more, and from when it is heard that something is.
      secrets: () => this.shown?.secrets !== false || this.#position?.secrets !== false,
    });
    this.#log = new Log(this.texts);
    this.stage = stageOf(page, { info, seats: () => this.table.seats }, drawing);
    this.#names = new Map(info.events.map(({ id, name }) => [id, name]));
    this.#socket = new TableSocket(table.id, {
      welcome: (message) => this.#welcome(message),
      step: (message) => this.#hear(message),
      kept: (message) => this.#keep(message),
      table: (told) => this.#hold(told),
      fault: (fault) => {
        this.#refuse({ rule: "", fault });
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

  /** A win is not seen beside a name before it is seen on the board. */
  readonly #table = $derived.by<TableInfo>(() => honoured(this.#told, this.#honours, this.#isOver));

  get lines(): readonly LogLine[] {
    return this.#log.lines;
  }

  /** The seat that this browser decides for now, or -1. */
  get deciding(): number {
    const { actor = -1, pauses = false } = this.shown ?? {};
    const isFree = !pauses && !this.moving && !this.asking && !this.table.simulates && this.looker.awaited < 0;
    return isFree && this.table.seats[actor]?.yours ? actor : -1;
  }

  /** What the one who looks may answer beforehand, and has answered. */
  get beforehand(): Envelope | undefined {
    const envelope = this.over ? null : this.#envelope;
    return envelope && envelope.seat === this.looker.seat ? envelope : undefined;
  }

  /** The seats that have sealed an answer and are still to be asked: what it says nobody else knows. */
  get sealed(): readonly number[] {
    return this.over ? [] : this.#sealed;
  }

  /** The pause that runs, in milliseconds: how long it is, and how much of it had passed when it came to be shown. */
  get pause(): { number: number; ms: number; passed: number } | undefined {
    const { number, pauses, pause: ms } = this.shown ?? { number: -1, pauses: false, pause: 0 };
    if (!pauses || !ms || this.over || number !== this.#position?.number) return undefined;
    return { number, ms, passed: performance.now() - this.#heardAt };
  }

  /** The rule by which the match last went on to what comes next, or "". */
  get turnRule(): string {
    return this.#log.onwardRule;
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
    const paint = this.paint(seat);
    return { piece, seat, number: String(piece + 1), paint: this.stage.board?.paint(piece, paint) ?? paint, own };
  }

  paint(seat: number): Paint {
    const found = this.table.seats[seat];
    return (found && seatPaint(this.info, found)) ?? OBSTACLE;
  }

  /** What these events cause, sentence by sentence. */
  consequences(events: readonly Happening[]): Happening[] {
    return causedOf(this.info, events);
  }

  /** How many pieces each seat of this table has. */
  get pieces(): number {
    return piecesOf(this.info, this.table.seats.length);
  }

  seatOf(piece: number): number {
    return seatOf(this.info, piece, this.table.seats.length);
  }

  sentence({ happenings }: Pick<LogLine, "happenings">): string {
    return this.texts.event(happenings.map((happening) => this.looker.seen(happening)));
  }

  /** Why the last act was refused, until the match has gone on: then something else can be done, or nothing. */
  get refused(): Pick<Refused, "rule" | "fault"> | undefined {
    const [told, shown] = [this.#refused, this.shown?.number ?? -1];
    return told && shown <= told.number ? told : undefined;
  }

  /** It has been read. */
  forgive() {
    this.#refused = undefined;
  }

  /** Play these actions for the seat that decides. */
  async play(tokens: readonly string[]) {
    const seat = this.deciding;
    const after = this.shown?.number;
    if (seat < 0 || after === undefined) return;
    this.asking = true;
    this.driven = false;
    this.#refused = undefined;
    const answer = await this.#socket.act(seat, after, tokens);
    if (answer?.type === "ack") await this.#heard(answer.number);
    this.asking = false;
    if (answer?.type === "refused") this.#refuse(answer);
  }

  /** Answer beforehand with this token, or with an empty one take the answer back. */
  async answer(token: string) {
    const seat = this.beforehand?.seat;
    if (seat === undefined) return;
    this.#refused = undefined;
    const answer = await this.#socket.beforehand(seat, token);
    if (answer?.type === "refused") this.#refuse(answer);
  }

  /** The rule that forbids the seat this now, "" if none does, undefined if nobody answers. */
  async why(seat: number, what: { target: number } | { token: string }): Promise<string | undefined> {
    const answer = await this.#socket.why(seat, what);
    if (answer?.type === "refused") this.#refuse(answer);
    return answer?.type === "reason" ? answer.rule : undefined;
  }

  close() {
    this.#socket.close();
  }

  #refuse({ rule, fault }: Pick<Refused, "rule" | "fault">) {
    this.#refused = { rule, fault, number: this.#position?.number ?? -1 };
  }

  get #isOver(): boolean {
    return this.#told.phase === "over" && this.#isGreeted && !this.moving;
  }

  #hold(told: TableInfo) {
    if (told.phase !== "over") this.#honours = honoursOf(told);
    this.#told = told;
  }

  /** Resolves when the step with this number has come; until then an act of ours is on its way. */
  #heard(number: number): Promise<void> {
    if ((this.#position?.number ?? -1) >= number) return Promise.resolve();
    return new Promise((done) => this.#waiting.push({ number, done }));
  }

  #keep({ beforehand, sealed }: Kept) {
    this.#envelope = beforehand;
    this.#sealed = sealed;
  }

  #stand(position: Position) {
    this.#position = position;
    this.#envelope = position.beforehand;
    this.#sealed = position.sealed;
    this.#heardAt = performance.now();
    const come = this.#waiting.filter(({ number }) => number <= position.number);
    this.#waiting = this.#waiting.filter((each) => !come.includes(each));
    for (const { done } of come) done();
  }

  /** All that was missed: at the first time it is simply so, later it is seen happening. */
  #welcome({ table, steps, position }: Welcome) {
    const isFirst = !this.#position;
    this.#isGreeted = true;
    this.#hold(table);
    const frames = steps.flatMap((step) => this.#frames(step, step === steps.at(-1) ? position : null));
    if (position) {
      frames.push(this.#arrive(position));
      this.#stand(position);
    }
    if (isFirst) {
      this.#jump(frames);
      this.chapters.dismiss();
    } else this.#show(frames);
  }

  #hear({ step, position }: Step) {
    this.#stand(position);
    this.#show([...this.#frames(step, position), this.#arrive(position)]);
  }

  /** `after` is where the match stands after the step, if that is known. */
  #frames(step: StepInfo, after: Position | null): Frame[] {
    // The seats may have been drawn, added or left out since the table was first seen.
    const opening: Frame[] = step.number === 0 ? [{ ms: 0, begin: () => this.#open() }] : [];
    const happened = step.entries.flatMap(({ seat, forced, events }) => [
      { ms: 0, begin: () => this.#act(seat, forced) },
      ...events.flatMap((happening, index) => {
        const name = this.#names.get(happening.event) ?? "";
        const { args, rule } = this.looker.seen(happening);
        const tell = () => {
          this.#log.add(step.number, happening, forced && seat >= 0 && index === 0);
          this.chapters.hear(happening);
          // With the summary, not only when it has been read.
          if (this.chapters.ends(happening.event)) this.standing = after ?? this.standing;
          if (settings.sound) play(this.page.sounds[name]);
        };
        const reading = this.chapters.ends(happening.event) ? [this.#reading()] : [];
        return [{ ms: 0, begin: tell }, ...this.stage.frames(name, args, rule), ...reading];
      }),
    ]);
    return [...opening, ...happened];
  }

  #open() {
    this.stage.reset();
    this.chapters.reset();
  }

  /** Time to read what a chapter has brought; it lasts longer only once it has begun, as it is no motion to catch up with. */
  #reading(): Frame {
    const frame: Frame = {
      ms: 0,
      isRead: true,
      begin: () => {
        frame.ms = this.page.Chapter ? READING : 0;
      },
      done: () => !this.chapters.shown,
    };
    return frame;
  }

  /** What the dice do belongs to the turn of the seat that acts. */
  #act(seat: number, isForced: boolean) {
    if (seat < 0) return;
    this.chapters.dismiss();
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
        this.standing = position;
        if (this.table.seats[position.actor]?.yours && !position.pauses) this.hurried = false;
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
}
