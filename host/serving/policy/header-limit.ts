import { Refusal } from '@consorcio/shared/webpack/fail-with';

/** Usual proxies read the headers of an answer into a buffer of 4 KiB and answer 502 when they do not fit. The rest is for what others add. */
export const MOST_HEADER_BYTES = 3584;

/** From here on there is little room for another origin. */
export const MANY_HEADER_BYTES = 2560;

export function headerBytes(headers: Iterable<readonly [string, string]>): number {
  return [...headers].reduce((sum, header) => sum + Buffer.byteLength(`${header.join(': ')}\r\n`), 0);
}

/** Warns about long headers of a page, by its address or file. Refuses those that proxies would not let through. */
export function longHeaders(page: string, headers: Iterable<readonly [string, string]>): readonly string[] {
  const bytes = headerBytes(headers);
  if (bytes <= MANY_HEADER_BYTES) return [];
  const sentence =
    `The page ${page} has ${bytes} bytes of headers, and above ${MOST_HEADER_BYTES} proxies with usual buffers answer 502 for every ` +
    'page: let a pattern in `segmentOrigins` (for card.html: `pageOrigins`) of the settings replace single origins (docs/guides/serving.md), or keep fewer builds ' +
    'in `history`.';
  if (bytes > MOST_HEADER_BYTES) throw new Refusal(sentence);
  return [sentence];
}
