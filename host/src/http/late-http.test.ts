import { fakeHttp } from '@consorcio/shared/testing';
import * as z from 'zod/mini';
import { lateHttp } from './late-http';

const answer = z.unknown();

describe('lateHttp', () => {
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
      .fn()
      .mockRejectedValueOnce(Object.assign(new Error('chunk'), { code: 'network.lost' }))
      .mockRejectedValueOnce(Object.assign(new Error('bad file'), { code: 'config.invalid' }))
      .mockResolvedValue(fakeHttp(() => 'ok'));
    const http = lateHttp(make);

    await expect(http.post('/api/lead', {}, { answer })).rejects.toMatchObject({ code: 'network.offline' });
    await expect(http.get('/hc', { answer })).rejects.toMatchObject({ code: 'config.invalid' });
    await expect(http.get('/hc', { answer })).resolves.toBe('ok');
  });
});
