/** @jest-environment jsdom */
import type { Fact } from '@consorcio/shared/events';
import { aBrand } from '@consorcio/shared/testing';
import { type Config, configSchema } from '../config/config';
import { createPageAnalytics } from './page-analytics';

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
