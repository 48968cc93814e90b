import { createHash } from 'node:crypto';

/** The token of something created: 32 hexadecimal digits, the same for the same thing in every sandbox. */
export function tokenOf(kind: string, id: number): string {
  return createHash('sha256').update(`${kind} ${id}`).digest('hex').slice(0, 32);
}
