import { longHeaders } from '../policy/header-limit';
import { openerPolicy, pageHeaders, strictTransport } from '../policy/headers';
import type { ServingHost } from './settings';

/** Warns about long headers of pages, once. Refuses those that proxies would not let through. */
export function headerWarnings({ pages, protection }: ServingHost): readonly string[] {
  const warnings = pages.flatMap(({ file, facts, etag }) => {
    const headers = { ...openerPolicy, ...pageHeaders(facts, protection), ...strictTransport, ETag: etag };
    return longHeaders(file, Object.entries(headers));
  });
  return warnings.slice(0, 1);
}
