import { join } from 'node:path';
import type { Config } from '../../src/platform/config';
import type { ReleaseFile } from '../release-entry';
import { sourceOf, sourcePattern } from './policy-sources';

/** Every origin that a deployment names. */
export interface Origins {
  readonly segments: readonly string[];
  readonly apis: readonly string[];
  readonly observation: readonly string[];
  readonly images: readonly string[];
  readonly tags: readonly string[];
  /** The page that may frame an app brand. */
  readonly parent: string | null;
}

/** What the page of the card form depends on. */
export interface CardOrigins {
  /** Whose pages may show it: a page that frames another one of them counts too. */
  readonly pages: readonly string[];
  /** To which it may send a card. */
  readonly apis: readonly string[];
}

/** Origins that no file of a deployment names. */
export interface KnownOrigins {
  /** From which segments may load, in addition to those in the release. */
  readonly segmentOrigins: readonly string[];
  /** Of an API that `config.json` will name. */
  readonly apiOrigins: readonly string[];
  /** Of pictures, in addition to the API. */
  readonly imageOrigins: readonly string[];
  /** That the tags in the brands' containers load from and send to. */
  readonly tagOrigins: readonly string[];
}

/** What a deployment says about origins. */
interface Deployed {
  /** The folder of `config.json` and `release.json`. */
  readonly deployment: string;
  readonly config: Pick<Config, 'apiBaseUrl' | 'observation'> & {
    readonly appBridge: Pick<Config['appBridge'], 'parentOrigin'>;
  };
  readonly release: ReleaseFile;
}

/**
 * Every origin that a deployment names, and that a visitor may get. The earlier builds that running journeys may have, and the one that a
 * rollback brings back, count too. Throws for an origin with characters that nginx or the policy would interpret.
 */
export function originsOf(
  { segmentOrigins, apiOrigins, imageOrigins, tagOrigins }: KnownOrigins,
  { deployment, config, release }: Deployed,
  now = Date.now(),
): Origins {
  const configured = (field: string, address: string) => originOf(address, join(deployment, 'config.json'), field);
  const released = (field: string, address: string) => originOf(address, join(deployment, 'release.json'), field);
  const builds = Object.entries(release.segments).flatMap(([name, build]) => [
    released(`segments.${name}.manifest`, build.manifest),
    ...(build.canary ? [released(`segments.${name}.canary.manifest`, build.canary.manifest)] : []),
    ...(['history', 'retired'] as const).flatMap((list) =>
      (build[list] ?? []).flatMap(({ manifest, until }, index) => {
        const origin = released(`segments.${name}.${list}[${index}].manifest`, manifest);
        const isNext = list === 'history' && index === 0; // for a rollback
        return isNext || until === undefined || Date.parse(until) > now ? origin : [];
      }),
    ),
  ]);
  const { endpoint } = config.observation;
  const { parentOrigin } = config.appBridge;
  return {
    segments: [...new Set([...withoutCovered(builds, segmentOrigins), ...segmentOrigins])],
    apis: [configured('apiBaseUrl', config.apiBaseUrl), ...apiOrigins],
    observation: endpoint ? [configured('observation.endpoint', endpoint)] : [],
    images: imageOrigins,
    tags: tagOrigins,
    parent: parentOrigin && configured('appBridge.parentOrigin', parentOrigin),
  };
}

/** The origins that no source covers. */
export function withoutCovered(origins: readonly string[], sources: readonly string[]): readonly string[] {
  return origins.filter((origin) => !sources.some((source) => sourceOf(source, source)(origin)));
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
