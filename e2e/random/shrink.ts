import fc from 'fast-check';

/** ms that may be spent on making a failure small. */
const PATIENCE = 30_000;
const LUCK = fc.integer({ min: 0, max: 2 ** 32 - 1 });

/** What a list of turns breaks, in words, or nothing. */
type Play = (turns: readonly number[]) => Promise<string | undefined>;

/**
 * Makes the turns of a failing journey few: fast-check leaves turns out and tries luckier ones for as long as a promise breaks.
 * Each turn has a seed of its own, so those that stay do what they did.
 */
export async function shrink(turns: readonly number[], play: Play): Promise<readonly number[]> {
  const end = performance.now() + PATIENCE;
  const breaksNothing = fc.asyncProperty(fc.array(LUCK, { maxLength: turns.length, size: 'max' }), async (fewer) => {
    if (performance.now() > end) return; // it is small enough
    const broken = await play(fewer);
    if (broken !== undefined) throw new Error(broken);
  });
  const { counterexample } = await fc.check(breaksNothing, { numRuns: 1, examples: [[[...turns]]] });
  return counterexample?.[0] ?? turns;
}
