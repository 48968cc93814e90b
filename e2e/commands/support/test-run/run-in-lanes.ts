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

/** On two cores: browsers and child processes wait for one another, and what needs no browser yields. */
const LANES = 3;

/**
 * Runs all phases, three at a time. Each lane takes the first phase that may start now.
 * @param run runs a phase until it ends; a rejection stops everything
 */
export async function runInLanes<Phase extends Queued>(
  phases: readonly Phase[],
  run: (phase: Phase) => Promise<unknown>,
): Promise<void> {
  const waiting = [...phases];
  const running = new Map<Phase, Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const next =
      running.size < LANES ? waiting.find((phase) => mayStart(phase, waiting, [...running.keys()])) : undefined;
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      const ended = run(next).then(() => void running.delete(next));
      running.set(next, ended);
    } else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`These phases need each other: ${waiting.map(({ name }) => name).join(', ')}.`);
  }
}

function mayStart<Phase extends Queued>(
  { needs, browser, undisturbed }: Phase,
  waiting: readonly Phase[],
  running: readonly Phase[],
): boolean {
  if ([...waiting, ...running].some(({ name }) => name === needs)) return false;
  if (undisturbed) return !running.some((other) => other.browser);
  return !browser || !running.some((other) => other.undisturbed);
}
