import { anApiServer, withId as answer, failureOf, json } from './testing/an-api-server';

const api = anApiServer();

describe('a call without a response', () => {
  const never = () => undefined;

  it('ends after the time limit of the client, or its own', async () => {
    api.respond = never;
    expect((await failureOf(api.client({ timeoutMs: 60 }).get('/api/x', { answer }))).code).toBe('network.timeout');
    expect((await failureOf(api.client().post('/api/x', {}, { answer, timeoutMs: 60 }))).code).toBe('network.timeout');
  });

  it('ends after the time limit also if the answer starts and then stops', async () => {
    api.respond = (_request, response) => void response.writeHead(200).write('{"data"');
    expect((await failureOf(api.client({ timeoutMs: 60 }).get('/api/x', { answer }))).code).toBe('network.timeout');
  });

  it.each([
    ['that is reset', {}],
    ['to a server that does not exist', { baseUrl: 'http://127.0.0.1:1' }],
  ])('%s is lost', async (_how, settings) => {
    api.respond = (request) => request.socket.destroy();
    expect((await failureOf(api.client(settings).get('/api/x', { answer }))).code).toBe('network.lost');
  });

  it('is not sent at all while the device is offline', async () => {
    const failure = await failureOf(api.client({ isOnline: () => false }).post('/api/x', {}, { answer }));

    expect(failure.code).toBe('network.offline');
    expect(api.seen).toEqual([]);
  });

  it('ends at once when it is aborted', async () => {
    api.respond = never;
    const abort = new AbortController();
    const call = failureOf(api.client().post('/api/x', {}, { answer, signal: abort.signal }));
    while (api.seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));

    abort.abort();

    expect((await call).code).toBe('network.lost');
  });
});

describe('the message of a failure', () => {
  it.each<[string, typeof api.respond]>([
    ['refused', json(400, { errors: ['Não.'] })],
    ['failed', json(500, 'ana@example.com')],
    ['unreadable', json(200, { data: { id: 'ana@example.com' } })],
    ['lost', (request) => request.socket.destroy()],
    ['late', () => undefined],
  ])('names the call and what to do, without personal data: %s', async (_how, how) => {
    api.respond = how;
    const failure = await failureOf(
      api.client({ timeoutMs: 80 }).post('/api/lead', { email: 'ana@example.com', nome: 'Ana Souza' }, { answer }),
    );

    expect(failure.message).toMatch(/^(The answer of )?POST \/api\/lead /);
    const text = [failure.message, String(failure.stack), JSON.stringify(failure), String(failure.cause)].join();
    expect(text).not.toMatch(/ana@example|Ana Souza|key-1/);
    expect(failure.cause).toBeUndefined();
  });

  it('names the path without the query, which may hold what the visitor typed', async () => {
    api.respond = json(404, {});

    const failure = await failureOf(api.client().get('/api/endereco', { answer, query: { cep: '01310100' } }));

    expect(failure.message).not.toContain('01310100');
  });
});
