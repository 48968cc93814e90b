/** A promise of the flow that a journey saw broken. */
export class BrokenPromise extends Error {}

export function promise(kept: boolean, words: string): asserts kept {
  if (!kept) throw new BrokenPromise(words);
}
