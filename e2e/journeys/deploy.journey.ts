import { text } from 'node:stream/consumers';
import { listen } from '@consorcio/host/serving';
import type { BrowserContext, Page } from '@playwright/test';
import { ChatPage } from '../pages/chat-page';
import { type Deployment, type SurveyBuild, startDeployment, surveyWords } from '../pages/fixtures/deployment';
import { holdLimits } from '../pages/fixtures/limits';
import { plant } from '../pages/fixtures/seeds';
import { test as base, expect } from '../pages/fixtures/test';
import { aVisitor } from '../pages/fixtures/visitors';
import { type Watch, watch } from '../pages/fixtures/watch';
import { when } from '../pages/fixtures/words';
import { workerFixture } from '../pages/fixtures/worker-fixture';
import { labels } from '../pages/labels';

// A team outside this workspace deploys its build of the survey with the real command. Which build a canary gives to whom: segment-loader.builds.test.ts.

const visitor = aVisitor();
const builds = ['before', 'after'] as const;
/** The usual visitor's personal data, as typed and as sent. */
const typed = ['(11) 98765-4321', '529.982.247-25', '01310-100', '15/03/1985'];
const written = ['Marina', 'marina@example.com', 'Apto 12', 'Paulista', '1985-03-15'];
const secrets = [...written, ...typed, ...typed.map((datum) => datum.replaceAll(/\D/g, ''))];
/** ms. After this time a question no longer shares an earlier reading of the release: longer than `limits.moment` of the host. */
const SHARED_MS = 3000;

interface Fixtures {
  /** A new visitor, in a browser of their own, before the payment; `failing`: requests to this path fail. */
  visit: (failing?: string) => Promise<SurveyVisit>;
}

const test = base.extend<Fixtures, { deployment: Deployment }>({
  deployment: workerFixture(startDeployment),
  stack: [({ deployment }, use) => use(deployment.stack), { scope: 'worker' }],
  visit: async ({ browser, deployment, seeds }, use) => {
    const visitors: { readonly context: BrowserContext; readonly watched: Watch }[] = [];
    await use(async (failing) => {
      const context = await browser.newContext();
      await holdLimits(context, 900); // also those after which a page goes on with the build that it has
      const watched = watch(context);
      if (failing) watched.expectFailedRequests(failing);
      visitors.push({ context, watched });
      const page = await context.newPage();
      const visit = new SurveyVisit(page, deployment.origins);
      await plant(page, seeds, 'payment-options');
      await page.goto('/');
      await visit.chat.isAt('payment-options'); // components that arrive later would move what a visitor presses
      return visit;
    });
    await Promise.all(visitors.map(({ context }) => context.close()));
    const surprises = visitors.flatMap(({ watched }) => watched.surprises());
    expect(surprises, 'no unexpected error, warning or request').toEqual([]);
  },
});

/** A journey in a tab of its own, before the survey or in it. */
class SurveyVisit {
  readonly chat: ChatPage;
  readonly addresses: string[] = [];
  private readonly loads: Set<SurveyBuild>[] = [];

  constructor(
    private readonly page: Page,
    origins: Readonly<Record<SurveyBuild, string>>,
  ) {
    this.chat = new ChatPage(page, true);
    page.on('request', (request) => {
      this.addresses.push(request.url());
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.loads.push(new Set());
      const { origin, pathname } = new URL(request.url());
      const build = builds.find((each) => origins[each] === origin);
      if (build && pathname.includes('/remoteEntry.')) this.loads.at(-1)?.add(build); // it runs as soon as it loads
    });
  }

  /** The builds of the survey that ran, also those that were preloaded: for each page load, in order, each build once. */
  readonly ran = () => this.loads.map((load) => [...load]);

  /** Enters the survey without a page load, in this build if one is named. */
  async enter(build?: SurveyBuild): Promise<this> {
    const since = await this.page.evaluate((ms) => {
      const { now } = Date;
      Date.now = () => now() + ms; // so that the next question reads the release, with what was deployed meanwhile
      return performance.now();
    }, SHARED_MS);
    const hasRead = (since: number) => {
      const readings = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/release.json'));
      return readings.some(({ startTime }) => startTime > since);
    };
    await this.chat.walkTo('payment-pix-options', visitor);
    await expect.poll(() => this.page.evaluate(hasRead, since)).toBe(true); // a sooner answer would use the earlier reading
    await this.chat.walkTo('pesquisa-algo-mais', visitor);
    if (build) expect(await this.shown()).toEqual([build]);
    return this;
  }

  async reload(): Promise<void> {
    const step = await this.chat.settledStep();
    await this.page.reload();
    await this.chat.isAt(step);
  }

  /** Answers everything up to the goodbye, with the texts of one build. */
  async finish(build: SurveyBuild): Promise<void> {
    await this.chat.walkTo('pesquisa-ate-mais', visitor);
    await expect(this.chat.botMessage(surveyWords[build][1])).toBeVisible();
  }

