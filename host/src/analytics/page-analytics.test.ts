/** @jest-environment jsdom */

import { AppError } from '@consorcio/shared/errors';
import type { Fact } from '@consorcio/shared/events';
import { aBrand } from '@consorcio/shared/testing';
import { type AppBridgeSettings, appBridgeSchema } from '../config/app-bridge-settings';
import { type Config, configSchema } from '../config/config';
import { aStorage, forbiddenStorage, fullStorage } from '../testing/a-storage';
import { type AppPage, createAppBridge } from './app-bridge';
import { createCountedPurchases } from './counted-purchases';
import { pushToDataLayer } from './data-layer';
import { createPageAnalytics } from './page-analytics';

describe('The analytics of a page', () => {
  const started: Fact = { name: 'journey.started', payload: { botType: 'home' } };
  const sale: Fact = {
    name: 'purchase.made',
    payload: { propostaID: 9001, metodo: 'boleto', valorInCents: 885_00, planoID: 2101, bemNome: 'Carro' },
  };

  function setUp(brand: Parameters<typeof aBrand>[0] = {}) {
    const readConfig = jest.fn(
      async (): Promise<Config> => configSchema.parse({ apiBaseUrl: 'http://localhost:4000', apiKey: 'key' }),
    );
    const report = jest.fn();
    return { analytics: createPageAnalytics(aBrand(brand), readConfig, report), readConfig, report };
  }

  /** The app receives the names when the configuration has loaded. */
  const untilPosted = () => new Promise((resolve) => setTimeout(resolve));
  const names = () => window.dataLayer?.map((entry) => Object(entry).event);
  const frames = () => [...document.querySelectorAll('iframe')].map((frame) => frame.getAttribute('src'));

  describe('createPageAnalytics', () => {
    const postMessage = jest.fn();

    beforeEach(() => {
      delete window.dataLayer;
      localStorage.clear();
      document.head.replaceChildren();
      postMessage.mockClear();
      Object.assign(window, { ReactNativeWebView: { postMessage } });
    });
    afterEach(() => Reflect.deleteProperty(window, 'ReactNativeWebView'));

    it("starts the data layer with the brand's tag manager, whose container never runs in the page", async () => {
      const { analytics } = setUp({ trackingId: 'GTM-ABC1234' });
      await analytics.track(started);

      expect(names()).toEqual(['gtm.js', 'Começar']);
      expect(frames()).toEqual(['/tags.html?id=GTM-ABC1234']);
      expect(document.querySelectorAll('script')).toHaveLength(0);
    });

    it('posts the names to the app in the app variant', async () => {
      const { analytics } = setUp({ isApp: true });
      await analytics.track(started);
      await analytics.track(sale);
      await untilPosted();

      expect(postMessage.mock.calls).toEqual([['Começar'], ['purchase']]);
    });

    it('posts nothing and reads no settings in other variants', async () => {
      const { analytics, readConfig } = setUp();
      await analytics.track(started);
      await untilPosted();

      expect(postMessage).not.toHaveBeenCalled();
      expect(readConfig).not.toHaveBeenCalled();
    });
  });
});

describe('pushToDataLayer', () => {
  beforeEach(() => {
    delete window.dataLayer;
  });

  it('creates the data layer', () => {
    pushToDataLayer({ event: 'Começar' });

    expect(window.dataLayer).toEqual([{ event: 'Começar' }]);
  });

  it('keeps an existing data layer', () => {
    const dataLayer: unknown[] = [{ event: 'before' }];
    window.dataLayer = dataLayer;

    pushToDataLayer({ event: 'Começar' });

    expect(window.dataLayer).toBe(dataLayer);
    expect(dataLayer).toEqual([{ event: 'before' }, { event: 'Começar' }]);
  });

  it('ignores a tag that throws', () => {
    window.dataLayer = Object.assign([], {
      push() {
        throw new Error('a tag');
      },
    });

    expect(() => pushToDataLayer({ event: 'Começar' })).not.toThrow();
  });
});

describe('The app around a page', () => {
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
});

describe('The purchases that were counted', () => {
  function setUp(ledger?: string) {
    const storage = aStorage(ledger === undefined ? {} : { 'consorcio.purchases': ledger });
    const open = () => storage;
    return {
      values: storage.values,
      open,
      page: createCountedPurchases(open),
      copiedTab: createCountedPurchases(open),
    };
  }

  describe('createCountedPurchases', () => {
    it('counts a purchase once, also after a reload and in a copied tab', () => {
      const { open, page, copiedTab } = setUp();

      expect([page('77'), page('77'), copiedTab('77')]).toEqual([true, false, false]);
      expect(createCountedPurchases(open)('77')).toBe(false);
    });

    it('counts each of two purchases, in either tab', () => {
      const { page, copiedTab } = setUp();

      expect([page('77'), copiedTab('78')]).toEqual([true, true]);
      expect([page('78'), copiedTab('77')]).toEqual([false, false]);
    });

    it('remembers the newest hundred purchases', () => {
      const { open, values, page } = setUp();
      for (let id = 0; id < 150; id += 1) page(String(id));

      const kept: unknown[] = JSON.parse(values.get('consorcio.purchases') ?? '');
      expect(kept).toHaveLength(100);
      expect([kept.at(0), kept.at(-1)]).toEqual(['50', '149']);
      expect(page('0')).toBe(false);
      expect(createCountedPurchases(open)('50')).toBe(false);
    });

    it.each(['', '["77"', 'null', '{"77":true}', '[77]'])('replaces the damaged ledger %j', (ledger) => {
      const { open, page } = setUp(ledger);

      expect([page('77'), page('77')]).toEqual([true, false]);
      expect(createCountedPurchases(open)('77')).toBe(false);
    });

    it.each([
      [
        'forbidden',
        () => {
          throw new DOMException('denied', 'SecurityError');
        },
      ],
      ['locked', () => forbiddenStorage],
      ['full', () => fullStorage],
      ['not persistent', () => ({ getItem: () => null, setItem: () => undefined })],
    ])('still counts once on this page when the storage is %s', (_, open) => {
      const page = createCountedPurchases(open);

      expect([page('77'), page('78'), page('77')]).toEqual([true, true, false]);
    });
  });
});
