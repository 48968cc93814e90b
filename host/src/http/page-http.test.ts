/** @jest-environment jsdom */
import { fakeHttp } from '@consorcio/shared/testing';
import * as z from 'zod/mini';
import { configSchema } from '../config/config';
import { lateHttp } from './late-http';
import { createPageHttp } from './page-http';

describe('lateHttp', () => {
  const answer = z.unknown();
  const failing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

  it('creates the client once and passes calls on', async () => {
    const real = fakeHttp(() => 'ok');
    const make = jest.fn(async () => real);
    const http = lateHttp(make);
    await Promise.all([http.get('/hc', { answer }), http.post('/api/lead', { nome: 'Ana' }, { answer })]);
    expect(make).toHaveBeenCalledTimes(1);
    expect(real.calls.map(({ path }) => path)).toEqual(['/hc', '/api/lead']);
  });

  it('says that nothing was sent when its settings do not load, and loads them again', async () => {
    const make = jest
      .fn(async () => fakeHttp(() => 'ok'))
      .mockImplementationOnce(() => failing('network.lost'))
      .mockImplementationOnce(() => failing('config.invalid'));
    const http = lateHttp(make);
    await expect(http.post('/api/lead', {}, { answer })).rejects.toMatchObject({ code: 'network.offline' });
    await expect(http.get('/hc', { answer })).rejects.toMatchObject({ code: 'config.invalid' });
    await expect(http.get('/hc', { answer })).resolves.toBe('ok');
  });
});

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
