import { cardPageHeaders, openerHeaders, pageHeaders, transportHeaders } from './headers';
import { originsOf } from './origins';
import { type PageFacts, pageFacts } from './page-facts';

const origins = {
  segments: ['https://one.example', 'https://*.segments.example'],
  apis: ['https://api.example'],
  observation: ['https://seen.example'],
  images: ['https://codes.example'],
  tags: ['https://pixel.example'],
  parent: 'https://app.example',
};

interface Asked extends Partial<PageFacts> {
  parent?: null;
}
function headersOf({ parent, ...facts }: Asked = {}) {
  const hashes = { scriptHashes: ["'sha256-S'"], styleHashes: ["'sha256-C'"] };
  const page = { hasBrand: true, isApp: false, container: undefined, ...hashes, ...facts };
  return pageHeaders(page, { origins: parent === null ? { ...origins, parent } : origins, reportTo: null });
}
function directives(asked?: Asked) {
  const policy = headersOf(asked)['Content-Security-Policy'] ?? '';
  return Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/)));
}

// What each page allows: e2e/serving/nginx/answers.rules.ts.
it('names the origins of the deployment, and none that it does not have', () => {
  const { 'img-src': images, 'connect-src': calls, ...policy } = directives({ isApp: true, parent: null });
  expect(images).toBe("'self' data: https://api.example https://codes.example");
  expect(calls).toBe("'self' https://one.example https://*.segments.example https://api.example https://seen.example");
  expect(policy['frame-ancestors']).toBe("'none'");
  expect(policy).not.toHaveProperty('report-uri');
});

it('lets the container of a brand load what its tags need, beside our scripts with their hashes', () => {
  const container = { nonce: 'N', consentOrigins: ['https://cmp.example'] };
  const [strict, wider] = [directives(), directives({ container })];
  for (const [name, sources] of Object.entries(wider)) {
    if (name === 'style-src' || name === 'style-src-attr') expect(sources).toContain("'unsafe-inline'");
    else expect(sources).toEqual(expect.stringContaining(strict[name] ?? '')); // it only adds
  }
  expect(wider['script-src']).toMatch(/'sha256-S' 'nonce-N' 'unsafe-eval' https:\/\/\*\.googletagmanager\.com /);
  expect(wider['script-src-attr']).toBe("'none'");
  for (const name of ['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src'])
    expect(wider[name]).toMatch(/ https:\/\/pixel\.example https:\/\/cmp\.example$/);
  expect(Object.keys(strict).filter((name) => !(name in wider))).toEqual(['trusted-types']);
  expect(JSON.stringify(strict)).not.toMatch(/google|pixel|unsafe|nonce/);
  // The preview of a container is a window that opens the page and talks to it.
  expect(headersOf({ container })['Cross-Origin-Opener-Policy']).toBe('unsafe-none');
  expect(headersOf()).not.toHaveProperty('Cross-Origin-Opener-Policy');
});

it('lets only pages of the product show the card form, which sends only to the API', () => {
  const pages = ['https://*.brand.example', 'https://app.example'];
  const shown = cardPageHeaders({ pages, apis: origins.apis }, 'https://api.example/reports');
  expect(shown['Content-Security-Policy']).toBe(
    "script-src-attr 'none'; style-src-attr 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; " +
      "frame-ancestors https://*.brand.example https://app.example; require-trusted-types-for 'script'; " +
      "connect-src https://api.example; font-src 'self'; img-src data:; frame-src 'none'; worker-src 'none'; " +
      'report-uri https://api.example/reports',
  );
  expect(shown['Permissions-Policy']).not.toContain('self');
  const nobody = cardPageHeaders({ pages: [], apis: [] }, null)['Content-Security-Policy'];
  expect(nobody).toMatch(/; frame-ancestors;.*; connect-src;/); // a browser allows none
});

const site = 'simule.alvo.example';
it.each<[host: string, proto: string | undefined, isOverTls: boolean, isTrusted: boolean]>([
  ['localhost:3000', undefined, false, true],
  ['pr-1.localhost', undefined, false, true],
  ['127.0.0.1:3000', undefined, false, true],
  ['[::1]:3000', undefined, false, true],
  [site, 'https', true, true],
  [site, 'HTTPS', true, true],
  [site, 'https,http', true, true],
  [site, ' https , http', true, true],
  [site, 'http,https', false, false],
  [site, 'http', false, false],
  [site, 'httpsx', false, false],
  [site, undefined, false, false],
  ['localhost.evil.example', undefined, false, false],
  ['192.168.1.5:3000', undefined, false, false],
])('for %s by %s remembers TLS: %s, and separates windows: %s', (host, proto, isOverTls, isTrusted) => {
  const sent = { host, ...(proto !== undefined && { 'x-forwarded-proto': proto }) };
  expect(transportHeaders(sent)).toEqual(isOverTls ? { 'Strict-Transport-Security': 'max-age=31536000' } : {});
  expect(openerHeaders(sent)).toEqual(isTrusted ? { 'Cross-Origin-Opener-Policy': 'same-origin' } : {});
});

