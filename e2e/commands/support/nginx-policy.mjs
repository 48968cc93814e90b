import { join } from 'node:path';

/** What may stand in a header, or in a line of the configuration, without an escape. */
export const sourcePattern = /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/;

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
 * Throws for one that would say more than an origin where it is written.
 * @param {import('./nginx-site.mjs').Serving} serving
 * @returns {Origins}
 */
export function originsOf({ host: { deployment, config, release }, segmentOrigins, imageOrigins, tagOrigins }) {
  const configured = (field, address) => originOf(address, join(deployment, 'config.json'), field);
  const released = (field, address) => originOf(address, join(deployment, 'release.json'), field);
  const builds = Object.entries(release.segments).flatMap(([name, build]) => [
    released(`segments.${name}.manifest`, build.manifest),
    ...(build.canary ? [released(`segments.${name}.canary.manifest`, build.canary.manifest)] : []),
    ...(build.history ?? []).map(({ manifest }, index) =>
      released(`segments.${name}.history[${index}].manifest`, manifest),
    ),
  ]);
  const { endpoint } = config.observation;
  const { parentOrigin } = config.appBridge;
  return {
    segments: [...new Set([...builds, ...segmentOrigins])],
    api: configured('apiBaseUrl', config.apiBaseUrl),
    observation: endpoint ? [configured('observation.endpoint', endpoint)] : [],
    images: imageOrigins,
    tags: tagOrigins,
    parent: parentOrigin && configured('appBridge.parentOrigin', parentOrigin),
  };
}

/** An address may hold more than a name: quotes, semicolons and stars would be read by nginx, or by the policy. */
function originOf(address, file, field) {
  const { origin } = new URL(address);
  if (sourcePattern.test(origin) && !origin.includes('*')) return origin;
  throw new Error(
    `${file}: the origin of ${field}, ${origin}, is no plain name, so nothing was written. Name a host of letters, digits, ` +
      'dots and hyphens.',
  );
}

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
