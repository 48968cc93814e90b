import { join } from 'node:path';
import { cacheForEver, contentTypes, defaultContentType, hashedName, revalidate } from '../content-types';
import { endingWorker, usualWorkers } from '../old-workers';
import {
  documentHeaders,
  fileHeaders,
  type Headers,
  openerPolicy,
  pageHeaders,
  segmentHeaders,
  tagFrameFile,
  workerHeaders,
} from '../policy/headers';
import { deploymentLocations, unreadableFormat } from './deployment-locations';
import { block, location, map, quoted, writtenFor } from './directives';
import { headers } from './headers';
import { pageMaps } from './page-maps';
import { readPage } from './pages';
import type { Serving, ServingHost } from './settings';

interface Nginx {
  /** Whether this nginx can send brotli files. */
  readonly brotli: boolean;
}

/** The configuration of the host's site, for the `http` block of an nginx. */
export function hostSite(serving: Serving, host: ServingHost, { brotli }: Nginx): string {
  const page = (file: string) => ({
    'Cache-Control': revalidate,
    ...pageHeaders(file, readPage(host.build, file).facts, host.protection),
    ...opener,
  });
  const listen = host.listen.map((at) => `${at} default_server`);
  return `${writtenFor('the host')}
${pageMaps(host)}
${openerMap}
${unreadableFormat}

${site({ serving, brotli, name: 'host', listen, folder: host.build, names: [], always: fileHeaders }, [
  'error_page 400 403 404 =404 /404.html;',
  ...deploymentLocations(host, { brotli, accessLog: accessLogOf(serving) }),
  block('if ($http_service_worker = script)', ['rewrite ^ /sw.js;']),
  location(`~* ${quoted(usualWorkers.source)}`, [...headers('host', workerHeaders), `return 200 '${endingWorker}';`]),
  location('= /404.html', ['internal;', ...headers('host', page('404.html'))]),
  location(`= /${tagFrameFile}`, [...withoutTime, ...headers('host', page(tagFrameFile))]),
  ...files('host', fileHeaders, 'try_files $uri @page;', host.files),
  location('@page', [
    'if ($consorcio_is_unchanged) { return 304; }',
    'try_files $consorcio_page =404;',
    ...withoutTime,
    ...headers('host', {
      'Cache-Control': revalidate,
      ETag: '$consorcio_etag',
      ...documentHeaders,
      ...opener,
      'Content-Security-Policy': '$consorcio_policy',
    }),
  ]),
])}`;
}

/** nginx's own ETag is of time and size, which two builds may share: a browser would keep the old page, and take its new policy. */
const withoutTime = ['etag off;', 'if_modified_since off;', 'add_header Last-Modified "";'];

/** Empty, and therefore not sent, at an address that browsers do not trust. */
const opener = { 'Cross-Origin-Opener-Policy': '$consorcio_opener' };
const openerMap = map('"$consorcio_host_tls $host"', '$consorcio_opener', [
  ['default', '""'],
  ...['"~^tls "', '"~ ([a-z0-9.-]+\\.)?localhost$"', '"~ 127(\\.[0-9]{1,3}){3}$"', '"~ \\[::1\\]$"'].map(
    (trusted) => [trusted, quoted(Object.values(openerPolicy).join())] as const,
  ),
]);

/** The configuration of a segment's origin, for the `http` block of an nginx. */
export function segmentSite(serving: Serving, segment: Serving['segments'][number], { brotli }: Nginx): string {
  const always = { 'Access-Control-Allow-Origin': '*', ...segmentHeaders };
  return `${writtenFor(`the origin of the segment ${segment.name}`)}
${site({ serving, brotli, ...segment, always }, [
  'error_page 400 403 404 =404 /404;', // nginx cannot use a named location for an invalid address
  location('= /404', [
    'internal;',
    ...headers(segment.name, always),
    'default_type text/plain;',
    'return 404 "Not found";',
  ]),
  ...files(segment.name, always, 'try_files $uri =404;', segment.folder),
])}`;
}

interface Site extends Nginx {
  readonly serving: Serving;
  readonly name: string;
  readonly listen: readonly string[];
  readonly names: readonly string[];
  readonly folder: string;
  /** The headers of every answer that is no page. */
  readonly always: Headers;
}

/** What every site has, around its own locations. */
function site({ serving, brotli, name, listen, names, folder, always }: Site, lines: readonly string[]): string {
  return `# The path is logged only when a file was served: other addresses may contain personal data.
${map('$status', `$consorcio_${name}_served`, [
  ['default', '-'],
  ['~^[23]', '$uri'],
])}
# How the visitor came, here or to the first proxy; each proxy may add an entry.
${map('"$scheme $http_x_forwarded_proto"', `$consorcio_${name}_tls`, [
  ['default', '""'],
  ['"~*^(https |http *https *(,|$))"', 'tls'],
])}
# Empty, so that the header is not sent, unless the visitor came by TLS.
${map(`$consorcio_${name}_tls`, `$consorcio_${name}_transport`, [
  ['default', '""'],
  ['tls', transport(serving)],
])}
log_format consorcio_${name} '$time_iso8601 ${name} $request_method $status $consorcio_${name}_served $body_bytes_sent $request_time';

${block('server', [
  ...listen.map((at) => `listen ${at};`),
  `server_name ${names.length > 0 ? names.join(' ') : '_'};`,
  `root ${quoted(folder)};`,
  '',
  `access_log ${quoted(accessLogOf(serving))} consorcio_${name};`,
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
    ...headers(name, { Allow: 'GET, HEAD', ...always }),
    'default_type text/plain;',
    'return 405 "Only GET and HEAD";',
  ]),
  ...lines,
])}
`;
}

/** The locations of built files. Pages and compressed forms have no address of their own. */
function files(site: string, always: Headers, find: string, hashed: string): readonly string[] {
  return [
    location('~ \\.(html|br|gz)$', ['return 404;']),
    location(`~ ${quoted(hashedName.source)}`, [
      `root ${quoted(hashed)};`,
      'try_files $uri =404;',
      ...headers(site, { ...always, 'Cache-Control': cacheForEver }),
    ]),
    location('/', [find, ...headers(site, { ...always, 'Cache-Control': revalidate })]),
  ];
}

function accessLogOf({ logs }: Serving): string {
  return join(logs, 'access.log');
}

function transport({ strictTransportSeconds }: Serving): string {
  return quoted(strictTransportSeconds === null ? '' : `max-age=${strictTransportSeconds}`);
}
