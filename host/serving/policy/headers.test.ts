import { fileHeaders, pageHeaders, segmentHeaders } from './headers';
import type { PageFacts } from './page-facts';
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
