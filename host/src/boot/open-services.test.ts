/** @jest-environment jsdom */
import { configSchema } from '../platform/config';
import { createPageHttp } from './open-services';

describe('createPageHttp', () => {
  class Forbidden {
    constructor() {
      throw new DOMException('denied', 'SecurityError');
    }
  }
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });

  it.each([
    ['the browser has no locks', {}, {}],
    ['the channel between tabs is forbidden', { locks: {} }, { BroadcastChannel: Forbidden }],
  ])('works alone where %s', (_, ofNavigator, ofPage) => {
    Object.assign(navigator, ofNavigator);
    Object.assign(globalThis, ofPage);
    const config = configSchema.parse({ apiBaseUrl: 'http://localhost:4000', apiKey: 'key' });
    const guard = { purchaseOf: () => undefined, admit: () => undefined };
    expect(createPageHttp(config, guard)).toHaveProperty('post');
  });
});
