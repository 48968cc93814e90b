import { test as base, expect } from '@playwright/test';
import { type Stack, startStack } from '../fixtures/stack';
import { workerFixture } from '../fixtures/worker-fixture';
import { startChromium } from './adapters/chromium';
import { startFirefox } from './adapters/firefox';
import { startWebKit } from './adapters/webkit';
import { EngineChat } from './engine-chat';
import type { EngineBrowser, EnginePage } from './engine-page';
import { engineNames, engines } from './engines';
import { keyboardHand, pointerHand } from './hands';

const adapters = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit } as const;

interface WorkerFixtures {
  stack: Stack;
  engine: EngineBrowser;
}

interface TestFixtures {
  /** The only address that the journey makes fail. */
  failingPath: string | undefined;
  /** Anything else in its console fails the test. */
  enginePage: EnginePage;
  chat: EngineChat;
  /** The same page, with the keyboard only. */
  keyboardChat: EngineChat;
}

/** The fixtures of the journeys in every engine. The project names the engine. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  stack: workerFixture(async () => {
    const stack = await startStack();
    stack.configure({ segmentTimeoutMs: 60_000 }); // a busy machine must not reach it by chance
    return stack;
  }),
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, { project }) => {
      const name = engineNames.find((each) => each === project.name);
      const program = name && engines[name].find();
      if (!name || !program) throw new Error(`There is no engine ${project.name} on this machine.`);
      const engine = await adapters[name](program);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  failingPath: [undefined, { option: true }],
  enginePage: async ({ engine, stack, failingPath }, use, testInfo) => {
    await stack.sandbox.reset();
    const page = await engine.newPage();
    await use(page);
    if (testInfo.errors.length > 0)
      await testInfo.attach('screen', { body: await page.screenshot(), contentType: 'image/png' });
    const problems = page.problems().filter((problem) => !failingPath || !problem.includes(failingPath));
    await page.close();
    expect(problems, 'no error or warning in the console, and no failed request').toEqual([]);
  },
  chat: async ({ enginePage }, use) => use(new EngineChat(enginePage, pointerHand(enginePage))),
  keyboardChat: async ({ enginePage }, use) => use(new EngineChat(enginePage, keyboardHand(enginePage))),
});

export { expect };
