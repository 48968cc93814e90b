import { fileHeaders, pageHeaders, segmentHeaders } from './headers';
import { originsOf } from './origins';
import { type PageFacts, pageFacts } from './page-facts';
import { openerHeaders, transportHeaders } from './transport';

const origins = {
  segments: ['https://one.example', 'https://*.segments.example'],
  apis: ['https://api.example'],
  observation: ['https://seen.example'],
  images: ['https://codes.example'],
  tags: ['https://pixel.example'],
  parent: 'https://app.example',
};
const brandPage: PageFacts = {
  hasBrand: true,
  isApp: false,
  hasTagManager: false,
  scriptHashes: ["'sha256-S'"],
  styleHashes: ["'sha256-C'"],
};

function directives(facts: Partial<PageFacts> = {}, { file = 'index.html', reportTo = null as string | null } = {}) {
  const policy = pageHeaders(file, { ...brandPage, ...facts }, { origins, reportTo })['Content-Security-Policy'] ?? '';
  return Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/)));
}

it('allows a page only what the product does, and sends its requests only to the origins of the deployment', () => {
  expect(directives()).toEqual({
    'default-src': "'none'",
    'script-src': "'self' https://one.example https://*.segments.example 'sha256-S'",
    'script-src-attr': "'none'",
    'style-src': "'sha256-C' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    'style-src-attr': "'none'",
    'font-src': "'self'",
    'img-src': "'self' data: https://api.example https://codes.example",
    'connect-src': "'self' https://one.example https://*.segments.example https://api.example https://seen.example",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  });
});

it('lets only the configured page frame an app brand', () => {
  expect(directives({ isApp: true })['frame-ancestors']).toBe('https://app.example');
  const withoutParent = { origins: { ...origins, parent: null }, reportTo: null };
  const policy = pageHeaders('app/index.html', { ...brandPage, isApp: true }, withoutParent)['Content-Security-Policy'];
  expect(policy).toContain("frame-ancestors 'none'");
});

it('lets the container of a brand run only in a frame that can reach nothing of the page', () => {
  expect(directives({ hasTagManager: true })['frame-src']).toBe("'self'");
  expect(JSON.stringify(directives({ hasTagManager: true }))).not.toMatch(/google|pixel/);

  const frame = directives({ hasBrand: false }, { file: 'tags.html' });
  expect(frame).toMatchObject({
    sandbox: 'allow-scripts',
    'script-src': "'sha256-S' https://www.googletagmanager.com https://pixel.example",
    'connect-src': expect.stringContaining('https://*.google-analytics.com'),
    'frame-ancestors': "'self'",
  });
  expect(JSON.stringify(frame)).not.toContain('api.example');
});

it('lets the not-found page run nothing', () => {
  const policy = directives({ hasBrand: false, scriptHashes: [] }, { file: '404.html' });
  expect(policy).toMatchObject({ 'style-src': "'sha256-C'", 'trusted-types': "'none'" });
  expect(policy).not.toHaveProperty('script-src');
  expect(policy).not.toHaveProperty('connect-src');
});

it('names the address for reports', () => {
  const reportTo = 'https://api.example/policy-reports';
  expect(directives({}, { reportTo })['report-uri']).toBe(reportTo);
  expect(directives()).not.toHaveProperty('report-uri');
});

it.each([
  ['a page', pageHeaders('index.html', brandPage, { origins, reportTo: null }), 'same-origin'],
  ['the frame of the tags', pageHeaders('tags.html', brandPage, { origins, reportTo: null }), 'same-origin'],
  ['a file of the host', fileHeaders, 'same-origin'],
  ['a file of a segment', segmentHeaders, 'cross-origin'],
])('protects %s', (_, headers, resourcePolicy) => {
  expect(headers).toMatchObject({
    'Cross-Origin-Resource-Policy': resourcePolicy,
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
  });
  expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none'; /);
  expect(headers['Content-Security-Policy']).not.toMatch(/unsafe|\*;| \* |http:;|https:;|https: /);
});

it('allows the location only to the page itself, and keeps nothing from loading early', () => {
  const headers = pageHeaders('index.html', brandPage, { origins, reportTo: null });
  expect(headers).not.toHaveProperty('Integrity-Policy'); // WebKit would refuse every preload of a script
  expect(headers['Permissions-Policy']?.split(', ').filter((feature) => !feature.endsWith('=()'))).toEqual([
    'geolocation=(self)',
  ]);
  expect(pageHeaders('tags.html', brandPage, { origins, reportTo: null })['Permissions-Policy']).not.toContain('self');
});

it.each([
  [{ host: 'localhost:3000' }, false, true],
  [{ host: 'pr-1.localhost' }, false, true],
  [{ host: '127.0.0.1:3000' }, false, true],
  [{ host: '[::1]:3000' }, false, true],
  [{ host: 'simule.alvo.example', 'x-forwarded-proto': 'https' }, true, true],
  [{ host: 'simule.alvo.example', 'x-forwarded-proto': 'HTTPS' }, true, true],
  [{ host: 'simule.alvo.example', 'x-forwarded-proto': 'https,http' }, true, true],
  [{ host: 'simule.alvo.example', 'x-forwarded-proto': ' https , http' }, true, true],
  [{ host: 'simule.alvo.example', 'x-forwarded-proto': 'http,https' }, false, false],
  [{ host: 'simule.alvo.example', 'x-forwarded-proto': 'http' }, false, false],
  [{ host: 'simule.alvo.example', 'x-forwarded-proto': 'httpsx' }, false, false],
  [{ host: 'simule.alvo.example' }, false, false],
  [{ host: 'localhost.evil.example' }, false, false],
  [{ host: '192.168.1.5:3000' }, false, false],
])('for %j remembers TLS: %s, and separates windows: %s', (sent, isOverTls, isTrusted) => {
  expect(transportHeaders(sent)).toEqual(isOverTls ? { 'Strict-Transport-Security': 'max-age=31536000' } : {});
  expect(openerHeaders(sent)).toEqual(isTrusted ? { 'Cross-Origin-Opener-Policy': 'same-origin' } : {});
});

