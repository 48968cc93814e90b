import { listen } from '@consorcio/host/serving';
import { aLead } from '../testing/builders';
import { withSandbox } from '../testing/with-sandbox';
import { runApiCheck } from './run-api-check';

const sandbox = withSandbox();
const run = (...args: string[]) => runApiCheck(args, {});

it('finds every field of the sandbox as it is', async () => {
  await sandbox.post('/api/lead', aLead());
  const origins = ['--origin', 'https://consorcio.example', '--payment-origin', 'https://payment.example'];
  const { code, lines } = await run(sandbox.url(), '--lead', '1001', ...origins);
  expect(lines.at(-1)).toBe('The conversation can go on with these answers.');
  expect(code).toBe(0);
  const fields = lines.filter((line) => /^ {2}\S/.test(line) && !/^ {2}[·✓]/.test(line));
  expect(fields.length).toBeGreaterThan(40);
  expect(fields.filter((line) => !/\d+ as is$/.test(line))).toEqual([]);
  for (const title of [
    ...['GET /hc', 'POST /api/plano/detalhes'],
    ...['CORS for a page of https://consorcio.example', 'CORS for the card form of https://payment.example'],
  ])
    expect(lines).toContainEqual(expect.stringContaining(title));
  expect(lines).toContain(
    '  · Sentence found: "Nenhum plano encontrado para essa faixa de renda.", which the product knows.',
  );
});

it('finds that the loose dialect is enough, and shows what is made of it', async () => {
  await sandbox.call('POST', '/sandbox/dialect', { dialect: 'loose' });
  const { code, lines } = await run(sandbox.url(), '--lead', '1001');
  expect([code, lines.at(-1)]).toEqual([0, 'The conversation can go on with these answers.']);
  for (const line of [
    /^ {2}categoriaID +13 coerced \("1" → 1\)$/,
    /^ {2}bemValor +6 coerced \("60\.000,00" → 60000\)$/,
    /^ {2}planosTipos\.grupo +18 coerced/,
    /^ {2}planosTipos\.dataProximaAssembleia +.*left out/,
    /^ {2}· 1 of 14 entries \(categories\) were left out, /,
    /^ {2}· 1 of 4 entries \(plans\) were left out, because they are unreadable at planoID, /,
    /^ {2}· Sentence found: "Nenhum plano encontrado para essa faixa de renda\.", which the product knows\.$/,
  ])
    expect(lines).toContainEqual(expect.stringMatching(line));
});

it('creates nothing', async () => {
  await run(sandbox.url());
  const { leads, proposals, charges, posts } = await sandbox.ledger();
  expect([leads, proposals, charges]).toEqual([[], [], []]);
  expect(posts.map(({ path }) => path)).toEqual(['/api/lead/validar-palavras']);
});

it.each([
  ['--key', 'another', 'Refused with 401: is the API key right (--key)?'],
  ['--cep', '99999-999', 'Refused with 404: "CEP não encontrado." Choose other values (--company, --cep, --credit).'],
])('says what to do when the API refuses %s %s', async (option, value, problem) => {
  const { code, lines } = await run(sandbox.url(), option, value);
  expect([code, lines]).toEqual([1, expect.arrayContaining([`  ✗ ${problem}`])]);
});

it.each([
  [[], 'Name one address, such as https://api.example.com.'],
  [['https://a.example', 'https://b.example'], 'Name one address, such as https://api.example.com.'],
  [['api.example.com'], 'The address is "api.example.com", but it must begin with http:// or https://.'],
  [['https://a.example', '--cep', '123'], '--cep is "123", which is not in its form.'],
  [['https://a.example', '--credit', 'mil'], '--credit is "mil", which is not in its form.'],
  [['https://a.example', '--nada'], expect.stringContaining('--nada')],
])('explains how it is used for %j', async (args, sentence) => {
  const { code, lines } = await run(...args);
  expect([code, lines[0], lines.at(-1)]).toEqual([2, sentence, expect.stringContaining('pnpm check api <address>')]);
});

it('says in one sentence that nothing answers at the address', async () => {
  const { code, lines } = await run('http://localhost:1');
  expect([code, lines]).toEqual([2, [expect.stringMatching(/^http:\/\/localhost:1\/hc does not answer: .+\.$/)]]);
});

it('reports a broken API call by call, with what a browser would refuse', async () => {
  const answers: Readonly<Record<string, readonly [status: number, body: string]>> = {
    '/hc': [200, ''],
    '/api/lead/validar-palavras': [200, '<html></html>'],
    '/api/categoria': [200, '{"data":[]}'],
    '/api/v1/catalogo': [500, 'Oops'],
    '/api/endereco': [200, '{"data":7}'],
  };
  const server = await listen(({ url = '' }, response) => {
    const [status, body] = answers[url.replace(/\?.*/, '')] ?? [404, ''];
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  }, 0);
  const { code, lines } = await run(`http://localhost:${server.port}`);
  await server.close();
  expect(code).toBe(1);
  for (const problem of [
    /The answer of GET \/hc does not match its schema/,
    /The answer of POST \/api\/lead\/validar-palavras does not match its schema/,
    /The product can use nothing of this list/,
    /GET \/api\/v1\/catalogo answered 500/,
    /The answer of GET \/api\/endereco does not match its schema/,
    /Its headers do not let a page of http:\/\/localhost:3000 read it/,
    /The preflight \(OPTIONS \/api\/lead\) is answered with 404/,
    /The preflight \(OPTIONS \/api\/pagamento\/cartao\) is answered with 404/,
    /The preflight does not allow the origin http:\/\/localhost:3003/,
    /The preflight does not allow the header content-type, x-api-key/,
    /set "idempotencyKeys": "off" in \/config.json/,
  ])
    expect(lines).toContainEqual(expect.stringMatching(problem));
  expect(lines.at(-1)).toMatch(/^\d+ problems stop the conversation/);
});
