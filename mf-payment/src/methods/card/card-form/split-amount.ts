/** An amount in equal parts; the last one takes what is left over. In integer cents. */
export function splitAmount(cents: number, parts: number): { readonly each: number; readonly last: number } {
  const each = Math.floor(cents / parts);
  return { each, last: cents - each * (parts - 1) };
}
