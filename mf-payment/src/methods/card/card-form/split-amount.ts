/** Splits an amount into equal parts; the last one includes the remainder. In integer cents. */
export function splitAmount(cents: number, parts: number): { readonly each: number; readonly last: number } {
  const each = Math.floor(cents / parts);
  return { each, last: cents - each * (parts - 1) };
}
