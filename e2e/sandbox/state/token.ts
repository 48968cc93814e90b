import { createHash } from 'node:crypto';

/** The first id of everything that a sandbox creates. */
export const firstId = 1001;

/** The token of a created thing: 32 hexadecimal digits, the same for the same id in every sandbox. */
export function tokenOf(kind: string, id: number): string {
  return createHash('sha256').update(`${kind} ${id}`).digest('hex').slice(0, 32);
}

/** The id behind a token, also of another sandbox. */
export function idOfToken(kind: string, token: string): number | undefined {
  for (let id = firstId; id < firstId + idsTried; id += 1) if (tokenOf(kind, id) === token) return id;
  return undefined;
}

const idsTried = 10_000; // more than a long test run creates, and still some milliseconds
