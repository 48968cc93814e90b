import fc from 'fast-check';

/** ms for shrinking a failure. */
const PATIENCE = 30_000;
const LUCK = fc.integer({ min: 0, max: 2 ** 32 - 1 });

/** Plays these turns. Returns the broken promise, if any. */
type Play = (turns: readonly number[]) => Promise<string | undefined>;

/**
 * Shrinks the turns of a failing journey: fast-check removes turns and tries smaller seeds as long as a promise is broken.
 * Each turn has its own seed, so the remaining turns do the same as before.
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
