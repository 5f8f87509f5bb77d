import type { SeatInfo } from "./protocol";
import { say } from "./texts.svelte";

/** What a seat is called: a person's name, a bot's level and number, or that it is free. */
export function nameOf(seat: Pick<SeatInfo, "kind" | "level" | "name" | "seat">): string {
  if (seat.kind === "open") return say("seat-free");
  if (seat.name) return seat.name;
  return say("seat-bot-name", { level: say(`level-${seat.level}`), number: seat.seat + 1 });
}
