/** The middle value; of an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('There is no median of no values.');
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** The median of each number of several records with the same keys. */
export function medians<Key extends string>(records: readonly Readonly<Record<Key, number>>[]): Record<Key, number> {
  const [first] = records;
  if (!first) throw new Error('There are no medians of no records.');
  const keys = Object.keys(first) as Key[];
  const entries = keys.map((key) => [key, median(records.map((record) => record[key]))]);
  return Object.fromEntries(entries);
}
