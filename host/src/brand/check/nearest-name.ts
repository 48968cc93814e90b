import { distance } from 'fastest-levenshtein';

/** The name that somebody meant to write, when it is a small slip away. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const near = names
    .map((name) => ({ name, slips: distance(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, slips }) => slips <= Math.min(2, Math.floor(name.length / 3)))
    .sort((one, other) => one.slips - other.slips);
  return near[0]?.name;
}
