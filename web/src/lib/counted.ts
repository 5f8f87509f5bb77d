/** Equal things told once, with how many there are; in the order in which they first came. */

export interface Counted<T> {
  each: T;
  count: number;
}

export function counted<T>(all: readonly T[]): Counted<T>[] {
  return [...new Set(all)].map((each) => ({ each, count: all.filter((other) => other === each).length }));
}
