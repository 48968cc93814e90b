/** What the order of phases depends on. */
export interface Queued {
  readonly name: string;
  /** Another phase that must pass first. */
  readonly needs?: string;
  /** Needs a browser. */
  readonly browser?: boolean;
  /** No other phase with a browser runs beside it. */
  readonly undisturbed?: boolean;
}

/** On two cores, the same work takes more processor time with three phases at a time. */
const LANES = 2;

/**
 * Runs all phases, two at a time. Each lane takes the first phase that may start now.
 * @param run runs a phase until it ends; a rejection stops everything
 */
export async function runInLanes<Phase extends Queued>(
  phases: readonly Phase[],
  run: (phase: Phase) => Promise<unknown>,
): Promise<void> {
  const waiting = new Set(phases);
  const running = new Map<Phase, Promise<void>>();
  const mayStart = ({ needs, browser, undisturbed }: Phase) => {
    if ([...waiting, ...running.keys()].some(({ name }) => name === needs)) return false;
    return !browser || ![...running.keys()].some((other) => other.browser && (undisturbed || other.undisturbed));
  };
  while (waiting.size > 0 || running.size > 0) {
    const next = running.size < LANES ? [...waiting].find(mayStart) : undefined;
    if (next) {
      waiting.delete(next);
      running.set(
        next,
        run(next).then(() => void running.delete(next)),
      );
    } else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`These phases need each other: ${[...waiting].map(({ name }) => name).join(', ')}.`);
  }
}
