import { headerBytes, longHeaders } from '../policy/header-limit';
import { openerPolicy, pageHeaders, strictTransport } from '../policy/headers';
import type { ServingHost } from './settings';

/** Warns about long headers of pages, once. Refuses those that proxies would not let through. It names the page that has the longest. */
export function headerWarnings({ pages, protection }: ServingHost): readonly string[] {
  const headers = pages.map(({ file, facts, etag }) => {
    const given = { ...openerPolicy, ...pageHeaders(facts, protection), ...strictTransport, ETag: etag };
    return { file, given: Object.entries(given), bytes: headerBytes(Object.entries(given)) };
  });
  const [longest] = headers.sort((one, other) => other.bytes - one.bytes);
  return longest ? longHeaders(longest.file, longest.given) : [];
}
