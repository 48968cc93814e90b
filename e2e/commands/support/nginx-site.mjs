import { join } from 'node:path';
import { notFoundPolicy, originsOf, pagePolicy } from './nginx-policy.mjs';

const forEver = 'public, max-age=31536000, immutable';
const types = {
  'text/html; charset=utf-8': 'html',
  'text/javascript; charset=utf-8': 'js',
  'application/json; charset=utf-8': 'json',
  'text/css; charset=utf-8': 'css',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/webp': 'webp',
  'font/woff2': 'woff2',
};
/** What the product asks a device for: nothing. `geoLocation` of the specification is not the browser's. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * The configuration of the host's site, for the `http` block of an nginx.
 * @param {Serving} serving with a host
 * @param {{ brotli: boolean }} nginx
 */
export function hostSite(serving, { brotli }) {
  const { host } = serving;
  const live = ['config', 'release'].map((name) =>
    location(`= /${name}.json`, [
      `root ${quoted(host.deployment)};`,
      '# It is edited in place: a compressed form beside it would be an older one.',
      'gzip_static off;',
      ...(brotli ? ['brotli_static off;'] : []),
      ...headers(serving, { 'Cache-Control': 'no-store' }),
    ]),
  );
  return `${head('the host')}
${pageMaps(host.pages, originsOf(serving))}

${site(
  {
    serving,
    brotli,
    name: 'host',
    listen: host.listen.map((at) => `${at} default_server`),
    folder: host.folder,
    names: [],
  },
  [
    'error_page 400 403 404 =404 /404.html;',
    ...live,
    location('= /404.html', ['internal;', ...pageHeaders(serving, quoted(notFoundPolicy))]),
    ...files(serving, {}, 'try_files $uri @page;'),
    location('@page', ['try_files $consorcio_page =404;', ...pageHeaders(serving, '$consorcio_policy')]),
  ],
)}`;
}

/**
 * The configuration of the origin of a segment, for the `http` block of an nginx.
 * @param {Serving} serving
 * @param {Serving['segments'][number]} segment
 * @param {{ brotli: boolean }} nginx
 */
export function segmentSite(serving, segment, { brotli }) {
  const anybody = { 'Access-Control-Allow-Origin': '*' };
  return `${head(`the origin of the segment ${segment.name}`)}
${site({ serving, brotli, ...segment }, [
  'error_page 400 403 404 =404 /404;', // a named location is out of reach of an address that is none
  location('= /404', [
    'internal;',
    ...headers(serving, anybody),
    'default_type text/plain;',
    'return 404 "Not found";',
  ]),
  ...files(serving, anybody, 'try_files $uri =404;'),
])}`;
}

const head = (what) =>
  `# Written by \`pnpm nginx config\` for ${what}: write it anew instead of editing it. See docs/guides/serving.md.`;

/** Which page an address gets: the rules of host-pages.mjs, over the pages that were there when this was written. */
function pageMaps(pages, origins) {
  const home = pages.some(({ route }) => route === '') ? '/index.html' : '""';
  const partners = pages.filter(({ host }) => host);
  const routes = pages.filter(({ route }) => route);
  const policies = pages.map((page) => ({ page, policy: pagePolicy(page, origins) }));
  const usual = mostFrequent(policies.map(({ policy }) => policy));
  return [
    '# The address as it was sent: a route is written in one way only.',
    map('$request_uri', '$consorcio_route', [
      ['default', '"?"'],
      ['"~^/(?<consorcio_sent_route>[a-z0-9-]*)/*(?:[?#]|$)"', '/$consorcio_sent_route'],
    ]),
    '# What is at `/`: a partner on its own name, the home brand on the names of a machine, nothing on those of nobody.',
    map('$host', '$consorcio_home', [
      ['default', '""'],
      ['localhost', home],
      ['~\\.localhost$', home],
      ['"~^[0-9]{1,3}(\\.[0-9]{1,3}){3}$"', home],
      ['"~^\\[[0-9a-f:.]+\\]$"', home],
      ...partners.map(({ host, file }) => [host, `/${file}`]),
    ]),
    map('$consorcio_route', '$consorcio_known_page', [
      ['default', '""'],
      ['/', '$consorcio_home'],
      ...routes.map(({ route, file }) => [`/${route}`, `/${file}`]),
    ]),
    map('$consorcio_home', '$consorcio_page', [
      ['default', '$consorcio_known_page'],
      ['""', '""'],
    ]),
    map('$consorcio_page', '$consorcio_policy', [
      ['default', quoted(usual)],
      ...policies.filter(({ policy }) => policy !== usual).map(({ page, policy }) => [`/${page.file}`, quoted(policy)]),
    ]),
  ].join('\n');
}

