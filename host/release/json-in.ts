/** The JSON of a downloaded file; undefined when it is something else. */
export function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(String(bytes));
  } catch {
    return undefined;
  }
}
