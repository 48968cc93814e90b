/** The bytes of headers as a server sends them, each in a line of its own. */
export function headerBytes(headers: Iterable<readonly [string, string]>): number {
  let bytes = 0;
  for (const [name, value] of headers) bytes += Buffer.byteLength(`${name}: ${value}\r\n`);
  return bytes;
}

/** Usual proxies read the headers of an answer into a buffer of 4 KiB and answer 502 when they do not fit. The rest is for what others add. */
export const MOST_HEADER_BYTES = 3584;

/** From here on there is little room for another origin. */
export const MANY_HEADER_BYTES = 2560;
