import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cardPage, cardPagePath } from '@consorcio/shared/webpack/card-page';
import { Refusal } from '@consorcio/shared/webpack/fail-with';
import { notFoundFile, servedNames } from '../../brands/served-names';
import { cacheForEver, contentTypes, defaultContentType, hashedName, revalidate } from '../content-types';
import { endingWorker, usualWorkers } from '../old-workers';
import { pagePolicy } from '../policy/content-policy';
import { longHeaders } from '../policy/header-limit';
import {
  cardPageHeaders,
  documentHeaders,
  fileHeaders,
  type Headers,
  openerPolicy,
  pageHeaders,
  previewedOpenerPolicy,
  segmentHeaders,
  workerHeaders,
} from '../policy/headers';
import { withoutCovered } from '../policy/origins';
import { deploymentFilesIn } from './deployment-files';
import { fill } from './fill';
import { readPage } from './pages';
import type { Serving, ServingHost } from './settings';

interface Nginx {
  /** The folder that the files will be in. */
  readonly dir: string;
  /** Whether this nginx can send brotli files. */
  readonly brotli: boolean;
  /** The file of the brotli module, when nginx has to load one. */
  readonly brotliModule?: string;
}

/**
 * All files of a configuration, by name: one for each site, and `nginx.conf`, the complete configuration of an nginx that serves
 * only these sites.
 */
export function nginxFiles(serving: Serving, { dir, brotli, brotliModule }: Nginx): ReadonlyMap<string, string> {
  const { host, segments, state, logs, user } = serving;
  const sites = new Map(segments.map((segment) => [`${segment.name}.conf`, segmentSite(serving, segment, brotli)]));
  if (host) sites.set('host.conf', hostSite(serving, host, brotli));
  const main = fill('main', {
    ...{ state, logs },
    modules: brotliModule ? [`load_module "${brotliModule}";`] : [],
    user: user ? [`user ${user};`] : [],
    sites: [...sites.keys()].map((site) => `include "${join(dir, site)}";`),
  });
  return new Map([...sites.set('nginx.conf', main)].map(([name, lines]) => [name, `${lines.join('\n')}\n`]));
}

/** The configuration of the host's site, for the `http` block of an nginx. */
function hostSite(serving: Serving, host: ServingHost, brotli: boolean): readonly string[] {
  const { pages, protection } = host;
  const inVariable = { ...protection.origins, segments: ['$consorcio_segments'] };
  const opener = { 'Cross-Origin-Opener-Policy': '$consorcio_opener' };
  const maps = fill('host', {
    home: pages.some(({ route }) => route === '') ? '/index.html' : '""',
    partners: pages.flatMap(({ host: name, file }) => (name ? [`${name} /${file};`] : [])),
    routes: pages.flatMap(({ route, file }) => (route ? [`/${route} /${file};`] : [])),
    segments: protection.origins.segments,
    policies: pages.map(({ file, facts }) => `/${file} "${pagePolicy(facts, inVariable, protection.reportTo)}";`),
    etags: pages.map(({ file, etag }) => `/${file} '${etag}';`),
    opener: Object.values(openerPolicy),
    previewed_opener: previewedOpenerPolicy,
    containers: pages.flatMap(({ file, facts }) => (facts.container ? [`/${file} previewed;`] : [])),
  });
  const locations = fill('host-locations', {
    deployment: deploymentLocations(serving, host, brotli),
    workers: usualWorkers.source,
    worker_headers: headers('host', workerHeaders),
    ending_worker: endingWorker,
    not_found_headers: headers('host', {
      'Cache-Control': revalidate,
      ...pageHeaders(readPage(host.build, notFoundFile).facts, protection),
      ...opener,
    }),
    files: builtFiles('host', fileHeaders, '@page', host.files),
    page_headers: headers('host', {
      'Cache-Control': revalidate,
      ETag: '$consorcio_etag',
      ...documentHeaders,
      ...opener,
      'Content-Security-Policy': '$consorcio_policy',
    }),
  });
  const listen = host.listen.map((at) => `${at} default_server`);
  const site = { name: 'host', names: [], listen, folder: host.build, always: fileHeaders, locations };
  return [...maps, ...siteOf(serving, site, brotli)];
}

/** The locations of what belongs to the deployment and not to the build. */
function deploymentLocations(
  { logs }: Serving,
  { deployment, deploymentFiles }: ServingHost,
  brotli: boolean,
): readonly string[] {
  const live = [servedNames.config, servedNames.release].map(({ name }) => `${name}.json`);
  const kinds = [
    { kind: 'live', dir: deployment, paths: live, caching: 'no-store' },
    { kind: 'file', dir: deploymentFilesIn(deployment), paths: deploymentFiles, caching: revalidate },
  ];
  return kinds.flatMap(({ kind, dir, paths, caching }) => {
    const common = { kind, dir, headers: headers('host', { 'Cache-Control': caching, ...fileHeaders }) };
    const no_brotli = brotli ? ['brotli_static off;'] : [];
    return [
      ...fill('unreadable', { ...common, logs }),
      ...paths.flatMap((path) => fill('edited', { ...common, path, no_brotli })),
    ];
  });
}

