/** The result of a check: the value in its normal form, or the sentence that the visitor reads. */
export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

/** Checks a typed text. Accepts any string, of any length, and never throws because of it. */
export type Check<T> = (typed: string) => Checked<T>;

export function accept<T>(value: T): Checked<T> {
  return { ok: true, value };
}

export function refuse(message: string): Checked<never> {
  return { ok: false, message };
}