describe('The facts of a page', () => {
  const brandPage = (brand: object, more = '') =>
    `<script defer src="/main.js" integrity="sha384-A" crossorigin></script>${more}<script type="application/json" id="brand">${JSON.stringify(brand)}</script>`;

  it('reads from the brand in a page who may frame it and whether it has a container of tags', () => {
    expect(pageFacts(brandPage({ isApp: true, trackingId: 'GTM-ABC123' }))).toMatchObject({
      hasBrand: true,
      isApp: true,
      hasTagManager: true,
    });
    expect(pageFacts(brandPage({ id: 'home' }))).toMatchObject({ hasBrand: true, isApp: false, hasTagManager: false });
    expect(pageFacts('<p>Página não encontrada</p>').hasBrand).toBe(false);
  });

  it('hashes the scripts and styles in a page, but not data', () => {
    const html = brandPage({}, '<style>a{}</style><script>a()</script><script type="module">b()</script>');

    expect(pageFacts(html)).toMatchObject({
      scriptHashes: [
        "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
        expect.stringMatching(/^'sha256-.{43}='$/),
      ],
      styleHashes: [expect.stringMatching(/^'sha256-.{43}='$/)],
    });
  });
});

describe('The origins of a deployment', () => {
  const now = Date.parse('2026-11-27T12:00:00Z');
  const built = (manifest: string) => ({ manifest, contract: 1 });
  const keptUntil = (manifest: string, until: number) => ({ ...built(manifest), until: new Date(until).toISOString() });
  const host = {
    deployment: '/srv/deployment',
    config: {
      apiBaseUrl: 'https://api.example/v1',
      observation: { endpoint: 'https://seen.example/records?a=1' },
      appBridge: { parentOrigin: 'https://app.example' },
    },
    release: {
      segments: {
        simulation: {
          ...built('https://one.example/7/mf-manifest.json'),
          canary: built('http://localhost:3001/m.json'),
        },
        payment: {
          ...built('https://pay.example:8443/3/mf-manifest.json'),
          canary: built('https://canary.example/4/mf-manifest.json'),
          retired: [
            keptUntil('https://retired.example/mf-manifest.json', now + 1),
            keptUntil('https://over.example/mf-manifest.json', now),
          ],
          history: [
            keptUntil('https://old.example/mf-manifest.json', now), // a rollback brings it back
            built('https://one.example/2/mf-manifest.json'),
            keptUntil('https://recent.example/mf-manifest.json', now + 1),
            keptUntil('https://past.example/mf-manifest.json', now),
            built('https://before-dates.example/mf-manifest.json'),
            built('https://build-7.segments.example/mf-manifest.json'),
          ],
        },
      },
    },
  };
  const settings = {
    segmentOrigins: ['https://*.segments.example', 'https://one.example', 'http://localhost:*'],
    apiOrigins: ['https://next-api.example'],
    imageOrigins: ['https://codes.example'],
    tagOrigins: ['https://pixel.example'],
  };

  it('names the origins of a deployment that visitors may get, each once, and none that a pattern covers', () => {
    expect(originsOf(settings, host, now)).toEqual({
      segments: [
        'https://pay.example:8443',
        'https://canary.example',
        'https://old.example',
        'https://recent.example',
        'https://before-dates.example',
        'https://retired.example',
        'https://*.segments.example',
        'https://one.example',
        'http://localhost:*',
      ],
      apis: ['https://api.example', 'https://next-api.example'],
      observation: ['https://seen.example'],
      images: ['https://codes.example'],
      tags: ['https://pixel.example'],
      parent: 'https://app.example',
    });
  });

  describe('an address whose host name contains other characters', () => {
    const withConfig = (config: Partial<typeof host.config>) => ({ ...host, config: { ...host.config, ...config } });
    const withPayment = (changes: Partial<typeof host.release.segments.payment>) => ({
      ...host,
      release: { segments: { payment: { ...host.release.segments.payment, ...changes } } },
    });

    it.each([
      ['apiBaseUrl', 'config', withConfig({ apiBaseUrl: 'https://b";x.example/v1' })],
      ['observation.endpoint', 'config', withConfig({ observation: { endpoint: 'https://$uri.example/' } })],
      ['appBridge.parentOrigin', 'config', withConfig({ appBridge: { parentOrigin: "https://a;script-src-elem'x" } })],
      ['segments.payment.manifest', 'release', withPayment(built('https://a;script-src-elem.x/mf-manifest.json'))],
      ['segments.payment.canary.manifest', 'release', withPayment({ canary: built('https://b";x.example/m.json') })],
      [
        'segments.payment.history[1].manifest',
        'release',
        withPayment({ history: [built('https://old.example/m.json'), built('https://*.example/m.json')] }),
      ],
    ])('is refused as %s of the %s', (field, file, given) => {
      const refused = () => originsOf(settings, given);
      expect(refused).toThrow(`/srv/deployment/${file}.json: the origin of ${field}, https://`);
      expect(refused).toThrow('is not a plain host name, so nothing was written.');
    });

    it('is not confused with a name in capitals or a default port, which are normalised', () => {
      const given = withConfig({ appBridge: { parentOrigin: 'https://App.Example:443' } });
      expect(originsOf(settings, given).parent).toBe('https://app.example');
    });
  });
});
