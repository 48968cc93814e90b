/** The result; undefined if it throws. A step may throw if data is missing. */
export function tried<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** A result in a form that can be compared. A function that always throws gives the same result each time. */
export function writtenResult(run: () => unknown): string {
  return tried(() => JSON.stringify(run()) ?? '') ?? 'throws';
}
