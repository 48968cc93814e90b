/**
 * The Content-Security-Policy of a brand's page: nothing but what the product is known to need.
 * @param {import('./nginx-pages.mjs').HostPage} page
 * @param {Origins} origins
 */
export function pagePolicy(
  { isApp, hasTagManager, scriptHashes },
  { segments, api, observation, images, tags, parent },
) {
  const tagManager = hasTagManager ? ['https://www.googletagmanager.com', ...tags] : [];
  const told = hasTagManager ? ['https://*.google-analytics.com', 'https://*.analytics.google.com'] : [];
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...segments, ...tagManager, ...scriptHashes],
    // styled-components writes `style` elements in the page: see docs/adr/0016.
    'style-src': ["'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', api, ...images, ...tagManager, ...told],
    'connect-src': ["'self'", ...segments, api, ...observation, ...tagManager, ...told],
    'form-action': ["'self'"],
    'frame-ancestors': isApp && parent ? [parent] : ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  });
}

/** That of nobody's page, which runs and asks nothing. */
export const notFoundPolicy = written({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'font-src': ["'self'"],
  'img-src': ['data:'],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
});

/**
 * Every origin that a deployment speaks of. Earlier builds count: talks go on with them, and a rollback brings them back.
 * @param {import('./nginx-site.mjs').Serving} serving
 * @returns {Origins}
 */
export function originsOf({ host: { config, release }, segmentOrigins, imageOrigins, tagOrigins }) {
  const builds = Object.values(release.segments).flatMap((build) =>
    [build, build.canary ?? [], build.history ?? []].flat(),
  );
  const endpoint = config.observation.endpoint;
  return {
    segments: [...new Set([...builds.map(({ manifest }) => originOf(manifest)), ...segmentOrigins])],
    api: originOf(config.apiBaseUrl),
    observation: endpoint ? [originOf(endpoint)] : [],
    images: imageOrigins,
    tags: tagOrigins,
    parent: config.appBridge.parentOrigin,
  };
}

const originOf = (address) => new URL(address).origin;

/** A source named twice says no more than once. */
function written(directives) {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/**
 * @typedef {{
 *   segments: readonly string[],
 *   api: string,
 *   observation: readonly string[],
 *   images: readonly string[],
 *   tags: readonly string[],
 *   parent: string | null,
 * }} Origins
 */
