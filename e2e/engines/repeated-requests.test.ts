import { listen } from '@consorcio/host/serving';
import { countRequests } from './repeated-requests';

/** Asks a server for these, one after the other, as a page does, and returns what came twice from one load of it. */
async function repeatedOf(...names: readonly string[]): Promise<readonly string[]> {
  const { port, close } = await listen((_, response) => void response.end(), 0);
  const endCount = countRequests();
  for (const name of names) {
    const [method = '', path = ''] = name.split(' ');
    const headers = { 'sec-fetch-dest': path === '/' ? 'document' : 'empty' };
    await fetch(`http://localhost:${port}${path}`, { method, headers });
  }
  const repeated = endCount();
  await fetch(`http://localhost:${port}/later.js`);
  await close();
  return repeated.map((text) => text.replace(`localhost:${port}`, ''));
}

it.each([
  ['the same twice', ['GET /', 'GET /a.js', 'GET /a.js'], ['2 times GET /a.js']],
  ['another query', ['GET /', 'GET /api/plano?id=1', 'GET /api/plano?id=2'], []],
  ['a preflight', ['GET /', 'OPTIONS /api/lead', 'POST /api/lead'], []],
  ['what may repeat', ['GET /', 'GET /release.json', 'GET /release.json'], []],
  ['another load', ['GET /', 'GET /a.js', 'GET /', 'GET /a.js'], []],
  ['twice after another load', ['GET /', 'GET /a.js', 'GET /', 'GET /a.js', 'GET /a.js'], ['2 times GET /a.js']],
  ['the page that is left asks too', ['GET /', 'GET /', 'GET /a.js', 'GET /a.js'], []],
  ['both ask, and one again', ['GET /', 'GET /', 'GET /a.js', 'GET /a.js', 'GET /a.js'], ['2 times GET /a.js']],
])('%s', async (_, names, repeated) => {
  expect(await repeatedOf(...names)).toEqual(repeated);
});
