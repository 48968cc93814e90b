import { createSandbox, type Sandbox } from '../sandbox';
import { flowPages } from './flow-pages';

let sandbox: Sandbox;
let url: string;

beforeAll(async () => {
  sandbox = createSandbox({ pages: flowPages(undefined) });
  ({ url } = await sandbox.listen(0));
});
afterAll(() => sandbox.close());

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
