import {
  type Conductor,
  createConductor,
  createSnapshotStorage,
  hostSegment,
  returnVisitSegment,
} from '@consorcio/host/journey';
import { createAnswersBetweenTabs, createPurchaseLog, readPurchases, unpaidPurchase } from '@consorcio/host/purchases';
import type { OpenPurchase } from '@consorcio/shared/entities';
import { createEventBus } from '@consorcio/shared/events';
import { isAvailable, optionsOf, type Segment, type Snapshot, sceneAt, stepAt } from '@consorcio/shared/flow';
import { type HttpClient, type IdempotencyKeys, readAnswer } from '@consorcio/shared/http';
import { aBrand, aNeighbour } from '@consorcio/shared/testing';
import payment from '../../mf-payment/src/segment';
import type { ModelBrowser } from './model-browser';
import { ModelStorage } from './model-browser';
import type { ModelNetwork } from './model-network';

export const brand = aBrand({ id: 'home' });
const timeoutMs = 20_000;
const segments: Readonly<Record<string, Segment>> = {
  host: hostSegment,
  payment,
  'return-visit': returnVisitSegment,
  survey: aNeighbour('survey', 'pesquisa-algo-mais'),
  simulation: aNeighbour('simulation', 'lead-select-category'),
};

const card = (numero: string) => ({
  numero,
  nome: 'JOANA P SILVA',
  validade: { month: 3, year: 2031 },
  codigo: '737',
  documento: '52998224725',
  parcelas: 1,
});
const cards = [card('4242424242424242'), card('4000000000000002')] as const;

export interface TabParts {
  readonly browser: ModelBrowser;
  readonly network: ModelNetwork;
  readonly keys: IdempotencyKeys;
  now(): number;
  newJourneyId(): string;
  /** A payment leaves the tab. Returns whether the visitor has read a warning about a second charge. */
  sent(tab: ModelTab, path: string): boolean;
}

function atOnce(_ms: number, run: () => void) {
  run();
  return () => undefined;
}

/** One tab: the real conductor, driver, engine, snapshot storage, purchase log, exchange and payment segment. */
export class ModelTab {
  readonly number: number;
  readonly conductor: Conductor;

  constructor(
    private readonly parts: TabParts,
    readonly session = new ModelStorage(),
  ) {
    const { browser, network, keys, now, newJourneyId } = parts;
    const tabs = browser.open();
    this.number = tabs.tab;
    let found: OpenPurchase | undefined;
    let latest: Snapshot | undefined;
    const ignore = () => undefined;
    const storage = createSnapshotStorage(this.session, brand.id, ignore);
    const log = createPurchaseLog({
      lasting: browser.lasting,
      ofTab: this.session,
      brandId: brand.id,
      get found() {
        return found;
      },
      now,
      newSendId: () => `${this.number}-${now()}`,
      report: ignore,
    });
    const exchange = createAnswersBetweenTabs(tabs, log);
    const http: HttpClient = {
      get: async (path, options) => readAnswer(path, { status: 200, data: '"Healthy"' }, options),
      post: async (path, body, options) => {
        const { idempotencyKey: key = '' } = options;
        const isRefused = JSON.stringify(body).includes(cards[1].numero);
        const send = () => {
          const isWarned = parts.sent(this, path);
          return network.send(this.number, { path, key, verdict: isRefused ? 'refused' : 'approved', isWarned });
        };
        const answer = await exchange(key, send, { isSuccess: ({ status }) => status < 300, timeoutMs });
        return readAnswer(path, answer, options);
      },
    };
    this.conductor = createConductor({
      brand,
      brandUnder: () => brand,
      http,
      bus: createEventBus(ignore),
      clock: { now, after: atOnce },
      storage,
      report: ({ code }, where) => {
        if (code === 'unexpected' || code.startsWith('engine.')) throw new Error(`${code} ${JSON.stringify(where)}`);
      },
      delayMs: () => 0,
      idempotencyKeys: () => keys,
      segmentsOf: () => ({
        load: async (name) => segments[name] ?? Promise.reject(new Error(`no segment ${name}`)),
        replace: async (name) => segments[name] ?? Promise.reject(new Error(`no segment ${name}`)),
        preload: ignore,
        firstStepShown: ignore,
        retryUntilLoaded: () => ignore,
      }),
      speak: ignore,
      openSpecialists: ignore,
      reloadPage: ignore,
      newJourneyId,
      location: ignore,
      openPurchase() {
        found = unpaidPurchase(readPurchases(browser.lasting, brand.id, now(), ignore));
        return found;
      },
      notePurchases(snapshot) {
        latest = snapshot;
        log.note(snapshot);
      },
      purchaseElsewhere: () => log.elsewhere(),
    });
    this.conductor.start();
    if (!latest) log.note(this.snapshot);
  }

  get snapshot(): Snapshot {
    return this.conductor.store.getState().snapshot;
  }

  get texts(): readonly string[] {
    return this.snapshot.transcript.map(({ text }) => text);
  }

  /** The visitor answers the present question, if there is one. */
  act(pick: number): void {
    const { phase, place } = this.snapshot;
    if (phase.kind !== 'waiting') return;
    const step = stepAt(segments, place);
    if (step?.submit && pick % 4 !== 0) return this.conductor.driver.submit(phase.token, cards[pick % 2]);
    const options = this.options();
    const card = options.find(({ id }) => id === 'cartao');
    const option = (pick % 2 === 0 && card) || options[pick % Math.max(1, options.length)];
    if (option) this.conductor.driver.answer(phase.token, { kind: 'option', id: option.id });
  }

  /** The options that can be chosen now. */
  options() {
    const step = stepAt(segments, this.snapshot.place);
    return step ? optionsOf(step, sceneAt(this.snapshot, { brand, now: this.parts.now() })).filter(isAvailable) : [];
  }

  /** The page is gone, with everything that it waits for. Its session storage may be used again. */
  close(): void {
    this.conductor.driver.stop();
    this.parts.browser.close(this.number);
    this.parts.network.tabIsGone(this.number);
  }

  reload(): ModelTab {
    this.close();
    return new ModelTab(this.parts, this.session);
  }

  copy(): ModelTab {
    return new ModelTab(this.parts, new ModelStorage(new Map(this.session.values)));
  }
}
