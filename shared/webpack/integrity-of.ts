import { createHash } from 'node:crypto';

/** The hash of some bytes in the notation of subresource integrity. */
export function integrityOf(bytes: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
