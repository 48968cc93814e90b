import { createHash } from 'node:crypto';

/** Ids of whatever a sandbox creates count up from here. */
export const firstId = 1001;

/** The token of something created: 32 hexadecimal digits, the same for the same thing in every sandbox. */
export function tokenOf(kind: string, id: number): string {
  return createHash('sha256').update(`${kind} ${id}`).digest('hex').slice(0, 32);
}

/** The id behind a token, also one that another sandbox gave. */
export function idOfToken(kind: string, token: string): number | undefined {
  for (let id = firstId; id < firstId + idsTried; id += 1) if (tokenOf(kind, id) === token) return id;
  return undefined;
}

const idsTried = 10_000; // more than a long test run creates, and still some milliseconds
