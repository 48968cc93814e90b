/**
 * A `fetch` whose first call uses a request that the HTML has already sent, body included, if the page is not older than `freshMs`; later
 * calls send their own. The time limit of the call counts for both.
 */
export function fetchEarly(
  asked: Promise<Response> | undefined,
  fetchNow: typeof globalThis.fetch,
  freshMs = Number.POSITIVE_INFINITY,
): typeof globalThis.fetch {
  let early = asked;
  return (url, init) => {
    const first = early;
    early = undefined;
    return first && performance.now() < freshMs
      ? Promise.race([whole(first), aborted(init?.signal)])
      : fetchNow(url, init);
  };
}

async function whole(asked: Promise<Response>): Promise<Response> {
  const answer = await asked;
  if (answer.redirected) return Response.error(); // a copy would hide it
  return new Response(await answer.text(), answer);
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
