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
  // Only the policy of known-scripts.ts, which decides which scripts may load. No text becomes markup or code.
  'require-trusted-types-for': ["'script'"],
};

/**
 * The Content-Security-Policy of a page: it allows only what the product is known to need, so it pins where card data can go.
 * `reportTo` is the address for reports of violations.
 */
export function pagePolicy(facts: PageFacts, origins: Origins, reportTo: string | null): string {
  return written({ ...(facts.hasBrand ? brandPage(facts, origins) : withoutBrand(facts)), ...reports(reportTo) });
}

function brandPage({ isApp, hasTagManager, scriptHashes, styleHashes }: PageFacts, origins: Origins) {
  const { segments, apis, observation, images, parent } = origins;
  return {
    ...denied,
    'script-src': ["'self'", ...segments, ...scriptHashes],
    'style-src': [...styleHashes, emptyStyle],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...apis, ...images],
    'connect-src': ["'self'", ...segments, ...apis, ...observation],
    // The card form is a page of its segment. The container of the tag manager runs in a frame of its own: see docs/adr/0027.
    'frame-src': [...(hasTagManager ? ["'self'"] : []), ...segments],
    ...(isApp && parent && { 'frame-ancestors': [parent] }),
    'trusted-types': ['default'],
  };
}

function withoutBrand({ styleHashes }: PageFacts) {
  return {
    ...denied,
    'style-src': styleHashes,
    'font-src': ["'self'"],
    'img-src': ['data:'],
    'trusted-types': ["'none'"],
  };
}

/** The policy of the frame in which the tag manager's container runs: nothing in it can reach the page around it. */
export function tagFramePolicy({ scriptHashes }: PageFacts, { tags }: Origins, reportTo: string | null): string {
  const tagManager = ['https://www.googletagmanager.com', ...tags];
  const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
  return written({
    'default-src': ["'none'"],
    sandbox: ['allow-scripts'],
    'script-src': [...scriptHashes, ...tagManager],
    'img-src': [...tagManager, ...analytics],
    'connect-src': [...tagManager, ...analytics],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    ...reports(reportTo),
  });
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

function written(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
