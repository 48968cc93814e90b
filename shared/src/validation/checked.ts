/** What a check of something typed says: the value in its normal form, or the sentence the visitor reads. */
export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

/** Reads what the visitor typed. Takes any string, of any length, and never throws because of it. */
export type Check<T> = (typed: string) => Checked<T>;

export function accept<T>(value: T): Checked<T> {
  return { ok: true, value };
}

export function refuse(message: string): Checked<never> {
  return { ok: false, message };
}
