/** Plays animations one after another: a queue of frames, each with a time in milliseconds. */

export interface Frame {
  /** How long it lasts at normal pace; until it has begun, about how long. */
  ms: number;
  begin?: (() => void) | undefined;
  /** There is something to read: what waits does not shorten it, unless that is to be read too. */
  isRead?: boolean;
  /** Called with the share (0 to 1) of the time that has passed; not at all where nothing moves. */
  during?: ((share: number) => void) | undefined;
  /** Whether it need not last any longer. */
  done?: (() => boolean) | undefined;
  /** Leaves everything as it is after the frame; the only part that matters when nothing moves. */
  end?: (() => void) | undefined;
}

/** Time as the player needs it; tests bring their own. */
export interface Clock {
  now(): number;
  /** Call back soon, as often as the screen is drawn. */
  soon(then: () => void): void;
  /** Whether anybody can see what moves. */
  seen(): boolean;
}

const screenClock: Clock = {
  now: () => performance.now(),
  soon: (then) => void requestAnimationFrame(then),
  seen: () => document.visibilityState === "visible",
};

/** With frames of so many milliseconds waiting, motion is hurried, or left out: the screen catches up with the table. */
const HURRY = 2500;
const JUMP = 20_000;

export class Player {
  #queue: Frame[] = [];
  /** Milliseconds that the frames of the queue last. */
  #waiting = 0;
  #running = false;
  #idle: (() => void)[] = [];

  constructor(
    private readonly pace: () => number,
    private readonly clock: Clock = screenClock,
  ) {}

  get busy(): boolean {
    return this.#running;
  }

  add(frames: readonly Frame[]) {
    this.#queue.push(...frames);
    for (const { ms } of frames) this.#waiting += ms;
    if (!this.#running) void this.#run();
  }

  /** Resolves when nothing moves any more. */
  rest(): Promise<void> {
    return this.#running ? new Promise((done) => this.#idle.push(done)) : Promise.resolve();
  }

  async #run() {
    this.#running = true;
    for (let frame = this.#queue.shift(); frame; frame = this.#queue.shift()) {
      this.#waiting -= frame.ms;
      await this.#play(frame);
    }
    this.#running = false;
    for (const done of this.#idle.splice(0)) done();
  }

  async #play(frame: Frame) {
    frame.begin?.();
    const time = frame.ms * this.#pace(frame);
    if (time > 0) await this.#move(frame, time);
    frame.end?.();
  }

  #pace(frame: Frame): number {
    if (!this.clock.seen()) return 0;
    if (frame.isRead && !this.#queue.some(({ isRead }) => isRead)) return this.pace();
    if (this.#waiting > JUMP) return 0;
    return this.pace() * Math.min(1, HURRY / Math.max(this.#waiting, 1));
  }

  #move(frame: Frame, time: number): Promise<void> {
    const from = this.clock.now();
    return new Promise((done) => {
      const tick = () => {
        const share = Math.min((this.clock.now() - from) / time, 1);
        frame.during?.(share);
        if (share < 1 && this.clock.seen() && !frame.done?.()) this.clock.soon(tick);
        else done();
      };
      this.clock.soon(tick);
    });
  }
}
