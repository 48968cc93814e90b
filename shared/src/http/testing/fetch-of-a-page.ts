const fetchNow = globalThis.fetch;
/** Headers that a page may send anywhere without asking. */
const safe: ReadonlySet<string> = new Set(['accept', 'accept-language', 'content-language']);

/** `fetch` with the question that a browser asks before a request with other headers leaves for another origin. */
export const fetchOfAPage: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const asked = [...request.headers.keys()].filter((name) => !safe.has(name));
  const allowed = await fetchNow(request.url, {
    method: 'OPTIONS',
    headers: { 'access-control-request-headers': asked.join(), 'access-control-request-method': request.method },
    signal: request.signal,
  });
  const names = (allowed.headers.get('access-control-allow-headers') ?? '').split(',').map((name) => name.trim());
  if (!allowed.ok || asked.some((name) => !names.includes(name))) throw new TypeError('Failed to fetch');
  return fetchNow(request);
};
