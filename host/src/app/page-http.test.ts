import type { Config } from '../config/config';
import { createPageHttp } from './page-http';

const config: Config = {
  apiBaseUrl: 'http://localhost:4000',
  apiKey: 'key',
  chatUrl: null,
  fakeLoadDelayMs: null,
  idempotencyKeys: true,
  segmentTimeoutMs: 4000,
  apiTimeoutMs: 20_000,
};

describe('createPageHttp', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });

  it('does without other tabs where the browser knows no locks', () => {
    expect(createPageHttp(config)).toHaveProperty('post');
  });

  it('does without other tabs where their channel is forbidden', () => {
    Object.assign(navigator, { locks: {} });
    Object.assign(globalThis, {
      BroadcastChannel: class {
        constructor() {
          throw new DOMException('denied', 'SecurityError');
        }
      },
    });

    expect(createPageHttp(config)).toHaveProperty('post');
  });
});