describe('The facts of a page', () => {
  const brandPage = (brand: object, more = '') =>
    `<script defer src="/main.js" integrity="sha384-A" crossorigin></script>${more}<script type="application/json" id="brand">${JSON.stringify(brand)}</script>`;

  it.each([
    [
      brandPage({ isApp: true }, '<script nonce="N-1">a()</script>'),
      { hasBrand: true, isApp: true, container: { nonce: 'N-1', consentOrigins: [] } },
    ],
    [
      brandPage({ consent: 'https://cmp.example/a.js' }, '<script nonce="N-1">a()</script>'),
      { container: { consentOrigins: ['https://cmp.example'] } },
    ],
    [brandPage({ id: 'home' }), { hasBrand: true, isApp: false, container: undefined }],
    ['<p>Página não encontrada</p>', { hasBrand: false }],
  ])('are who may frame it and whether it has a container of tags (%#)', (html, facts) => {
    expect(pageFacts(html)).toMatchObject(facts);
  });

  it('are hashes of the scripts and styles in it, but not of data', () => {
    const html = brandPage({}, '<style>a{}</style><script>a()</script><script type="module">b()</script>');
    const hash = expect.stringMatching(/^'sha256-.{43}='$/);
    expect(pageFacts(html)).toMatchObject({
      scriptHashes: ["'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='", hash],
      styleHashes: [hash],
    });
  });
});

describe('The origins of a deployment', () => {
  const now = Date.parse('2026-11-27T12:00:00Z');
  const built = (manifest: string) => ({ manifest, contract: 1 });
  const at = (origin: string) => built(`https://${origin}.example/mf-manifest.json`);
  const keptUntil = (origin: string, until: number) => ({ ...at(origin), until: new Date(until).toISOString() });
  const payment = {
    ...built('https://pay.example:8443/3/mf-manifest.json'),
    canary: { ...at('canary'), percent: 5 },
    retired: [keptUntil('retired', now + 1), keptUntil('over', now)],
    history: [
      ...[keptUntil('old', now), at('one'), keptUntil('recent', now + 1), keptUntil('past', now)], // a rollback brings the first back
      ...[at('before-dates'), at('build-7.segments')],
    ],
  };
  const config = {
    apiBaseUrl: 'https://api.example/v1',
    observation: { endpoint: 'https://seen.example/records?a=1' },
    appBridge: { parentOrigin: 'https://app.example' },
  };
  const simulation = { ...at('one'), canary: { ...built('http://localhost:3001/m.json'), percent: 5 } };
  const host = { deployment: '/srv/deployment', config, release: { segments: { simulation, payment } } };
  const settings = {
    segmentOrigins: ['https://*.segments.example', 'https://one.example', 'http://localhost:*'],
    apiOrigins: ['https://next-api.example'],
    imageOrigins: ['https://codes.example'],
    tagOrigins: ['https://pixel.example'],
  };
  const withConfig = (changes: Partial<typeof config>) => ({ ...host, config: { ...config, ...changes } });
  const withPayment = (changes: object) => ({
    ...host,
    release: { segments: { payment: { ...payment, ...changes } } },
  });

  it('are those that visitors may get, each once, and none that a pattern covers', () => {
    const named = ['canary', 'old', 'recent', 'before-dates', 'retired'].map((name) => `https://${name}.example`);
    expect(originsOf(settings, host, now)).toEqual({
      segments: ['https://pay.example:8443', ...named, ...settings.segmentOrigins],
      apis: ['https://api.example', 'https://next-api.example'],
      observation: ['https://seen.example'],
      images: ['https://codes.example'],
      tags: ['https://pixel.example'],
      parent: 'https://app.example',
    });
  });

  it.each([
    ['apiBaseUrl', 'config', withConfig({ apiBaseUrl: 'https://b";x.example/v1' })],
    ['observation.endpoint', 'config', withConfig({ observation: { endpoint: 'https://$uri.example/' } })],
    ['appBridge.parentOrigin', 'config', withConfig({ appBridge: { parentOrigin: "https://a;script-src-elem'x" } })],
    ['segments.payment.manifest', 'release', withPayment(at('a;script-src-elem'))],
    ['segments.payment.canary.manifest', 'release', withPayment({ canary: at('b";x') })],
    ['segments.payment.history[1].manifest', 'release', withPayment({ history: [at('old'), at('*')] })],
  ])('are refused with other characters in a host name, as %s of the %s', (field, file, given) => {
    const refused = () => originsOf(settings, given);
    expect(refused).toThrow(`/srv/deployment/${file}.json: the origin of ${field}, https://`);
    expect(refused).toThrow('is not a plain host name, so nothing was written.');
  });

  it('may be written in capitals and with a default port, which are normalised', () => {
    const given = withConfig({ appBridge: { parentOrigin: 'https://App.Example:443' } });
    expect(originsOf(settings, given).parent).toBe('https://app.example');
  });
});
