import { AppError } from '../errors';
import type { Exchange, RawAnswer } from './exchange';
import { anApiServer, withId as answer, failureOf } from './testing/an-api-server';

const api = anApiServer();

describe('a request with an exchange', () => {
  const exchanged = (exchange: Exchange) => api.client({ exchange });

  it('is passed to the exchange with its time limit and its signal', async () => {
    const abort = new AbortController();
    const exchange = jest.fn<ReturnType<Exchange>, Parameters<Exchange>>((_key, send) => send());

    await exchanged(exchange).post(
      '/api/x',
      { a: 1 },
      { answer, idempotencyKey: 'k', signal: abort.signal, timeoutMs: 900 },
    );

    expect(exchange.mock.calls).toEqual([
      ['k', expect.any(Function), { isSuccess: expect.any(Function), timeoutMs: 900, signal: abort.signal }],
    ]);
    expect(api.seen).toHaveLength(1);
    expect(api.seen[0]?.headers['idempotency-key']).toBe('k');
  });

  it('parses an answer that the exchange received from another request', async () => {
    const post = (answered: RawAnswer) =>
      exchanged(async () => answered).post('/api/x', {}, { answer, idempotencyKey: 'k' });

    await expect(post({ status: 201, data: '{"data":{"id":9}}' })).resolves.toEqual({ data: { id: 9 } });
    expect((await failureOf(post({ status: 400, data: '{"errors":["Não."]}' }))).code).toBe('http.refused');
    expect(api.seen).toEqual([]);
  });

  it.each<[RawAnswer, boolean]>([
    [{ status: 201, data: '{"data":{"id":9}}' }, true],
    [{ status: 200, data: '{"data":{"id":9},"Errors":["Não."]}' }, false],
    [{ status: 200, data: '<!doctype html>' }, false],
    [{ status: 400, data: '{"data":{"id":9}}' }, false],
    [{ status: 503, data: '{"data":{"id":9}}' }, false],
  ])('tells the exchange whether %j is a success', async (raw, expected) => {
    await exchanged(async (_key, send, { isSuccess }) => {
      expect(isSuccess(raw)).toBe(expected);
      return send();
    }).post('/api/x', {}, { answer, idempotencyKey: 'k' });
    expect.assertions(1);
  });

  it('gives the exchange only the status and the body of the answer, and nothing of the request', async () => {
    await exchanged(async (_key, send) => {
      const raw = await send();
      expect(raw).toEqual({ status: 200, data: '{"data":{"id":7}}' });
      return raw;
    }).post('/api/x', { cartaoNumero: '1' }, { answer, idempotencyKey: 'k' });
    expect.assertions(1);
  });

  it('fails as the exchange fails', async () => {
    const failure = (error: unknown) =>
      failureOf(exchanged(() => Promise.reject(error)).post('/api/x', {}, { answer, idempotencyKey: 'k' }));

    expect((await failure(new AppError('network.timeout', 'Waited.'))).code).toBe('network.timeout');
    expect((await failure(new Error('left'))).code).toBe('network.lost');
  });

  it('does not use the exchange without an idempotency key', async () => {
    const exchange = jest.fn();

    await exchanged(exchange).post('/api/x', {}, { answer });

    expect(exchange).not.toHaveBeenCalled();
    expect(api.seen).toHaveLength(1);
  });
});
