/** @jest-environment jsdom */
import { configSchema } from '../config/config';
import { createPageHttp } from './page-http';

const config = configSchema.parse({ apiBaseUrl: 'http://localhost:4000', apiKey: 'key' });

const guard = { purchaseOf: () => undefined, admit: () => undefined };

describe('createPageHttp', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });

  it('works alone where the browser has no locks', () => {
    expect(createPageHttp(config, guard)).toHaveProperty('post');
  });

  it('works alone where the channel between tabs is forbidden', () => {
    Object.assign(navigator, { locks: {} });
    Object.assign(globalThis, {
      BroadcastChannel: class {
        constructor() {
          throw new DOMException('denied', 'SecurityError');
        }
      },
    });

    expect(createPageHttp(config, guard)).toHaveProperty('post');
  });
});
