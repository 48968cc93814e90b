/** Objects and lists inside each other. What we read has fewer than ten; code that recurses can stand some thousand. */
const DEEPEST = 64;

/**
 * JSON from outside, as `JSON.parse` reads it, but without keys named `__proto__`, which would become the prototype of a copy. Throws a
 * `SyntaxError` for what is not JSON and a `RangeError` for what is nested too deeply for the code that reads it.
 */
export function parseJson(text: string): unknown {
  const parsed: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  let level: readonly unknown[] = [parsed];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw new RangeError(`JSON with more than ${DEEPEST} levels.`);
    level = level.flatMap(partsOf);
  }
  return parsed;
}

function partsOf(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  Reflect.deleteProperty(value, '__proto__');
  return Object.values(value);
}

/** The same for bytes. */
export async function jsonOfBytes(bytes: ArrayBuffer): Promise<unknown> {
  return parseJson(new TextDecoder().decode(bytes));
}
