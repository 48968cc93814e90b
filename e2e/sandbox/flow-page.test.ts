import type { ObservationRecord } from '@consorcio/host/observation';
import { flowPage } from './flow-page';
import { createSandbox } from './sandbox';

const at = (step: string): ObservationRecord => ({ kind: 'step', segment: 'simulation', step });
const failure: ObservationRecord = { kind: 'error', code: 'http.failed', segment: 'proposal', step: 'cep-buscar' };

const sandbox = createSandbox({ pages: flowPage });
afterAll(() => sandbox.close());

it('is docs/flow.md with what was observed at each step: a page once, its last step, each failure', async () => {
  const { url } = await sandbox.listen(0);
  const report = (page: string, ...records: readonly ObservationRecord[]) =>
    fetch(`${url}/observations`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ page: `00000000-0000-4000-8000-00000000000${page}`, brand: 'home', records }),
    });
  const linesAbout = async () =>
    (await (await fetch(`${url}/fluxo`)).text()).split('\n').filter((line) => line.includes('visits '));
  expect(await linesAbout()).toEqual([]);

  await report('1', at('lead-nome'), at('lead-email'));
  await report('2', at('lead-nome'), { kind: 'error', code: 'unexpected' });
  await report('1', at('lead-nome'), at('lead-email'), failure, failure);

  expect(await linesAbout()).toEqual([
    expect.stringContaining('lead-nome&lt;br&gt;visits 2 · last here 1 · failures 0'),
    expect.stringContaining('lead-email&lt;br&gt;visits 1 · last here 1 · failures 0'),
    expect.stringContaining('cep-buscar&lt;br&gt;visits 0 · last here 0 · failures 2'),
  ]);
});
