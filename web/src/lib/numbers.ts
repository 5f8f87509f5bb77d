/** Numbers as the present language writes them, with its mark between thousands, as in the sentences of the texts. */

import { texts } from "./texts.svelte";

/** Reads the present language wherever it is used in a view. */
export function figure(value: number): string {
  return new Intl.NumberFormat(texts.language).format(value);
}
