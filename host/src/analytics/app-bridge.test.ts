import { AppError } from '@consorcio/shared/errors';
import { type AppBridgeSettings, appBridgeSchema } from '../config/app-bridge-settings';
import { type AppPage, createAppBridge } from './app-bridge';

const origin = 'https://app.example';
const configured = appBridgeSchema.parse({ parentOrigin: origin });

type Host = 'React Native' | 'iOS' | 'Android' | 'frame';
const hosts: readonly Host[] = ['React Native', 'iOS', 'Android', 'frame'];

/** A page with some of the hosts around it, and what they hear. */
function aPage(present: readonly Host[], settings = configured) {
  const heard: unknown[] = [];
  /** A native host's method works on its own object alone. */
  const listener = (host: Host) => {
    const object = {
      postMessage(this: unknown, ...sent: unknown[]) {
        if (this !== object) throw new TypeError('Illegal invocation');
        heard.push([host, ...sent]);
      },
    };
    return object;
  };
  const has = (host: Host) => present.includes(host);
  const itself = { postMessage: (...sent: unknown[]) => heard.push(['itself', ...sent]) };
  const page: AppPage = Object.assign(itself, {
    ...(has('React Native') && { ReactNativeWebView: listener('React Native') }),
    ...(has('iOS') && { webkit: { messageHandlers: { [settings.iosHandler]: listener('iOS') } } }),
    ...(has('Android') && { [settings.androidInterface]: listener('Android') }),
    parent: has('frame') ? listener('frame') : itself,
  });
  return { page, heard };
}

const heardBy = (host: Host) => (host === 'frame' ? [host, 'Começar', origin] : [host, 'Começar']);
const post = (page: AppPage, settings: AppBridgeSettings = configured) =>
  createAppBridge(page, async () => settings)('Começar');

describe('createAppBridge', () => {
  it.each(hosts)('tells the name to %s when it is there, and to nobody else', async (host) => {
    const { page, heard } = aPage([host]);
    await post(page);

    expect(heard).toEqual([heardBy(host)]);
  });

  it('tells each that is there', async () => {
    const { page, heard } = aPage(hosts);
    await post(page);

    expect(heard).toEqual(hosts.map(heardBy));
  });

  it('is silent when nobody is there', async () => {
    const { page, heard } = aPage([]);

    await expect(post(page)).resolves.toBeUndefined();
    expect(heard).toEqual([]);
  });

  it('is silent in a browser that is no app', async () => {
    await expect(createAppBridge(window, async () => configured)('Começar')).resolves.toBeUndefined();
  });

  it.each(hosts)('tells the others when %s throws', async (broken) => {
    const { page, heard } = aPage(hosts);
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
    expect(heard).toEqual(hosts.filter((host) => host !== broken).map(heardBy));
  });

  it('is silent about a handler that breaks its promise', async () => {
    const { page } = aPage([]);
    const webkit = { messageHandlers: { consorcio: { postMessage: () => Promise.reject(new Error('no reply')) } } };

    await expect(post(Object.assign(page, { webkit }))).resolves.toBeUndefined();
  });

  it.each([
    ['an iOS without handlers', { webkit: {} }],
    ['a global of that name that is no listener', { ConsorcioApp: 'v2' }],
  ])('is silent about %s', async (_, around) => {
    const { page, heard } = aPage(['frame']);
    await post(Object.assign(page, around));

    expect(heard).toEqual([heardBy('frame')]);
  });

  it('goes by the configured names', async () => {
    const settings = appBridgeSchema.parse({ iosHandler: 'chat', androidInterface: 'Chat' });
    const { page, heard } = aPage(['iOS', 'Android'], settings);
    await post(page, settings);

    expect(heard).toEqual(['iOS', 'Android'].map((host) => [host, 'Começar']));
  });

  it('tells no frame anything without a configured origin', async () => {
    const { page, heard } = aPage(hosts);
    await post(page, appBridgeSchema.parse({}));

    expect(heard).toEqual(hosts.filter((host) => host !== 'frame').map(heardBy));
  });

  it('goes by the default names, and tells no frame, when the settings do not come', async () => {
    const { page, heard } = aPage(hosts);
    const lost = () => Promise.reject(new AppError('network.lost', 'config.json did not come'));
    await createAppBridge(page, lost)('Começar');

    expect(heard).toEqual(hosts.filter((host) => host !== 'frame').map(heardBy));
  });

  it('keeps the order of names that wait for the settings', async () => {
    const { page, heard } = aPage(['React Native']);
    let come = (_: AppBridgeSettings): void => undefined;
    const settings = new Promise<AppBridgeSettings>((resolve) => {
      come = resolve;
    });
    const bridge = createAppBridge(page, () => settings);
    const posted = ['Começar', 'credit value', 'income'].map(bridge);
    expect(heard).toEqual([]);

    come(configured);
    await Promise.all(posted);

    expect(heard).toEqual(['Começar', 'credit value', 'income'].map((name) => ['React Native', name]));
  });
});
