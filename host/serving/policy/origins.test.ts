import { originsOf } from './origins';

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
      simulation: { ...built('https://one.example/7/mf-manifest.json'), canary: built('http://localhost:3001/m.json') },
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
