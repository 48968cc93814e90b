import defaults from '../src/brand/brand-defaults.json' with { type: 'json' };

/** The origin of a page of the product, for checks that are not told another one. */
export const usualOrigin = defaults.publicOrigin;

/** As a current Chromium says it, so that a server cannot send other files to a check than to visitors by the name alone. */
export const browserName =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

export type Destination = 'empty' | 'script' | 'iframe';

/**
 * The headers with which Chromium requests a file of a segment for a page (manifests by `fetch`, scripts with `crossorigin`, frames). Servers
 * answer by them, and a cache may send visitors what it got for a request without them.
 */
export function visitorHeaders(
  address: string,
  destination: Destination,
  origin = usualOrigin,
): Readonly<Record<string, string>> {
  const isOwn = new URL(address).origin === origin;
  return {
    accept: '*/*',
    referer: `${origin}/`,
    'sec-fetch-dest': destination,
    'sec-fetch-mode': 'cors', // Node says so of each request
    'sec-fetch-site': isOwn ? 'same-origin' : 'cross-site',
    'user-agent': browserName,
    ...(!isOwn && destination !== 'iframe' && { origin }),
  };
}
