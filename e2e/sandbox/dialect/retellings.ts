import type { Retelling } from './retell';

/** 1234.56 → '1.234,56' */
export const brazilianText: Retelling = (value) =>
  typeof value === 'number'
    ? value.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 4 })
    : value;

/** 1234.56 → '1234.56' */
export const numberAsText: Retelling = (value) => (typeof value === 'number' ? String(value) : value);

/** '2080' → 2080 */
export const asNumber: Retelling = (value) =>
  typeof value === 'string' && /^[1-9]\d*$/.test(value) ? Number(value) : value;

/** true → 1 */
export const asBit: Retelling = (value) => (typeof value === 'boolean' ? Number(value) : value);

/** true → 'S' */
export const asLetter: Retelling = (value) => (typeof value === 'boolean' ? (value ? 'S' : 'N') : value);

/** '2026-12-15' → '2026-12-15T00:00:00-03:00' */
export const withTimeAndZone: Retelling = (value) => (typeof value === 'string' ? `${value}T00:00:00-03:00` : value);

/** '2026-12-15' → '15/12/2026' */
export const inBrazilianOrder: Retelling = (value) =>
  typeof value === 'string' ? value.split('-').toReversed().join('/') : value;

export const asNull: Retelling = () => null;
export const leftOut: Retelling = () => undefined;

/** '' → null */
export const emptyAsNull: Retelling = (value) => (value === '' ? null : value);

/** '' → absent */
export const emptyLeftOut: Retelling = (value) => (value === '' ? undefined : value);

/** Another form for each place in the list, in turn. */
export const alternating =
  (...retellings: readonly [Retelling, ...Retelling[]]): Retelling =>
  (value, index) =>
    (retellings[index % retellings.length] ?? retellings[0])(value, index);

/** Each number of a list as text. */
export const eachAsText: Retelling = (value) => (Array.isArray(value) ? value.map(String) : value);

/** Puts something unusable after the first element of a list. */
export const withOneBad =
  (bad: unknown): Retelling =>
  (value) =>
    Array.isArray(value) ? value.toSpliced(1, 0, bad) : value;