/** Host names of partners that the policy of the card form names. With more, it names only the page that asks: headers are limited. */
const MOST_NAMED = 40;

/** The configuration of a segment's origin, for the `http` block of an nginx. */
function segmentSite(serving: Serving, segment: Serving['segments'][number], brotli: boolean): readonly string[] {
  const { name, folder } = segment;
  const always = { 'Access-Control-Allow-Origin': '*', ...segmentHeaders };
  const files = builtFiles(name, always, '=404', folder);
  const partners = serving.host?.pages.flatMap(({ host: name }) => (name ? [`https://${name}`] : [])) ?? [];
  const unnamed = withoutCovered(partners, serving.pageOrigins);
  const asking = unnamed.length > MOST_NAMED ? unnamed : [];
  const named = asking.length > 0 ? [`$consorcio_${name}_page`] : unnamed;
  const ofCard = {
    ...{ 'Access-Control-Allow-Origin': '*', 'Cache-Control': revalidate },
    ...(asking.length > 0 && { Vary: 'Referer' }),
    ...cardPageFor(serving, folder, named),
  };
  const locations = fill('segment-locations', {
    headers: headers(name, always),
    card_page: cardPagePath.source,
    card_page_headers: headers(name, ofCard),
    files,
  });
  const pages = asking.map((origin) => `${origin}/ ${origin};`);
  return [...fill('segment', { name, pages }), ...siteOf(serving, { ...segment, always, locations }, brotli)];
}

/**
 * The headers of the card form's page. Refuses a folder that has one which no page could show, or which could send to no API.
 * @param partners the origins of pages at host names of their own
 */
function cardPageFor(
  { host, pageOrigins, apiOrigins, reportTo }: Serving,
  folder: string,
  partners: readonly string[],
): Headers {
  const { apis = apiOrigins, parent = null } = host?.protection.origins ?? {};
  const pages = [...partners, ...withoutCovered(parent ? [parent] : [], pageOrigins), ...pageOrigins];
  const folders = existsSync(folder) ? ['', ...readdirSync(folder)] : [];
  if ((pages.length === 0 || apis.length === 0) && folders.some((name) => existsSync(join(folder, name, cardPage)))) {
    throw new Refusal(
      `${folder} has the page of the card form (${cardPage}): name the origins of the pages that show it in \`pageOrigins\` of the ` +
        'settings, and that of the API to which it sends in `apiOrigins` (docs/guides/serving.md).',
    );
  }
  const given = cardPageHeaders({ pages, apis }, reportTo);
  longHeaders(cardPage, Object.entries(given)); // refuses what proxies would not let through
  return given;
}

interface Site {
  readonly name: string;
  readonly listen: readonly string[];
  readonly names: readonly string[];
  readonly folder: string;
  /** The headers of every answer that is no page. */
  readonly always: Headers;
  readonly locations: readonly string[];
}

/** What every site has, around its own locations. */
function siteOf(
  { logs, strictTransportSeconds: seconds }: Serving,
  { listen, names, always, ...site }: Site,
  brotli: boolean,
): readonly string[] {
  return fill('site', {
    ...site,
    logs,
    transport: seconds === null ? '' : `max-age=${seconds}`,
    listen: listen.map((at) => `listen ${at};`),
    names: names.length > 0 ? names : '_',
    types: Object.entries(contentTypes).map(([extension, type]) => `"${type}" ${extension.slice(1)};`),
    default_type: defaultContentType,
    brotli: brotli ? ['brotli_static on;'] : [],
    refused_headers: headers(site.name, { Allow: 'GET, HEAD', ...always }),
  });
}

/** The locations of built files. */
function builtFiles(name: string, always: Headers, otherwise: string, hashed: string): readonly string[] {
  return fill('files', {
    ...{ hashed_name: hashedName.source, hashed, otherwise },
    hashed_headers: headers(name, { ...always, 'Cache-Control': cacheForEver }),
    headers: headers(name, { ...always, 'Cache-Control': revalidate }),
  });
}

/** In nginx a location that adds a header drops the headers of the level above, so each location adds all of them. */
function headers(site: string, given: Headers): readonly string[] {
  return Object.entries({ ...given, 'Strict-Transport-Security': `$consorcio_${site}_transport` }).map(
    ([name, value]) => `add_header ${name} ${value.includes('"') ? `'${value}'` : `"${value}"`} always;`,
  );
}
