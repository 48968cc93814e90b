import type { ObservationRecord } from '@consorcio/host/observation';
import { test as base, expect } from '@playwright/test';
import { collectSeeds, type SeededPlace, type Seeds, writeDump } from '../pages/fixtures/seeds';
import { type Stack, startStack } from '../pages/fixtures/stack';
import { workerFixture } from '../pages/fixtures/worker-fixture';
import { startChromium } from './adapters/chromium';
import { startFirefox } from './adapters/firefox';
import { startWebKit } from './adapters/webkit';
import { EngineChat } from './engine-chat';
import type { EngineBrowser, EnginePage } from './engine-page';
import { engineNames, engines } from './engines';
import { keyboardHand, pointerHand } from './hands';
import { countRequests } from './repeated-requests';

const adapters = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit } as const;

interface TestFixtures {
  /** The only addresses that the journey makes fail. */
  failingPath: string | RegExp | undefined;
  /** Anything else in its console, a failure that it observes, and a request that it repeats fail the test. */
  enginePage: EnginePage;
  chat: EngineChat;
  /** The same page, with the keyboard only. */
  keyboardChat: EngineChat;
  /** Makes the next load of the page start there, as in other journeys. */
  beginAt: (place: SeededPlace) => Promise<void>;
}

/** The fixtures of the journeys in every engine. The project names the engine. */
export const test = base.extend<TestFixtures, { stack: Stack; seeds: Seeds; engine: EngineBrowser }>({
  stack: workerFixture(async () => {
    const stack = await startStack();
    const observation = { endpoint: `${stack.sandbox.url}/observations` };
    stack.configure({ segmentTimeoutMs: 60_000, observation }); // a busy machine must not reach that limit by chance
    return stack;
  }),
  seeds: [async ({ stack }, use) => use(await collectSeeds(stack.sandbox.url)), { scope: 'worker' }],
  engine: workerFixture(({ project }) => {
    const name = engineNames.find((each) => each === project.name);
    const program = name && engines[name].find();
    if (!name || !program) throw new Error(`There is no engine ${project.name} on this machine.`);
    return adapters[name](program);
  }),
  failingPath: [undefined, { option: true }],
  enginePage: async ({ engine, stack, failingPath }, use, testInfo) => {
    await stack.sandbox.reset();
    const endCount = countRequests();
    const page = await engine.newPage();
    await use(page);
    const repeated = endCount();
    const unexpected = (texts: readonly string[]) => texts.filter((text) => !failingPath || !text.match(failingPath));
    const hasFailed = testInfo.errors.length > 0;
    if (hasFailed) await testInfo.attach('screen', { body: await page.screenshot(), contentType: 'image/png' });
    const failures = hasFailed || failingPath ? [] : await observedFailures(page, stack);
    const problems = unexpected(page.problems());
    await page.close();
    expect(failures, 'no failure is observed').toEqual([]);
    expect(problems, 'no error or warning in the console, and no failed request').toEqual([]);
    expect(unexpected(repeated), 'no request twice in one load of the page').toEqual([]);
  },
  chat: async ({ enginePage }, use) => use(new EngineChat(enginePage, pointerHand(enginePage))),
  keyboardChat: async ({ enginePage }, use) => use(new EngineChat(enginePage, keyboardHand(enginePage))),
  beginAt: async ({ enginePage, stack, seeds }, use) =>
    use(async (place) => {
      await enginePage.goto(`${stack.url}/livelo`); // which keeps what it stores apart
      const planted = JSON.stringify({ dump: seeds.get(place) ?? {}, turn: 1, brandId: 'home' });
      await enginePage.evaluate(`(${writeDump})(${planted})`);
    }),
});

/** The failures among what the pages of a journey observed. */
async function observedFailures(page: EnginePage, stack: Stack): Promise<readonly ObservationRecord[]> {
  const last = await page.evaluate<string | null>(`document.querySelector('[data-step]')?.dataset.step ?? null`);
  await page.goto('about:blank'); // a page sends what it has not sent yet when it is left
  if (last !== null) await expect.poll(async () => (await observedIn(stack)).steps, 'observed steps').toContain(last);
  return (await observedIn(stack)).failures;
}

/** What the pages of a journey have reported: where the conversation was, and what counts as a failure. */
export async function observedIn({ sandbox }: Stack) {
  const records = (await sandbox.observations()).map(({ record }) => record);
  const isFailure = (record: ObservationRecord) =>
    record.kind === 'load'
      ? record.outcome !== 'loaded'
      : record.kind === 'error' || (record.kind === 'step' && record.step === 'error-general');
  const steps = records.flatMap((record) => (record.kind === 'step' ? [record.step] : []));
  return { steps, failures: records.filter(isFailure) };
}

export { expect };
