/**
 * The line to a table. It says hello with the last step it has seen, hears everything since, and calls again when it
 * breaks. Acts that nobody has answered by then are sent again, with the same id, if the match still stands where they
 * were meant for.
 */

import { entropy } from "./entropy";
import type {
  Ack,
  ClientMessage,
  Fault,
  Kept,
  Reason,
  Refused,
  ServerMessage,
  Step,
  TableInfo,
  Welcome,
} from "./protocol";

export type LineState = "connecting" | "open" | "lost";

export interface Listener {
  welcome(message: Welcome): void;
  step(message: Step): void;
  /** What a seat of this browser has answered beforehand has changed. */
  kept(message: Kept): void;
  table(table: TableInfo): void;
  /** A message of ours could not be taken. */
  fault(fault: Fault["fault"]): void;
  state(state: LineState): void;
}

type Answer = Ack | Refused | Reason;
interface Pending {
  message: ClientMessage & { id: string };
  answer: (answer: Answer | undefined) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export class TableSocket {
  #socket: WebSocket | undefined;
  #last = -1;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pending = new Map<string, Pending>();
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.#connect();
  }

  /** Play these tokens; the answer is undefined if the match has moved on before the line was back. */
  act(seat: number, after: number, tokens: readonly string[]): Promise<Ack | Refused | undefined> {
    return this.#ask({ type: "act", id: newId(), seat, after, tokens: [...tokens] }) as Promise<
      Ack | Refused | undefined
    >;
  }

  /** Answer beforehand; an empty token takes the answer back. */
  beforehand(seat: number, token: string): Promise<Ack | Refused | undefined> {
    return this.#ask({ type: "beforehand", id: newId(), seat, token }) as Promise<Ack | Refused | undefined>;
  }

  /** Which rule forbids to point at this target, or to play this token? */
  why(seat: number, what: { target: number } | { token: string }): Promise<Reason | Refused | undefined> {
    return this.#ask({ type: "why", id: newId(), seat, ...what }) as Promise<Reason | Refused | undefined>;
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #ask(message: Pending["message"]): Promise<Answer | undefined> {
    return new Promise((answer) => {
      this.#pending.set(message.id, { message, answer });
      this.#send(message);
    });
  }

  #send(message: ClientMessage) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect() {
    this.listener.state("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: "hello", last: this.#last, entropy: entropy() });
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)));
    socket.onclose = () => this.#broken(socket);
  }

  #broken(socket: WebSocket) {
    if (this.#closed || socket !== this.#socket) return;
    this.listener.state("lost");
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hear(message: ServerMessage) {
    if (message.type === "welcome") this.#welcome(message);
    else if (message.type === "step") this.#step(message);
    else if (message.type === "kept") this.listener.kept(message);
    else if (message.type === "table") this.listener.table(message.table);
    else if (message.type === "fault") this.listener.fault(message.fault);
    else this.#answer(message);
  }

  #welcome(message: Welcome) {
    this.#wait = FIRST_WAIT;
    this.#last = message.position?.number ?? -1;
    this.listener.state("open");
    this.listener.welcome(message);
    for (const { message: unanswered, answer } of [...this.#pending.values()]) {
      if (unanswered.type === "act" && unanswered.after !== this.#last) {
        this.#pending.delete(unanswered.id);
        answer(undefined);
      } else this.#send(unanswered);
    }
  }

  /** A gap in the numbers means: say hello again. What is known already is not heard twice. */
  #step(message: Step) {
    if (message.step.number <= this.#last) return;
    if (message.step.number > this.#last + 1) {
      this.#send({ type: "hello", last: this.#last });
      return;
    }
    this.#last = message.step.number;
    this.listener.step(message);
  }

  #answer(message: Answer) {
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    pending?.answer(message);
  }
}

function newId(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join("-");
}
