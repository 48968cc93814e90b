import { type Conductor, createConductor, createSnapshotStorage, readTalk } from '@consorcio/host/journey';
import { createTalkKeeper, findKept } from '@consorcio/host/kept';
import { fitsJourney } from '@consorcio/shared/entities';
import { createEventBus } from '@consorcio/shared/events';
import type { FlowCheckInput, Snapshot } from '@consorcio/shared/flow';
import type { HttpClient } from '@consorcio/shared/http';
import { aBrand } from '@consorcio/shared/testing';
import { type AskingStep, everyAskingStep } from '../fixtures/every-step';
import { loadConversation } from './load-conversation';
import { ModelBrowser } from './world/model-browser';
import { ModelStorage } from './world/model-storage';
import { loadedOnDemand } from './world/page';

const brand = { ...aBrand(), id: 'home' };
/** What the seeded visitor has answered. */
const personal = /Marina|marina@|98765|529982|52998224725|Paulista|1990-05-17/;
const ignore = () => undefined;
/** No answer arrives: the browser is closed before. */
const silent: HttpClient = { get: () => new Promise(ignore), post: () => new Promise(ignore) };

/** One browser. A page has the storage of its tab; the others are closed. */
class ClosedAndOpened {
  readonly browser = new ModelBrowser();
  readonly now = Date.now();

  constructor(private readonly conversation: FlowCheckInput) {}

  find(brandId = brand.id) {
    const { lasting } = this.browser;
    const locks = this.browser.open().locks;
    return findKept({ lasting, brandId, locks, now: () => this.now, report: ignore });
  }

  async open(
    session: ModelStorage,
  ): Promise<{ readonly page: Conductor; readonly close: () => void; reloads: number }> {
    const { browser, conversation, now } = this;
    const isFresh = session.values.size === 0;
    const guardada = isFresh ? await this.find() : undefined;
    const { tab, locks } = browser.open();
    const opened = { reloads: 0, close: () => browser.close(tab) };
    let startAnew: Conductor['startAnew'] | undefined;
    const keeper = createTalkKeeper({
      lasting: browser.lasting,
      ofTab: session,
      brandId: brand.id,
      locks,
      now: () => now,
      report: ignore,
      startAnew: (prepare) => startAnew?.(prepare),
      forgetDevice: ignore,
    });
    const load = async (name: string) => {
      const segment = conversation.segments.find((one) => one.name === name);
      if (!segment) throw new Error(`no segment ${name}`);
      return segment;
    };
    const page = createConductor({
      brand,
      brandUnder: () => brand,
      http: silent,
      bus: createEventBus(ignore),
      clock: { now: () => now, after: (_ms, run) => whenCalled(setTimeout(run)) },
      storage: createSnapshotStorage(session, brand.id, ignore, readTalk),
      report: ignore,
      delayMs: () => 0,
      fitsJourney: () => fitsJourney,
      idempotencyKeys: () => 'sent',
      segmentsOf: () => loadedOnDemand(load),
      speak: ignore,
      openSpecialists: ignore,
      reloadPage() {
        opened.reloads += 1;
      },
      newJourneyId: () => 'another',
      location: ignore,
      ...(guardada && { guardada }),
      remember(snapshot, begin) {
        startAnew = begin;
        keeper.note(snapshot);
      },
    });
    page.start();
    await untilItWaits(page);
    return Object.assign(opened, { page });
  }
}

const whenCalled = (timer: NodeJS.Timeout) => () => clearTimeout(timer);

async function untilItWaits(page: Conductor): Promise<void> {
  for (let turn = 0; turn < 100 && snapshotOf(page).phase.kind !== 'waiting'; turn += 1)
    await new Promise((resolve) => setTimeout(resolve));
}

const snapshotOf = (page: Conductor): Snapshot => page.store.getState().snapshot;

const statesOf = ({ submissions }: Snapshot) => Object.values(submissions).map(({ state }) => state);

async function stepsAfterThePlan(): Promise<readonly AskingStep[]> {
  const later = new Set(['proposal', 'payment', 'survey']);
  const { segments } = await loadConversation();
  const names = new Set(segments.flatMap(({ name, steps }) => (later.has(name) ? Object.keys(steps) : [])));
  return (await everyAskingStep()).filter(({ name }) => names.has(name));
}

it('comes back to each question from the proposal on, after the browser was closed, and in no other brand', async () => {
  const conversation = await loadConversation();
  const steps = await stepsAfterThePlan();
  expect(steps.length).toBeGreaterThan(30);
  for (const { name, dump } of steps) {
    const visitor = new ClosedAndOpened(conversation);
    const first = await visitor.open(new ModelStorage(new Map(Object.entries(dump))));
    const left = snapshotOf(first.page);
    expect([name, left.place.step]).toEqual([name, name]);
    first.close();

    expect(await visitor.find('livelo')).toBeUndefined();
    const session = new ModelStorage();
    const next = await visitor.open(session);
    const asked = snapshotOf(next.page);
    expect([name, asked.place.step]).toEqual([name, 'conversa-guardada']);
    expect(JSON.stringify([asked, ...session.values])).not.toMatch(personal);

    const { phase } = asked;
    if (phase.kind === 'waiting') next.page.driver.answer(phase.token, { kind: 'option', id: 'continuar' });
    expect([name, next.reloads]).toEqual([name, 1]);
    next.close();

    const last = snapshotOf((await visitor.open(session)).page);
    if (left.phase.kind === 'waiting') expect(last).toEqual({ ...left, draft: '' });
    else expect([name, statesOf(left), statesOf(last)]).toEqual([name, ['sending'], ['unknown']]); // no answer came
  }
});
