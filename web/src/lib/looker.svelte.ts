/**
 * Who looks at a screen. Where several people share it and something is hidden, as hands are, only the one who has said
 * "it is me" sees what is theirs, and nothing of it is shown before.
 */

import { UNSEEN } from "./game-texts";
import type { GameInfo, Happening, Position, SeatInfo } from "./protocol";

export const NOBODY = -1;

/** What a looker knows of its table. */
export interface Around {
  info: Pick<GameInfo, "secrets" | "events">;
  seats: () => readonly Pick<SeatInfo, "yours">[];
  position: () => Pick<Position, "viewer"> | undefined;
  /** Whether anything may be hidden from anybody now. */
  secrets: () => boolean;
}

export class Looker {
  /** The seat whose person has said last that they are here. */
  #here = $state(NOBODY);

  constructor(private readonly around: Around) {}

  /** Several people share the screen, and must not see each other's hands. */
  get isShared(): boolean {
    return (
      this.around.info.secrets && this.around.secrets() && this.around.seats().filter(({ yours }) => yours).length > 1
    );
  }

  /** The seat whose hidden cards may be shown, or -1. */
  get seat(): number {
    return this.isShared && this.#here !== this.#wanted ? NOBODY : this.#wanted;
  }

  /** The seat to whose person the screen is to be passed, or -1. */
  get awaited(): number {
    return this.seat === NOBODY ? this.#wanted : NOBODY;
  }

  /** The person of the awaited seat has the screen. */
  take() {
    this.#here = this.#wanted;
  }

  /** An event as the one who looks may see it: what the server has told to another of this screen's seats is hidden. */
  seen(happening: Happening): Happening {
    if (!this.isShared) return happening;
    const told = this.around.info.events.find(({ id }) => id === happening.event)?.arguments ?? [];
    const owner = happening.args[told.findIndex(({ kind }) => kind === "seat")];
    if (owner === this.seat) return happening;
    return { ...happening, args: happening.args.map((value, k) => (told[k]?.see === "owner" ? UNSEEN : value)) };
  }

  get #wanted(): number {
    return this.around.position()?.viewer ?? NOBODY;
  }
}
