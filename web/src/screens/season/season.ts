/** What the season's screens work out of what the server says of it. */

import type { RaceInfo, SeasonInfo, Standing } from "../../lib/protocol";

export type Side = "teams" | "riders";

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
  return season.races.filter(({ teams }) => teams.length > 0);
}

/** The standings after the latest race, best first; none before the first is over. */
export function lines(season: SeasonInfo, side: Side): Line[] {
  const last = ridden(season).at(-1);
  if (!last) return [];
  return last[side]
    .map((standing, index) => ({
      index,
      standing,
      races: season.races.map((_, race) => gained(season, side, race, index)),
    }))
    .sort((a, b) => a.standing.place - b.standing.place || a.index - b.index);
}

/** Points after each race that counts: what the chart shows. */
export function totals(season: SeasonInfo, side: Side, index: number): number[] {
  return ridden(season).map((race) => race[side][index]?.points ?? 0);
}

function gained(season: SeasonInfo, side: Side, race: number, index: number): number | undefined {
  const now = season.races[race]?.[side][index]?.points;
  if (now === undefined) return undefined;
  const before = ridden({ races: season.races.slice(0, race) }).at(-1);
  return now - (before?.[side][index]?.points ?? 0);
}

/** Who stands first: several where the place is shared. */
export function leaders(season: SeasonInfo, side: Side): number[] {
  return lines(season, side)
    .filter(({ standing }) => standing.place === 1)
    .map(({ index }) => index);
}
