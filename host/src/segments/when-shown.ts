/** ms after which a question is on the screen, also on a slow phone. */
const SHOWN_MS = 200;

/** Runs what only the next questions need, once the one that was just asked is on the screen. */
export function whenShown(run: () => void): void {
  setTimeout(run, SHOWN_MS);
}
