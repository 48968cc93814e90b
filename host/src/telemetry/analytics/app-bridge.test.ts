/** @jest-environment jsdom */
import { AppError } from '@consorcio/shared/errors';
import { aPromise } from '@consorcio/shared/testing';
import { type AppBridgeSettings, appBridgeSchema } from '../../platform/config';
import { type AppPage, createAppBridge } from './app-bridge';

// Which facts go where in a page: e2e/journeys/analytics.journey.ts, stories.journey.ts.
describe('The app around a page', () => {
  const origin = 'https://app.example';
  const configured = appBridgeSchema.parse({ parentOrigin: origin });
  type Host = 'React Native' | 'iOS' | 'Android' | 'frame';
  const hosts: readonly Host[] = ['React Native', 'iOS', 'Android', 'frame'];

  function aPage(
    present: readonly Host[],
    { settings = configured, broken }: { settings?: AppBridgeSettings; broken?: Host } = {},
  ) {
    const received: unknown[] = [];
    /** The method of a native host works only on its own object. */
    const listener = (host: Host) => {
      const object = {
        postMessage(this: unknown, ...sent: unknown[]) {
          if (this !== object || host === broken) throw new TypeError('Illegal invocation');
          received.push([host, ...sent]);
        },
      };
      return object;
    };
    const has = (host: Host) => present.includes(host);
    const itself = { postMessage: (...sent: unknown[]) => received.push(['itself', ...sent]) };
    const page: AppPage = Object.assign(itself, {
      ...(has('React Native') && { ReactNativeWebView: listener('React Native') }),
      ...(has('iOS') && { webkit: { messageHandlers: { [settings.iosHandler]: listener('iOS') } } }),
      ...(has('Android') && { [settings.androidInterface]: listener('Android') }),
      parent: has('frame') ? listener('frame') : itself,
    });
    return { page, received };
  }
  const messageTo = (host: Host) => (host === 'frame' ? [host, 'Começar', origin] : [host, 'Começar']);
  const post = (page: AppPage, settings: AppBridgeSettings = configured) =>
    createAppBridge(page, async () => settings)('Começar');

  const some = [[], ...hosts.map((host) => [host]), hosts].map((present) => [present] as const);
  it.each(some)('receives the name in each host that is present: %j', async (present) => {
    const { page, received } = aPage(present);
    await expect(post(page)).resolves.toBeUndefined();
    expect(received).toEqual(present.map(messageTo));
  });

  it.each(hosts)('receives the name in the other hosts when %s throws', async (broken) => {
    const { page, received } = aPage(hosts, { broken });
    await expect(post(page)).resolves.toBeUndefined();
    expect(received).toEqual(hosts.filter((host) => host !== broken).map(messageTo));
  });

  const rejecting = { postMessage: () => Promise.reject(new Error('no reply')) };
  it.each([
    ['a handler whose promise rejects', { webkit: { messageHandlers: { consorcio: rejecting } } }],
    ['an iOS without handlers', { webkit: {} }],
    ['a global of that name that cannot receive messages', { ConsorcioApp: 'v2' }],
  ])('may have %s', async (_, around) => {
    const { page, received } = aPage(['frame']);
    await expect(post(Object.assign(page, around))).resolves.toBeUndefined();
    expect(received).toEqual([messageTo('frame')]);
  });

  it('is addressed by the configured names', async () => {
    const settings = appBridgeSchema.parse({ iosHandler: 'chat', androidInterface: 'Chat' });
    const { page, received } = aPage(['iOS', 'Android'], { settings });
    await post(page, settings);
    expect(received).toEqual([messageTo('iOS'), messageTo('Android')]);
  });

  it.each([
    ['no origin is configured', async () => appBridgeSchema.parse({})],
    ['the settings do not load', () => Promise.reject(new AppError('network.lost', 'config.json did not load'))],
  ])('is addressed by the default names, and a frame not at all, when %s', async (_, readSettings) => {
    const { page, received } = aPage(hosts);
    await createAppBridge(page, readSettings)('Começar');
    expect(received).toEqual(hosts.filter((host) => host !== 'frame').map(messageTo));
  });

  it('receives names that wait for the settings in their order', async () => {
    const { page, received } = aPage(['React Native']);
    const { promise, resolve } = aPromise<AppBridgeSettings>();
    const names = ['Começar', 'credit value', 'income'];
    const posted = names.map(createAppBridge(page, () => promise));
    expect(received).toEqual([]);
    resolve(configured);
    await Promise.all(posted);
    expect(received).toEqual(names.map((name) => ['React Native', name]));
  });
});
