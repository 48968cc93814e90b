import { pagePolicy } from '../policy/content-policy';
import type { Protection } from '../policy/headers';
import { map, quoted } from './directives';
import type { HostPage } from './pages';

/** Maps that find the page of an address and its policy: the rules of host-pages.ts, for the pages that exist now. */
export function pageMaps(pages: readonly HostPage[], { origins, reportTo }: Protection): string {
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
    map(
      '$consorcio_page',
      '$consorcio_policy',
      pages.map(({ file, facts }) => [`/${file}`, quoted(pagePolicy(facts, origins, reportTo))] as const),
    ),
  ].join('\n');
}
