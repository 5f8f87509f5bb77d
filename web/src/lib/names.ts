import type { SeatInfo } from "./protocol";
import { say } from "./texts.svelte";

/** What somebody is called who sits down on the first free seat and writes no name: as no other seat is called. */
export function guestName(seats: readonly Pick<SeatInfo, "kind" | "name" | "seat">[]): string {
  const free = seats.find(({ kind }) => kind === "open")?.seat ?? 0;
  const numbers = [free, ...seats.map(({ seat }) => seat), seats.length].map((seat) => seat + 1);
  const names = numbers.map((number) => say("seat-guest-name", { number }));
  return names.find((each) => !seats.some(({ name }) => name === each)) ?? "";
}

/** What a seat is called: a person's name, a bot's level and number, or that it is free. */
export function nameOf(seat: Pick<SeatInfo, "kind" | "level" | "name" | "seat">): string {
  if (seat.kind === "open") return say("seat-free");
  if (seat.name) return seat.name;
  return say("seat-bot-name", { level: say(`level-${seat.level}`), number: seat.seat + 1 });
}
