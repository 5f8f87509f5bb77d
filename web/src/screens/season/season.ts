/** What the season's screens work out of what the server says of it. */

import type { RaceInfo, SeasonInfo, Standing } from "../../lib/protocol";

/** Which of the championships: that of the seats or that of the pieces. */
export type Side = "seats" | "pieces";

/** A line of a championship's table. */
export interface Line {
  /** The number of the seat or of the piece. */
  index: number;
  standing: Standing;
  /** Points of each race that counts, undefined where it does not. */
  races: readonly (number | undefined)[];
}

/** The races that count: those that are over, and were not abandoned. */
export function ridden(season: SeasonInfo): RaceInfo[] {
  return season.races.filter(({ classification }) => classification.length > 0);
}

/** The standings after the latest race, best first; none before the first is over. */
export function lines(season: SeasonInfo, side: Side, pieces: number): Line[] {
  const last = ridden(season).at(-1);
  if (!last) return [];
  return last.championships[side]
    .map((standing, index) => ({
      index,
      standing,
      races: season.races.map((race) => points(race, index, side === "seats" ? pieces : 1)),
    }))
    .sort((a, b) => a.standing.place - b.standing.place || a.index - b.index);
}

/** Points after each race that counts: what the chart shows. */
export function totals(season: SeasonInfo, side: Side, index: number): number[] {
  return ridden(season).map((race) => race.championships[side][index]?.points ?? 0);
}

/** What the race brought to so many pieces, the index-th of such groups. */
function points({ classification }: RaceInfo, index: number, pieces: number): number | undefined {
  if (!classification.length) return undefined;
  const own = classification.slice(index * pieces, (index + 1) * pieces);
  return own.reduce((sum, piece) => sum + piece.points, 0);
}

/** The places of all after the latest race that counts; none before the first is over. */
export function placesOf(season: SeasonInfo, side: Side): number[] {
  return (ridden(season).at(-1)?.championships[side] ?? []).map(({ place }) => place);
}

/** Who stands first: several where the place is shared. */
export function leaders(season: SeasonInfo, side: Side): number[] {
  const places = placesOf(season, side);
  return [...places.keys()].filter((index) => places[index] === 1);
}
