import { toFailure } from '../../errors';
import { tasksDone } from '../../testing/fake-clock';
import { fakeHttp } from '../../testing/fake-http';
import { aSegment } from '../../testing/segments';
import { anyText, bye } from '../../testing/steps';
import { defineStep, type Step } from '../step';
import type { Call } from '../step-request';
import { choose, started, type, where } from './testing/a-driver';

const messagesOf = (thrown: readonly unknown[]) => thrown.map((error) => (error as Error).message);

describe('a step that leads outside of its leadsTo', () => {
  const fetch = { input: () => 1, run: () => Promise.reject(new Error()), settle: (journey: object) => journey };
  const verify = { run: fetch.run, refusal: () => undefined, fails: () => 'bye' };
  const option = { id: 'go', label: 'Ir', to: 'bye' };
  const stray = { name: 'stray', leadsTo: ['end'], text: 'E agora?' };

  it.each<[string, Step, string]>([
    ['by its next', { name: 'stray', leadsTo: ['end'], next: () => 'bye' }, ''],
    ['by an option', { ...stray, options: [option] }, 'go'],
    ['by a failed request', { ...stray, fetch: { ...fetch, fails: () => 'bye' } }, ''],
    ['by a failed check', { ...stray, input: { kind: 'text', label: 'X', check: anyText, verify } }, 'X'],
  ])('is refused %s: error-general, a report, and in development an error by its name', async (_how, step, answer) => {
    const thrown: unknown[] = [];
    const { driver, reports } = await started(aSegment('demo', [step, bye]), { thrown: (error) => thrown.push(error) });
    if (step.input) type(driver, answer);
    else if (answer) choose(driver, answer);
    await tasksDone();

    expect(where(driver)).toBe('error-general waiting');
    expect(reports).toEqual([{ code: 'engine.stray-target' }]);
    expect(messagesOf(thrown)).toEqual(['The step stray leads to bye, which is not in its leadsTo.']);
  });
});

describe('a request that creates something', () => {
  const answer = { safeParse: (data: unknown) => ({ success: true as const, data }) };
  const post = ({ http }: Call, path: string, idempotencyKey?: string) =>
    http.post(path, {}, { answer, ...(idempotencyKey !== undefined && { idempotencyKey }) });
  const creates = { intent: 'pix', sameAs: () => 'one' };
  const [pix, words] = ['/api/pagamento/pix', '/api/lead/validar-palavras'];
  const keyed = (call: Call) => post(call, pix, call.idempotencyKey);

  it.each<[string, string[], boolean, (call: Call) => Promise<unknown>, string]>([
    ['is sent with the key of the call', [pix], true, (call) => keyed(call), ''],
    ['sends nothing without its key', [], true, (call) => post(call, pix), 'without the key'],
    ['sends nothing with a key of its own', [], true, (call) => post(call, pix, 'own'), 'without the key'],
    ['sends nothing without any key', [], false, (call) => post(call, pix), 'without the key'],
    ['sends nothing that it does not declare', [], false, (call) => post(call, '/api/lead', 'own'), 'without the key'],
    ['reads as it likes', [words], false, (call) => post(call, words), ''],
    ['is sent once', [pix], true, (call) => keyed(call).then(() => keyed(call)), 'twice'],
  ])('%s', async (_what, expected, isDeclared, run, problem) => {
    const [sent, thrown]: [string[], unknown[]] = [[], []];
    const http = fakeHttp(({ path }) => void sent.push(path));
    const fetch = { input: () => 1, run, settle: (journey: object) => journey, ...(isDeclared && { creates }) };
    const step = defineStep({ name: 'pay', leadsTo: ['bye'], fetch });
    const ports = { http, thrown: (error: unknown) => thrown.push(error) };
    const { driver, reports } = await started(aSegment('demo', [step, bye]), ports);

    expect(sent).toEqual(expected);
    expect(where(driver)).toBe(problem ? 'error-general waiting' : 'bye waiting');
    expect(reports).toEqual(problem ? [{ code: 'engine.unkeyed-creation' }] : []);
    expect(thrown.map(toFailure)).toEqual(reports);
    const message = problem ? new RegExp(`^The step pay of demo sends POST .+ ${problem}`) : /^$/;
    expect(messagesOf(thrown).join()).toMatch(message);
  });
});
