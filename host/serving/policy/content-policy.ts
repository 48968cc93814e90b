import type { CardOrigins, Origins } from './origins';
import type { PageFacts } from './page-facts';

/** styled-components adds empty `style` elements and fills them by rules of CSSOM, which no policy restricts. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Denied everywhere. A page that needs one of them says so after these. */
const denied = {
  'default-src': ["'none'"],
  'script-src-attr': ["'none'"],
  'style-src-attr': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  // By the policy of known-scripts.ts, which decides which scripts may load. No text becomes markup or code.
  'require-trusted-types-for': ["'script'"],
};

/**
 * The Content-Security-Policy of a page: it allows only what the product is known to need, so it pins where card data can go.
 * `reportTo` is the address for reports of violations.
 */
export function pagePolicy(facts: PageFacts, origins: Origins, reportTo: string | null): string {
  return written({ ...(facts.hasBrand ? brandPage(facts, origins) : withoutBrand(facts)), ...reports(reportTo) });
}

type Directives = Readonly<Record<string, readonly string[]>>;

function brandPage({ isApp, container, scriptHashes, styleHashes }: PageFacts, origins: Origins): Directives {
  const { segments, apis, observation, images, parent } = origins;
  const strict = {
    ...denied,
    'script-src': ["'self'", ...segments, ...scriptHashes],
    'style-src': [...styleHashes, emptyStyle],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...apis, ...images],
    'connect-src': ["'self'", ...segments, ...apis, ...observation],
    'frame-src': segments, // the card form is a page of its segment
    ...(isApp && parent && { 'frame-ancestors': [parent] }),
    'trusted-types': ['default'],
  };
  return container ? withContainer(strict, container, origins.tags) : strict;
}

/** What Google's guide to content policies says that its tags need, and the preview of a container. Each is short: proxies limit headers. */
const manager = 'https://*.googletagmanager.com';
const ads = 'https://*.doubleclick.net';
const campaigns = [manager, ads, 'https://www.googleadservices.com', 'https://*.googlesyndication.com'];
const measuring = [
  ...[...campaigns, 'https://*.google-analytics.com', 'https://*.google.com', 'https://google.com'],
  'https://www.google.com.br',
];

/**
 * The same for a brand with a container of a tag manager, which is code of the page: see docs/adr/0027. Our scripts keep their hashes.
 * What the container adds needs the nonce, or is of an origin that is listed. Its variables in JavaScript need `eval`, and its libraries
 * policies of Trusted Types by any name.
 */
function withContainer(
  { 'trusted-types': _any, ...strict }: Directives,
  { nonce, consentOrigins }: NonNullable<PageFacts['container']>,
  tagOrigins: readonly string[],
): Directives {
  const tags = [...tagOrigins, ...consentOrigins];
  const added: Directives = {
    'script-src': [`'nonce-${nonce}'`, "'unsafe-eval'", ...campaigns, 'https://*.google.com', ...tags],
    'font-src': ['data:', 'https://fonts.gstatic.com'],
    'img-src': [...measuring, 'https://*.gstatic.com', ...tags],
    'connect-src': [...measuring, ...tags],
    'frame-src': [manager, ads, ...tags],
  };
  const wider = Object.entries(added).map(([name, sources]) => [name, [...(strict[name] ?? []), ...sources]]);
  return {
    ...strict,
    ...Object.fromEntries(wider),
    'style-src': ["'unsafe-inline'", manager, 'https://fonts.googleapis.com', ...tags],
    'style-src-attr': ["'unsafe-inline'"],
  };
}

function withoutBrand({ styleHashes }: PageFacts): Directives {
  return {
    ...denied,
    'style-src': styleHashes,
    'font-src': ["'self'"],
    'img-src': ['data:'],
    'trusted-types': ["'none'"],
  };
}

/**
 * The policy of the card form's page: what only a deployment knows. The page itself says which script and styles are its own
 * (shared/webpack/card-page-plugin.ts), because a server may have the pages of many builds.
 */
export function cardPagePolicy({ pages, apis }: CardOrigins, reportTo: string | null): string {
  const { 'default-src': _ofThePage, ...others } = denied;
  return written({
    ...others,
    'connect-src': apis,
    'font-src': ["'self'"],
    'img-src': ['data:'],
    'frame-src': ["'none'"],
    'worker-src': ["'none'"],
    'frame-ancestors': pages,
    ...reports(reportTo),
  });
}

/** The policy of every answer that is no page: opened in a tab of its own, it can do nothing. */
export const filePolicy = written({ 'default-src': ["'none'"], sandbox: [], 'frame-ancestors': ["'none'"] });

/** The policy of the script that ends an earlier site's worker: Chromium runs no service worker with `sandbox`. */
export const workerPolicy = written({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });

/** All browsers report to this address at once. `report-to` would replace it in Chromium, which then waits up to a minute. */
function reports(reportTo: string | null) {
  return reportTo !== null && { 'report-uri': [reportTo] };
}

function written(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
