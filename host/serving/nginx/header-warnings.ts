import { Refusal } from '../../release/refusal';
import { headerBytes, MANY_HEADER_BYTES, MOST_HEADER_BYTES } from '../policy/header-limit';
import { openerPolicy, pageHeaders, strictTransport } from '../policy/headers';
import type { ServingHost } from './settings';

const advice =
  'Most of them name origins of segments: put a pattern for these into `segmentOrigins` (https://*.segments.example).';

/** What to say about long headers of pages. Refuses headers that a proxy with usual buffers would refuse. */
export function headerWarnings(host: ServingHost): readonly string[] {
  const lengths = host.pages.map(({ file, facts, etag }) => {
    const headers = { ...pageHeaders(file, facts, host.protection), ...strictTransport, ...openerPolicy, ETag: etag };
    return { file, bytes: headerBytes(Object.entries(headers)) };
  });
  const longest = lengths.reduce((one, other) => (other.bytes > one.bytes ? other : one), {
    file: 'no page',
    bytes: 0,
  });
  const text = `The headers of ${longest.file} have ${longest.bytes} bytes`;
  if (longest.bytes > MOST_HEADER_BYTES) {
    throw new Refusal(
      `${text}, and a proxy with usual buffers takes ${MOST_HEADER_BYTES}, so nothing was written. ${advice}`,
    );
  }
  return longest.bytes > MANY_HEADER_BYTES ? [`${text}; from ${MOST_HEADER_BYTES} on they are refused. ${advice}`] : [];
}
