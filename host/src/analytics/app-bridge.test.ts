/** @jest-environment jsdom */
import { AppError } from '@consorcio/shared/errors';
import { type AppBridgeSettings, appBridgeSchema } from '../config/app-bridge-settings';
import { type AppPage, createAppBridge } from './app-bridge';

const origin = 'https://app.example';
const configured = appBridgeSchema.parse({ parentOrigin: origin });

type Host = 'React Native' | 'iOS' | 'Android' | 'frame';
const hosts: readonly Host[] = ['React Native', 'iOS', 'Android', 'frame'];

/** A page with some of the hosts around it, and the messages they receive. */
function aPage(present: readonly Host[], settings = configured) {
  const received: unknown[] = [];
  /** The method of a native host works only on its own object. */
  const listener = (host: Host) => {
    const object = {
      postMessage(this: unknown, ...sent: unknown[]) {
        if (this !== object) throw new TypeError('Illegal invocation');
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

describe('createAppBridge', () => {
  it.each<[Host[]]>([[[]], ...hosts.map((host): [Host[]] => [[host]]), [[...hosts]]])(
    'sends the name to each host that is present: %j',
    async (present) => {
      const { page, received } = aPage(present);
      await expect(post(page)).resolves.toBeUndefined();

      expect(received).toEqual(present.map(messageTo));
    },
  );

  it('does nothing in a browser that is not an app', async () => {
    await expect(createAppBridge(window, async () => configured)('Começar')).resolves.toBeUndefined();
  });

  it.each(hosts)('sends the name to the other hosts when %s throws', async (broken) => {
    const { page, received } = aPage(hosts);
    const throwing = () => {
      throw new Error('the app is broken');
    };
    const target = {
      'React Native': page.ReactNativeWebView,
      iOS: page.webkit?.messageHandlers?.consorcio,
      Android: Reflect.get(page, 'ConsorcioApp'),
      frame: page.parent,
    }[broken];
    Object.assign(target, { postMessage: throwing });

    await expect(post(page)).resolves.toBeUndefined();
    expect(received).toEqual(hosts.filter((host) => host !== broken).map(messageTo));
  });

  it('ignores a handler whose promise rejects', async () => {
    const { page } = aPage([]);
    const webkit = { messageHandlers: { consorcio: { postMessage: () => Promise.reject(new Error('no reply')) } } };

    await expect(post(Object.assign(page, { webkit }))).resolves.toBeUndefined();
  });

  it.each([
    ['an iOS without handlers', { webkit: {} }],
    ['a global of that name that cannot receive messages', { ConsorcioApp: 'v2' }],
  ])('ignores %s', async (_, around) => {
    const { page, received } = aPage(['frame']);
    await post(Object.assign(page, around));

    expect(received).toEqual([messageTo('frame')]);
  });

  it('uses the configured names', async () => {
    const settings = appBridgeSchema.parse({ iosHandler: 'chat', androidInterface: 'Chat' });
    const { page, received } = aPage(['iOS', 'Android'], settings);
    await post(page, settings);

    expect(received).toEqual(['iOS', 'Android'].map((host) => [host, 'Começar']));
  });

  it.each([
    ['no origin is configured', async () => appBridgeSchema.parse({})],
    ['the settings do not load', () => Promise.reject(new AppError('network.lost', 'config.json did not load'))],
  ])('uses the default names, and sends nothing to a frame, when %s', async (_, readSettings) => {
    const { page, received } = aPage(hosts);
    await createAppBridge(page, readSettings)('Começar');

    expect(received).toEqual(hosts.filter((host) => host !== 'frame').map(messageTo));
  });

  it('keeps the order of names that wait for the settings', async () => {
    const { page, received } = aPage(['React Native']);
    let finish = (_: AppBridgeSettings): void => undefined;
    const settings = new Promise<AppBridgeSettings>((resolve) => {
      finish = resolve;
    });
    const bridge = createAppBridge(page, () => settings);
    const posted = ['Começar', 'credit value', 'income'].map(bridge);
    expect(received).toEqual([]);

    finish(configured);
    await Promise.all(posted);

    expect(received).toEqual(['Começar', 'credit value', 'income'].map((name) => ['React Native', name]));
  });
});
