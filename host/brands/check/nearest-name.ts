import { distance } from 'fastest-levenshtein';

/** The name that was probably meant: at most two typing errors away. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const near = names
    .map((name) => ({ name, errors: distance(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, errors }) => errors <= Math.min(2, Math.floor(name.length / 3)))
    .sort((one, other) => one.errors - other.errors);
  return near[0]?.name;
}
