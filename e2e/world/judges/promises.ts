/** A broken law of the flow. */
class BrokenPromise extends Error {}

export function promise(kept: boolean, words: string): asserts kept {
  if (!kept) throw new BrokenPromise(words);
}
