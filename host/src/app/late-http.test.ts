import { fakeHttp } from '@consorcio/shared/testing';
import * as z from 'zod/mini';
import { lateHttp } from './late-http';

const answer = z.unknown();

describe('lateHttp', () => {
  it('makes the client once and passes calls on', async () => {
    const real = fakeHttp(() => 'ok');
    const make = jest.fn(async () => real);
    const http = lateHttp(make);

    await Promise.all([http.get('/hc', { answer }), http.post('/api/lead', { nome: 'Ana' }, { answer })]);

    expect(make).toHaveBeenCalledTimes(1);
    expect(real.calls.map(({ path }) => path)).toEqual(['/hc', '/api/lead']);
  });

  it('asks for its settings again after they failed', async () => {
    const make = jest
      .fn()
      .mockRejectedValueOnce(new Error('no config'))
      .mockResolvedValue(fakeHttp(() => 'ok'));
    const http = lateHttp(make);

    await expect(http.get('/hc', { answer })).rejects.toThrow('no config');
    await expect(http.get('/hc', { answer })).resolves.toBe('ok');
  });
});
