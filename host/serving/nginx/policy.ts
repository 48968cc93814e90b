import { join } from 'node:path';
import type { HostPage } from './pages';
import type { Serving } from './settings';
import { sourcePattern } from './source-pattern';

/** Every origin that a deployment names. */
export interface Origins {
  readonly segments: readonly string[];
  readonly api: string;
  readonly observation: readonly string[];
  readonly images: readonly string[];
  readonly tags: readonly string[];
  /** The page that may frame an app brand. */
  readonly parent: string | null;
}

/** The Content-Security-Policy of a brand's page: it allows only what the product is known to need. */
export function pagePolicy(
  { isApp, hasTagManager, scriptHashes }: Pick<HostPage, 'isApp' | 'hasTagManager' | 'scriptHashes'>,
  { segments, api, observation, images, tags, parent }: Origins,
): string {
  const tagManager = hasTagManager ? ['https://www.googletagmanager.com', ...tags] : [];
  const analytics = hasTagManager ? ['https://*.google-analytics.com', 'https://*.analytics.google.com'] : [];
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...segments, ...tagManager, ...scriptHashes],
    // styled-components writes `style` elements in the page: see docs/adr/0016.
    'style-src': ["'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', api, ...images, ...tagManager, ...analytics],
    'connect-src': ["'self'", ...segments, api, ...observation, ...tagManager, ...analytics],
    'form-action': ["'self'"],
    'frame-ancestors': isApp && parent ? [parent] : ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  });
}

/** The policy of the not-found page, which runs no script and sends no request. */
export const notFoundPolicy = written({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'font-src': ["'self'"],
  'img-src': ['data:'],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
});

/** The only feature of the device that the product uses is the location, for the proposal. */
export const permissionsPolicy = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .concat('geolocation=(self)')
  .join(', ');

interface Build {
  readonly manifest: string;
}

interface DeployedSegment extends Build {
  readonly canary?: Build | undefined;
  readonly history?: readonly Build[] | undefined;
  readonly retired?: readonly Build[] | undefined;
}

/** What a deployment says about origins. */
interface Deployed {
  /** The folder of `config.json` and `release.json`. */
  readonly deployment: string;
  readonly config: {
    readonly apiBaseUrl: string;
    readonly observation: { readonly endpoint: string | null };
    readonly appBridge: { readonly parentOrigin: string | null };
  };
  readonly release: { readonly segments: Readonly<Record<string, DeployedSegment>> };
}

/**
 * Every origin that a deployment names. Earlier builds count too: running journeys keep them, and a rollback brings them back.
 * Throws for an origin with characters that nginx or the policy would interpret.
 */
export function originsOf(
  { segmentOrigins, imageOrigins, tagOrigins }: Pick<Serving, 'segmentOrigins' | 'imageOrigins' | 'tagOrigins'>,
  { deployment, config, release }: Deployed,
): Origins {
  const configured = (field: string, address: string) => originOf(address, join(deployment, 'config.json'), field);
  const released = (field: string, address: string) => originOf(address, join(deployment, 'release.json'), field);
  const builds = Object.entries(release.segments).flatMap(([name, build]) => [
    released(`segments.${name}.manifest`, build.manifest),
    ...(build.canary ? [released(`segments.${name}.canary.manifest`, build.canary.manifest)] : []),
    ...(['history', 'retired'] as const).flatMap((list) =>
      (build[list] ?? []).map(({ manifest }, index) =>
        released(`segments.${name}.${list}[${index}].manifest`, manifest),
      ),
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

/** A valid URL may still contain quotes, semicolons or stars, which nginx or the policy would interpret. */
function originOf(address: string, file: string, field: string): string {
  const { origin } = new URL(address);
  if (sourcePattern.test(origin) && !origin.includes('*')) return origin;
  throw new Error(
    `${file}: the origin of ${field}, ${origin}, is not a plain host name, so nothing was written. Use a host name of letters, ` +
      'digits, dots and hyphens.',
  );
}

function written(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
