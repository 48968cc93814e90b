/** The result; undefined if it throws. A step may throw if data is missing. */
export function tried<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
