import { join } from 'node:path';
import { cacheForEver, contentTypes, defaultContentType, revalidate } from '../content-types';
import { block, location, map, quoted, writtenFor } from './directives';
import { pageMaps } from './page-maps';
import { notFoundPolicy, originsOf, permissionsPolicy } from './policy';
import type { Serving, ServingHost } from './settings';

interface Nginx {
  /** Whether this nginx can send brotli files. */
  readonly brotli: boolean;
}

/** The configuration of the host's site, for the `http` block of an nginx. */
export function hostSite(serving: Serving, host: ServingHost, { brotli }: Nginx): string {
  const live = ['config', 'release'].map((name) =>
    location(`= /${name}.json`, [
      `root ${quoted(host.deployment)};`,
      '# This file is edited in place, so a compressed form next to it would be outdated.',
      'gzip_static off;',
      ...(brotli ? ['brotli_static off;'] : []),
      ...headers(serving, { 'Cache-Control': 'no-store' }),
    ]),
  );
  const listen = host.listen.map((at) => `${at} default_server`);
  return `${writtenFor('the host')}
${pageMaps(host.pages, originsOf(serving, host))}

${site({ serving, brotli, name: 'host', listen, folder: host.folder, names: [] }, [
  'error_page 400 403 404 =404 /404.html;',
  ...live,
  location('= /404.html', ['internal;', ...pageHeaders(serving, quoted(notFoundPolicy))]),
  ...files(serving, {}, 'try_files $uri @page;'),
  location('@page', ['try_files $consorcio_page =404;', ...pageHeaders(serving, '$consorcio_policy')]),
])}`;
}

/** The configuration of a segment's origin, for the `http` block of an nginx. */
export function segmentSite(serving: Serving, segment: Serving['segments'][number], { brotli }: Nginx): string {
  const anyOrigin = { 'Access-Control-Allow-Origin': '*' };
  return `${writtenFor(`the origin of the segment ${segment.name}`)}
${site({ serving, brotli, ...segment }, [
  'error_page 400 403 404 =404 /404;', // nginx cannot use a named location for an invalid address
  location('= /404', [
    'internal;',
    ...headers(serving, anyOrigin),
    'default_type text/plain;',
    'return 404 "Not found";',
  ]),
  ...files(serving, anyOrigin, 'try_files $uri =404;'),
])}`;
}

interface Site extends Nginx {
  readonly serving: Serving;
  readonly name: string;
  readonly listen: readonly string[];
  readonly names: readonly string[];
  readonly folder: string;
}

/** What every site has, around its own locations. */
function site({ serving, brotli, name, listen, names, folder }: Site, lines: readonly string[]): string {
  return `# The path is logged only when a file was served: other addresses may contain personal data.
${map('$status', `$consorcio_${name}_served`, [
  ['default', '-'],
  ['~^[23]', '$uri'],
])}
log_format consorcio_${name} '$time_iso8601 ${name} $request_method $status $consorcio_${name}_served $body_bytes_sent $request_time';

${block('server', [
  ...listen.map((at) => `listen ${at};`),
  `server_name ${names.length > 0 ? names.join(' ') : '_'};`,
  `root ${quoted(folder)};`,
  '',
  `access_log ${quoted(join(serving.logs, 'access.log'))} consorcio_${name};`,
  '# nginx writes the whole address into each message about a request, so these messages are off.',
  `error_log ${quoted(join(serving.logs, 'error.log'))} emerg;`,
  'log_not_found off;',
  'server_tokens off;',
  '',
  '# Campaigns make long addresses; only these use the large buffers.',
  'client_header_buffer_size 16k;',
  'large_client_header_buffers 2 512k;',
  'client_header_timeout 15s;',
  'client_body_timeout 15s;',
  'client_max_body_size 1k;',
  'send_timeout 30s;',
  'keepalive_timeout 60s;',
  'reset_timedout_connection on;',
  'max_ranges 1;',
  '',
  block(
    'types',
    Object.entries(contentTypes).map(([extension, type]) => `${quoted(type)} ${extension.slice(1)};`),
  ),
  `default_type ${defaultContentType};`,
  'sendfile on;',
  'etag on;',
  'gzip off;',
  'gzip_static on;',
  'gzip_vary on;',
  ...(brotli ? ['brotli_static on;'] : []),
  '',
  block('if ($request_method !~ ^(GET|HEAD)$)', ['return 405;']),
  'error_page 405 = @refused;',
  location('@refused', [
    ...headers(serving, { Allow: 'GET, HEAD' }),
    'default_type text/plain;',
    'return 405 "Only GET and HEAD";',
  ]),
  ...lines,
])}
`;
}

type Headers = Readonly<Record<string, string>>;

/** The locations of built files. Pages and compressed forms have no address of their own. */
function files(serving: Serving, always: Headers, find: string): readonly string[] {
  return [
    location('~ \\.(html|br|gz)$', ['return 404;']),
    location('~ "\\.[0-9a-f]{16,}\\.\\w+$"', [
      'try_files $uri =404;',
      ...headers(serving, { ...always, 'Cache-Control': cacheForEver }),
    ]),
    location('/', [find, ...headers(serving, { ...always, 'Cache-Control': revalidate })]),
  ];
}

function pageHeaders(serving: Serving, policy: string): readonly string[] {
  return headers(serving, {
    'Cache-Control': revalidate,
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': permissionsPolicy,
  });
}

/** In nginx a location that adds a header drops the headers of the level above, so each location adds all of them. */
function headers({ strictTransportSeconds }: Serving, given: Headers): readonly string[] {
  const transport = strictTransportSeconds && { 'Strict-Transport-Security': `max-age=${strictTransportSeconds}` };
  return Object.entries({ ...given, 'X-Content-Type-Options': 'nosniff', ...transport }).map(
    ([name, value]) => `add_header ${name} ${/^["$]/.test(value) ? value : quoted(value)} always;`,
  );
}