function mostFrequent(values) {
  const count = (wanted) => values.filter((value) => value === wanted).length;
  return values.reduce((best, value) => (count(value) > count(best) ? value : best));
}

const map = (from, to, lines) =>
  block(
    `map ${from} ${to}`,
    lines.map((line) => `${line.join(' ')};`),
  );

/** What every site has, around its own locations. */
function site({ serving, brotli, name, listen, names, folder }, lines) {
  return `# A path is told only when it is that of a file of ours: another may hold whatever somebody put into an address.
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
  '# Whatever nginx says of a request it says with the whole address, so it says nothing.',
  `error_log ${quoted(join(serving.logs, 'error.log'))} emerg;`,
  'log_not_found off;',
  'server_tokens off;',
  '',
  '# A campaign makes addresses of any length; the great buffers are for these alone.',
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
    Object.entries(types).map(([type, ending]) => `${quoted(type)} ${ending};`),
  ),
  'default_type application/octet-stream;',
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

/** Files of a build. Pages and compressed forms have no address of their own. */
function files(serving, always, find) {
  return [
    location('~ \\.(html|br|gz)$', ['return 404;']),
    location('~ "\\.[0-9a-f]{16,}\\.\\w+$"', [
      'try_files $uri =404;',
      ...headers(serving, { ...always, 'Cache-Control': forEver }),
    ]),
    location('/', [find, ...headers(serving, { ...always, 'Cache-Control': 'no-cache' })]),
  ];
}

function pageHeaders(serving, policy) {
  return headers(serving, {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  });
}

/** A location that adds one header loses those around it, so each adds all. */
function headers({ strictTransportSeconds }, given) {
  const transport = strictTransportSeconds && { 'Strict-Transport-Security': `max-age=${strictTransportSeconds}` };
  return Object.entries({ ...given, 'X-Content-Type-Options': 'nosniff', ...transport }).map(
    ([name, value]) => `add_header ${name} ${/^["$]/.test(value) ? value : quoted(value)} always;`,
  );
}

const location = (which, lines) => block(`location ${which}`, lines);

const block = (opening, lines) => `${opening} {\n${indented(lines.join('\n'))}\n}`;

const indented = (text) => text.replace(/^(?=.)/gm, '    ');

const quoted = (text) => `"${text}"`;

/**
 * @typedef {{ listen: readonly string[], folder: string }} Site
 * @typedef {{ manifest: string }} Build
 * @typedef {{
 *   host: (Site & {
 *     deployment: string,
 *     pages: readonly import('./nginx-pages.mjs').HostPage[],
 *     config: { apiBaseUrl: string, observation: { endpoint: string | null }, appBridge: { parentOrigin: string | null } },
 *     release: { segments: Record<string, Build & { canary?: Build | undefined, history?: readonly Build[] | undefined }> },
 *   }) | undefined,
 *   segments: readonly (Site & { name: string, names: readonly string[] })[],
 *   segmentOrigins: readonly string[],
 *   imageOrigins: readonly string[],
 *   tagOrigins: readonly string[],
 *   strictTransportSeconds: number | null,
 *   state: string,
 *   logs: string,
 *   user: string | null,
 * }} Serving
 */
