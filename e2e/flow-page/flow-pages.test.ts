import { createSandbox, type Sandbox } from '../sandbox/sandbox';
import { flowPages } from './flow-pages';

let sandbox: Sandbox;
let url: string;

beforeAll(async () => {
  sandbox = createSandbox({ pages: flowPages(undefined) });
  ({ url } = await sandbox.listen(0));
});
afterAll(() => sandbox.close());

it('counts what pages report, without the ids of the pages', async () => {
  const page = '3f2b8c1e-0000-4000-8000-000000000000';
  const step = { kind: 'step', segment: 'simulation', step: 'lead-nome' };
  await fetch(`${url}/observations`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ page, brand: 'home', records: [step] }),
  });

  const answer = await fetch(`${url}/fluxo/visits`);

  expect(await answer.json()).toEqual({
    pages: 1,
    steps: { 'simulation:lead-nome': { visits: 1, last: 1, failures: 0 } },
  });
});

it('gives what a tab stores to begin at a step, as a conversation of its own each time', async () => {
  const start = async () => (await fetch(`${url}/fluxo/start?passo=survey:pesquisa-midia`)).text();
  const [one, other] = [await start(), await start()];
  expect(one).toContain('pesquisa-midia');
  expect(one).not.toBe(other);
});

it.each(['survey:nowhere', 'survey', 'nowhere:pesquisa-midia', 'survey:constructor', ''])(
  'knows no step %j',
  async (step) => {
    expect((await fetch(`${url}/fluxo/start?passo=${step}`)).status).toBe(404);
  },
);
