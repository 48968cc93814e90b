import {
  type Conductor,
  createConductor,
  createSnapshotStorage,
  hostSegment,
  readTalk,
  returnVisitSegment,
} from '@consorcio/host/journey';
import {
  createAnswersBetweenTabs,
  createPurchaseLog,
  purchaseToMention,
  readPurchases,
  type Tabs,
} from '@consorcio/host/purchases';
import { type Brand, fitsJourney, type OpenPurchase } from '@consorcio/shared/entities';
import { AppError } from '@consorcio/shared/errors';
import { createEventBus } from '@consorcio/shared/events';
import type { Segment, Snapshot } from '@consorcio/shared/flow';
import { type HttpClient, type IdempotencyKeys, type RawAnswer, readAnswer } from '@consorcio/shared/http';
import { aNeighbour } from '@consorcio/shared/testing';
import payment from '../../mf-payment/src/segment';
import { loadedOnDemand } from './loaded-on-demand';
import type { ModelStorage } from './model-storage';

const timeoutMs = 20_000;
export const segments: Readonly<Record<string, Segment>> = {
  host: hostSegment,
  payment,
  'return-visit': returnVisitSegment,
  survey: aNeighbour('survey', 'pesquisa-algo-mais'),
  simulation: aNeighbour('simulation', 'lead-select-category'),
};

/** A payment request as the page sends it. */
export interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly key: string;
}

export interface PageParts {
  readonly brand: Brand;
  readonly tabs: Tabs & { readonly tab: number };
  readonly lasting: ModelStorage;
  readonly session: ModelStorage;
  readonly keys: IdempotencyKeys;
  readonly delayMs: number;
  now(): number;
  newJourneyId(): string;
  /** Segments cannot be loaded now. */
  isOffline(): boolean;
  send(request: Sent): Promise<RawAnswer>;
  /** The page reports what only a mistake in the product can cause. */
  hasBug(words: string): void;
}

/** One load of a page: the real conductor, driver, engine, snapshot storage, purchase log, exchange and payment segment. */
export function openPage({ brand, tabs, lasting, session, keys, delayMs, now, ...parts }: PageParts): Conductor {
  let found: OpenPurchase | undefined;
  let latest: Snapshot | undefined;
  const ignore = () => undefined;
  const log = createPurchaseLog({
    lasting,
    ofTab: session,
    brandId: brand.id,
    get found() {
      return found;
    },
    now,
    newSendId: () => `${tabs.tab}-${now()}`,
    report: ignore,
  });
  const exchange = createAnswersBetweenTabs(tabs, log);
  const http: HttpClient = {
    get: async (path, options) => readAnswer(path, { status: 200, data: '"Healthy"' }, options),
    post: async (path, body, options) => {
      const { idempotencyKey: key = '' } = options;
      const send = () => parts.send({ path, body, key });
      const answer = await exchange(key, send, { isSuccess: ({ status }) => status < 300, timeoutMs });
      return readAnswer(path, answer, options);
    },
  };
  const load = async (name: string) => {
    const segment = parts.isOffline() ? undefined : segments[name];
    if (!segment) throw new AppError('segment.unreachable', 'A segment cannot be loaded here.');
    return segment;
  };
  const conductor = createConductor({
    brand,
    brandUnder: () => brand,
    http,
    bus: createEventBus(ignore),
    clock: { now, after: later },
    storage: createSnapshotStorage(session, brand.id, ignore, readTalk),
    report: ({ code }, where) => {
      if (code === 'unexpected' || code.startsWith('engine.')) parts.hasBug(`${code} ${JSON.stringify(where)}`);
    },
    delayMs: () => delayMs,
    fitsJourney: () => fitsJourney,
    idempotencyKeys: () => keys,
    segmentsOf: () => loadedOnDemand(load),
    speak: ignore,
    openSpecialists: ignore,
    reloadPage: ignore,
    newJourneyId: parts.newJourneyId,
    location: ignore,
    openPurchase() {
      found = purchaseToMention(readPurchases(lasting, brand.id, now(), ignore));
      return found;
    },
    remember(snapshot) {
      latest = snapshot;
      log.note(snapshot);
    },
    purchaseElsewhere: () => log.elsewhere(),
  });
  conductor.start();
  if (!latest) log.note(conductor.store.getState().snapshot);
  return conductor;
}

function later(ms: number, run: () => void) {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
