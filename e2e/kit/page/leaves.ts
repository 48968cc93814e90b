/** A text or number inside plain data, and where it is: `endereco.cep`. */
export interface Leaf {
  readonly path: string;
  readonly value: unknown;
}

/** Everything in plain data that is neither an object nor a list. */
export function leavesOf(value: unknown, path = ''): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [{ path, value }];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, path === '' ? key : `${path}.${key}`));
}

/** The paths at which the two differ. Absent and undefined are the same. */
export function differences(before: unknown, after: unknown): readonly string[] {
  const old = new Map(leavesOf(before).map((leaf) => [leaf.path, leaf.value]));
  const now = new Map(leavesOf(after).map((leaf) => [leaf.path, leaf.value]));
  return [...new Set([...old.keys(), ...now.keys()])].filter((path) => !Object.is(old.get(path), now.get(path)));
}

/** A text in a form that can be compared: only letters and digits, without case and accents. */
export function plain(text: unknown): string {
  return String(text)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
