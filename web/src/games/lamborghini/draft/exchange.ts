/** The exchange of the market (LB-14.4), as the actions that it consists of. */

import type { View } from "../view";

/** Cards of one kind of one car, which can be given back. */
export interface Back {
  key: string;
  own: number;
  kind: number;
  count: number;
}

/** All cards of these cars. */
export function backsOf({ hand }: Pick<View, "hand">, cars: readonly number[]): Back[] {
  return cars.flatMap((car, own) =>
    (hand[car] ?? []).flatMap((count, kind) => (count ? [{ key: `${own}-${kind}`, own, kind, count }] : [])),
  );
}

/** Give these back, take one of this kind (none if it is taken already), for this car of two (-1: only one may have it). */
export function exchangeTokens(
  words: readonly string[],
  backs: readonly Back[],
  given: ReadonlyMap<string, number>,
  kind: number | undefined,
  own: number,
): string[] {
  const returns = backs.flatMap((back) =>
    Array.from({ length: given.get(back.key) ?? 0 }, () => `return-${back.own + 1}-${words[back.kind]}`),
  );
  const takes = kind === undefined ? [] : [`take-${words[kind]}`];
  return [...returns, ...takes, ...(own < 0 ? [] : [`to-${own + 1}`])];
}