  /** The page sends what it has observed so far. */
  readonly flush = () => this.page.evaluate(() => void window.dispatchEvent(new Event('pagehide')));

  /** The builds whose texts the survey has shown so far. */
  async shown(): Promise<readonly SurveyBuild[]> {
    const said = (await this.chat.transcript()).join('\n');
    return builds.filter((build) => surveyWords[build].some((words) => said.includes(words)));
  }
}

test.describe.configure({ mode: 'default' }); // they share one deployment

test('a deploy changes one file, reaches visitors at the boundary and rolls back', async ({ deployment, visit }) => {
  const { origins, named } = deployment;
  const [others, release] = [await deployment.others(), await named()];
  const onlyReleaseChanged = async () => {
    expect(await deployment.others()).toEqual(others);
    expect(await named()).not.toEqual(release);
  };
  const visits = await Promise.all([visit(), visit(), visit()]);
  const [inside, waiting, late] = visits;
  await inside.enter('before');
  for (const { ran } of visits) await expect.poll(ran).toEqual([['before']]); // preloading counts too

  await when('another build is deployed', () => deployment.release('set', 'survey', origins.after));
  await onlyReleaseChanged();

  await waiting.enter('after');
  expect(waiting.ran()).toEqual([['before', 'after']]);

  const fresh = await (await visit()).enter('after');
  expect(fresh.ran()).toEqual([['after']]);

  await inside.chat.choose(labels.nothingMore);
  await inside.reload();
  await inside.finish('before');
  expect([await inside.shown(), inside.ran()]).toEqual([['before'], [['before'], ['before']]]);

  await when('it is rolled back', () => deployment.release('rollback', 'survey'));
  const { segments } = await named();
  const [before, after] = [`${origins.before}/mf-manifest.json`, `${origins.after}/mf-manifest.json`];
  expect(segments.survey).toMatchObject({ manifest: before, history: [], retired: [{ manifest: after }] });
  const { history: _, retired: __, ...survey } = segments.survey ?? {};
  expect({ segments: { ...segments, survey } }).toEqual(release);
  await onlyReleaseChanged();

  await waiting.reload();
  expect([await waiting.shown(), waiting.ran()]).toEqual([['after'], [['before', 'after'], ['after']]]);

  await late.enter('before');
  expect(late.ran(), 'they never met the new build').toEqual([['before']]);

  await late.flush();
  expect(late.addresses.filter((address) => address.endsWith('/observations'))).toEqual([]);
});

test('a canary that fails stops itself, and reports say nothing of the visitor', async ({ deployment, visit }) => {
  const { stack, lost, origins } = deployment;
  const listener = await startListener(`${stack.sandbox.url}/observations`);
  stack.configure({ observation: { endpoint: listener.endpoint } });
  await deployment.release('set', 'survey', origins.after);
  await deployment.release('canary', 'survey', lost.origin, '100', '--stop', '10', '--after', '2');

  const inside = await (await visit('/mf-manifest.json')).enter();
  expect(inside.ran(), 'neither of the other two').toEqual([[]]);

  await when('its server stops answering', () => lost.lose());
  const late = await (await visit('/mf-manifest.json')).enter('after');
  await Promise.all([late.flush(), inside.flush()]);
  const counts = `${stack.sandbox.url}/sandbox/builds`;
  await expect.poll(async () => (await fetch(counts)).text()).toMatch(/"visits":2,"failed":1/);
  const said = await deployment.release('watch', '--once', '--observed', counts);
  expect(said).toContain('survey canary stopped by rule: 1 of 2 visits failed');

  expect((await deployment.named()).segments.survey).not.toHaveProperty('canary');
  expect(await deployment.release('history', 'survey')).toContain('stopped by rule: 1 of 2 visits failed');

  await inside.reload();
  await inside.finish('after');
  expect(inside.ran()).toEqual([[], ['after']]);

  const fresh = await (await visit()).enter('after');
  expect(fresh.addresses.filter((address) => address.startsWith(lost.origin))).toEqual([]);

  await inside.flush();
  const sent = () => listener.bodies.join('\n').toLowerCase();
  await expect.poll(sent).toContain('pesquisa-ate-mais');
  for (const secret of secrets) expect(sent()).not.toContain(secret.toLowerCase());

  await when('the deploy is rolled back', () => deployment.release('rollback', 'survey'));
  await (await visit()).enter('before');
  await listener.stop();
});

/** Forwards observations, and keeps their bodies, which browser tools do not show of beacons. */
async function startListener(forwardTo: string) {
  const bodies: string[] = [];
  const { port, close } = await listen(async (request, response) => {
    const body = await text(request);
    bodies.push(body);
    const { status } = await fetch(forwardTo, { method: 'POST', body, headers: { 'content-type': 'text/plain' } });
    response.writeHead(status).end();
  }, 0);
  return { bodies, endpoint: `http://localhost:${port}/observations`, stop: close };
}
