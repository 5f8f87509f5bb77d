/** Requests to the server. A refusal is thrown as a `Refusal` that holds what the server said of it. */

import type {
  BoardInfo,
  Claim,
  GameInfo,
  Join,
  LinkInfo,
  NewTable,
  Problem,
  Ready,
  Rematch,
  SeasonInfo,
  SeatChange,
  Start,
  StatusInfo,
  TableInfo,
  TableLine,
} from "./protocol";

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.fault);
  }
}

/** What to tell the reader of anything that went wrong. */
export function problemOf(error: unknown): Problem {
  return error instanceof Refusal ? error.problem : UNEXPECTED;
}

const UNEXPECTED: Problem = { fault: "fault-unexpected", detail: "", rule: "", reason: "", values: {} };

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const init: RequestInit = { method, headers: { Accept: "application/json" } };
  if (body) {
    init.headers = { ...init.headers, "Content-Type": "application/json" };
    init.body = JSON.stringify(body);
  }
  const response = await fetch(`/api/${path}`, init).catch(() => undefined);
  if (!response) throw new Refusal(UNEXPECTED);
  const answer: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
  if (!response.ok) throw new Refusal(problem(answer));
  return answer as T;
}

function problem(answer: unknown): Problem {
  const said = typeof answer === "object" && answer && "fault" in answer ? (answer as Problem) : undefined;
  return said ?? UNEXPECTED;
}

const at = (table: string) => `tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => ask<GameInfo[]>("GET", "games"),
  status: () => ask<StatusInfo>("GET", "status"),
  board: (game: string, code: string) => ask<BoardInfo>("GET", `boards/${game}?code=${encodeURIComponent(code)}`),
  tables: () => ask<TableLine[]>("GET", "tables"),
  open: (table: NewTable) => ask<TableInfo>("POST", "tables", table),
  table: (table: string) => ask<TableInfo>("GET", at(table)),
  tableBoard: (table: string) => ask<BoardInfo>("GET", `${at(table)}/board`),
  join: (table: string, wish: Join) => ask<TableInfo>("POST", `${at(table)}/join`, wish),
  claim: (table: string, claim: Claim) => ask<TableInfo>("POST", `${at(table)}/claim`, claim),
  change: (table: string, seat: number, to: SeatChange) => ask<TableInfo>("PATCH", `${at(table)}/seats/${seat}`, to),
  start: (table: string, start: Start) => ask<TableInfo>("POST", `${at(table)}/start`, start),
  leave: (table: string) => ask<TableInfo>("POST", `${at(table)}/leave`),
  rematch: (table: string, wish: Rematch) => ask<TableInfo>("POST", `${at(table)}/rematch`, wish),
  ready: (table: string, ready: Ready) => ask<TableInfo>("POST", `${at(table)}/ready`, ready),
  simulate: (table: string) => ask<TableInfo>("POST", `${at(table)}/simulate`),
  season: (table: string) => ask<SeasonInfo>("GET", `${at(table)}/season`),
  link: (table: string) => ask<LinkInfo>("POST", `${at(table)}/links`),
};

/** The record file of a table, that of its season, and its invitation as a QR code. */
export const recordLink = (table: string) => `/api/${at(table)}/record`;
export const seasonRecordLink = (table: string) => `/api/${at(table)}/season/record`;
export const inviteCode = (table: string) => `/api/${at(table)}/invite.svg`;

let known: Promise<GameInfo[]> | undefined;

/** The games, asked for once. */
export function games(): Promise<GameInfo[]> {
  known ??= api.games().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

const boards = new Map<string, Promise<BoardInfo>>();

/** A board of a game's own, asked for once. */
export function preset(game: string, name: string): Promise<BoardInfo> {
  const key = `${game}/${name}`;
  const found = boards.get(key) ?? api.board(game, name);
  boards.set(key, found);
  found.catch(() => boards.delete(key));
  return found;
}
