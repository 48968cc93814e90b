import type { Check } from '../validation';

interface Expected<Value> {
  /** Each text, and the value that it is read as. */
  readonly takes?: readonly (readonly [typed: string, value: Value])[];
  /** The texts that are refused, by the sentence that the visitor reads. */
  readonly refuses?: Readonly<Record<string, readonly string[]>>;
}

/** Texts that are all read as the same value. */
export const readAs = <Value>(value: Value, ...typed: readonly string[]) => typed.map((text) => [text, value] as const);

/** Tests what a check of typed answers takes, and what it refuses with which sentence. */
export function itChecks<Value>(name: string, check: Check<Value>, expected: Expected<Value>): void {
  const { takes = [], refuses = {} } = expected;
  if (takes.length > 0)
    it.each(takes)(`${name} takes %j as %j`, (typed, value) => {
      expect(check(typed)).toEqual({ ok: true, value });
    });
  for (const [message, texts] of Object.entries(refuses)) {
    it.each(texts)(`${name} answers %j with: ${message.replaceAll('%', '%%')}`, (typed) => {
      expect(check(typed)).toEqual({ ok: false, message });
    });
  }
}
