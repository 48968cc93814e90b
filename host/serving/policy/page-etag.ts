import { createHash } from 'node:crypto';
import type { Headers } from './headers';

/**
 * The ETag of a page: of its content and its headers, because a browser keeps both, and some take new headers with the old content. Weak,
 * because all encodings have the same one.
 */
export function pageEtag(html: string, headers: Headers): string {
  const hash = createHash('sha256').update(JSON.stringify([html, headers]));
  return `W/"${hash.digest('hex').slice(0, 32)}"`;
}
