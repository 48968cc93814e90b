import { pagePolicy } from '../policy/content-policy';
import { map, quoted } from './directives';
import type { ServingHost } from './settings';

/** Maps that find the page of an address, its policy and its ETag: the rules of host-pages.ts, for the pages that exist now. */
export function pageMaps({ pages, protection: { origins, reportTo } }: ServingHost): string {
  const inVariable = { ...origins, segments: ['$consorcio_segments'] };
  const home = pages.some(({ route }) => route === '') ? '/index.html' : '""';
  return [
    '# The address as the browser sent it, because a route has only one spelling.',
    map('$request_uri', '$consorcio_route', [
      ['default', '"?"'],
      ['"~^/(?<consorcio_sent_route>[a-z0-9-]*)/*(?:[?#]|$)"', '/$consorcio_sent_route'],
    ]),
    '# The page at `/`: a partner on its own host name, the home brand on the names of a machine, none on unknown names.',
    map('$host', '$consorcio_home', [
      ['default', '""'],
      ['localhost', home],
      ['~\\.localhost$', home],
      ['"~^[0-9]{1,3}(\\.[0-9]{1,3}){3}$"', home],
      ['"~^\\[[0-9a-f:.]+\\]$"', home],
      ...pages.flatMap(({ host, file }) => (host ? [[host, `/${file}`] as const] : [])),
    ]),
    map('$consorcio_route', '$consorcio_known_page', [
      ['default', '""'],
      ['/', '$consorcio_home'],
      ...pages.flatMap(({ route, file }) => (route ? [[`/${route}`, `/${file}`] as const] : [])),
    ]),
    map('$consorcio_home', '$consorcio_page', [
      ['default', '$consorcio_known_page'],
      ['""', '""'],
    ]),
    '# The origins of the segments, in each policy. A value has at most 4,096 characters in nginx.',
    map('$host', '$consorcio_segments', [['default', quoted(origins.segments.join(' '))]]),
    map(
      '$consorcio_page',
      '$consorcio_policy',
      pages.map(({ file, facts }) => [`/${file}`, quoted(pagePolicy(facts, inVariable, reportTo))] as const),
    ),
    map(
      '$consorcio_page',
      '$consorcio_etag',
      pages.map(({ file, etag }) => [`/${file}`, `'${etag}'`] as const),
    ),
    map('"$consorcio_etag $http_if_none_match"', '$consorcio_is_unchanged', [
      ['default', '""'],
      ['\'~^W/("[0-9a-f]+") .*\\1\'', '1'],
    ]),
  ].join('\n');
}
