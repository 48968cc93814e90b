import type { HostPage } from './nginx-pages.mjs';
import { originsOf, pagePolicy } from './nginx-policy.mjs';

const built = (manifest: string) => ({ manifest, contract: 1 });
const deployment = {
  host: {
    listen: ['80'],
    folder: '/srv/host',
    deployment: '/srv/deployment',
    pages: [],
    config: {
      apiBaseUrl: 'https://api.example/v1',
      observation: { endpoint: 'https://seen.example/records?a=1' },
      appBridge: { parentOrigin: 'https://app.example' },
    },
    release: {
      segments: {
        simulation: built('https://one.example/7/mf-manifest.json'),
        payment: {
          ...built('https://pay.example:8443/3/mf-manifest.json'),
          canary: built('https://canary.example/4/mf-manifest.json'),
          history: [built('https://old.example/mf-manifest.json'), built('https://one.example/2/mf-manifest.json')],
        },
      },
    },
  },
  segments: [],
  segmentOrigins: ['https://*.segments.example', 'https://one.example'],
  imageOrigins: ['https://codes.example'],
  tagOrigins: ['https://pixel.example'],
  strictTransportSeconds: null,
  state: '/tmp',
  logs: '/tmp',
  user: null,
};
const page: HostPage = { file: 'index.html', route: '', isApp: false, hasTagManager: false, scriptHashes: [] };

function directives(changes: Partial<HostPage> = {}, origins = originsOf(deployment)) {
  const policy = pagePolicy({ ...page, ...changes }, origins);
  return Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/)));
}

const segments =
  'https://one.example https://pay.example:8443 https://canary.example https://old.example https://*.segments.example';

it('allows what the deployment speaks of, each origin once', () => {
  expect(directives()).toMatchObject({
    'default-src': "'none'",
    'script-src': `'self' ${segments}`,
    'connect-src': `'self' ${segments} https://api.example https://seen.example`,
    'img-src': "'self' data: https://api.example https://codes.example",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'form-action': "'self'",
  });
});

it('allows an app brand to be framed by the page that the configuration names, and by no other', () => {
  const nobody = { ...originsOf(deployment), parent: null };

  expect(directives({ isApp: true })).toMatchObject({ 'frame-ancestors': 'https://app.example' });
  expect(directives({ isApp: true }, nobody)).toMatchObject({ 'frame-ancestors': "'none'" });
});

it('allows the tag manager, and what its tags need, where a brand has a container', () => {
  expect(directives({ hasTagManager: true })).toMatchObject({
    'script-src': `'self' ${segments} https://www.googletagmanager.com https://pixel.example`,
    'connect-src': expect.stringMatching(/ https:\/\/pixel\.example https:\/\/\*\.google-analytics\.com /),
    'img-src': expect.stringContaining('https://www.googletagmanager.com'),
  });
  expect(pagePolicy(page, originsOf(deployment))).not.toMatch(/google|pixel/);
});

it('allows the scripts that stand in the page, by their hashes', () => {
  expect(directives({ scriptHashes: ["'sha256-AAAA'"] })['script-src']).toMatch(/ 'sha256-AAAA'$/);
});
