import { type Conductor, createConductor, createSnapshotStorage, readTalk } from '@consorcio/host/journey';
import {
  createAnswersBetweenTabs,
  createPurchaseLog,
  purchaseToMention,
  readPurchases,
  type Tabs,
} from '@consorcio/host/purchases';
import { type Brand, fitsJourney, type OpenPurchase } from '@consorcio/shared/entities';
import { AppError, type Failure } from '@consorcio/shared/errors';
import type { Segment } from '@consorcio/shared/flow';
import type { ExchangeCall, RawAnswer } from '@consorcio/shared/http';
import { aGeoLocation } from '@consorcio/shared/testing';
import type { ApiCall } from '../../sandbox/in-process/create-in-process-api';
import { promise } from '../judges/promises';
import type { TurnJudges } from '../judges/turn-judges';
import type { ModelStorage } from './model-storage';
import { writtenBy } from './power-switch';
import type { SessionHealth } from './session-health';
import { BEGINNING, type World } from './world';

/** Who judges a run: everything in one tab, or what the tabs of one browser may do together. */
export interface Judges {
  readonly turns?: TurnJudges;
  readonly tabs?: {
    promise(isKept: boolean, words: string): void;
    /** A payment leaves the tab of this number. */
    goesOut(tab: number, call: ApiCall, key: string): void;
    registered(path: string): void;
  };
}

/** What a page needs of its tab. */
export interface PageTab {
  readonly world: World;
  readonly judges: Judges;
  readonly brand: Brand;
  readonly session: ModelStorage;
  readonly means: Tabs & { readonly tab: number };
  readonly health: SessionHealth;
  readonly isClosed: boolean;
  readonly waits: Record<'timer' | 'answer' | 'load', number>;
  awaits(what: 'answer' | 'load', arrive: () => void): void;
  sends(call: ApiCall, key: string, send: () => Promise<RawAnswer>, limits: ExchangeCall): Promise<RawAnswer>;
}

const ignore = () => undefined;
const geoLocation = aGeoLocation();

/** One load of a page: the real conductor, driver, engine, snapshot storage, purchase log and exchange between tabs. */
export function openPage(tab: PageTab): Conductor {
  const { world, brand, means } = tab;
  const { power, bus, settings } = world;
  // A closed page does nothing more, though its timers still run in this thread.
  const run = <T>(effect: () => T) => (tab.isClosed ? undefined : power.run(effect));
  const lasting = writtenBy(world.browser.lasting, run);
  const session = writtenBy(tab.session, run);
  const now = () => world.at;
  const report = (failure: Pick<Failure, 'code'>, where: object = {}) => reported(tab, failure, where);
  let found: OpenPurchase | undefined;
  const log = createPurchaseLog({
    lasting,
    ofTab: session,
    brandId: brand.id,
    get found() {
      return found;
    },
    now,
    newSendId: () => world.newId(),
    report,
  });
  const exchange = createAnswersBetweenTabs(means, log);
  const never = new Promise<never>(ignore);
  const http = world.httpOf({
    arrive: (answer) => arriving(tab, answer),
    exchange: (call, key, send, limits) =>
      exchange(key, () => run(() => tab.sends(call, key, send, limits)) ?? never, limits),
  });
  const load = (name: string) => loadSegment(tab, name);
  const expiraEm = BEGINNING + (settings.locationMs ?? 0);
  const conductor = createConductor({
    brand,
    brandUnder: () => brand,
    http: {
      get: (path, options) => run(() => http.get(path, options)) ?? never,
      post: (path, body, options) => run(() => http.post(path, body, options)) ?? never,
    },
    geolocator: {
      permission: () => new Promise((resolve) => tab.awaits('answer', () => resolve('prompt'))),
      locate: () => new Promise((resolve) => tab.awaits('answer', () => resolve(null))),
    },
    bus: { ...bus, publish: (fact) => void run(() => bus.publish(fact)) },
    clock: { now, after: (ms, run) => later(tab, ms, run) },
    storage: createSnapshotStorage(session, brand.id, report, readTalk),
    report,
    delayMs: () => world.delayMs,
    fitsJourney: () => fitsJourney,
    idempotencyKeys: () => settings.keys,
    segmentsOf: () => ({
      ...loadedOnDemand(load),
      atHand: (name) => segmentAtHand(tab, name),
      whenShown: (run) => run(),
    }),
    speak: ignore,
    openSpecialists: ignore,
    reloadPage: ignore,
    newJourneyId: () => world.newId(),
    location: () => (settings.locationMs !== undefined && expiraEm > world.at ? { geoLocation, expiraEm } : undefined),
    openPurchase() {
      found = purchaseToMention(readPurchases(lasting, brand.id, world.at, report));
      return found;
    },
    remember: log.note,
    purchaseElsewhere: log.elsewhere,
  });
  return conductor;
}

/** Segments that are loaded when they are entered, and never prepared before. */
export function loadedOnDemand(load: (name: string) => Promise<Segment>) {
  return {
    load,
    replace: load,
    preload: ignore,
    atHand: ignore,
    foresee: ignore,
    warmUpNext: ignore,
    warmUpEntry: ignore,
    whenShown: ignore,
    firstStepShown: ignore,
    retryUntilLoaded: () => ignore,
  };
}

/** A storage that fails is reported; everything else that is reported is a mistake in the product. */
function reported({ judges: { turns, tabs }, health }: PageTab, failure: Pick<Failure, 'code'>, where: object): void {
  const isDamage = failure.code === 'storage.unavailable' && health?.wasDamaged;
  turns?.judged(() => promise(isDamage, `The driver reported ${JSON.stringify({ failure, ...where })}`));
  const isBug = failure.code === 'unexpected' || failure.code.startsWith('engine.');
  if (isBug) tabs?.promise(false, `${failure.code} ${JSON.stringify(where)}`);
}

function later(tab: PageTab, ms: number, run: () => void): () => void {
  const { waits } = tab;
  waits.timer += 1;
  let isWaiting = true;
  const stop = () => {
    if (isWaiting) waits.timer -= 1;
    isWaiting = false;
  };
  const timer = setTimeout(() => {
    stop();
    run();
  }, ms);
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** A third of the segments are there when the journey enters them. */
function segmentAtHand({ world }: PageTab, name: string): Segment | undefined {
  return world.random.chance(1 / 3) ? world.stage.segments[name] : undefined;
}

function loadSegment(tab: PageTab, name: string): Promise<Segment> {
  const { world } = tab;
  const failure = world.strike('segments', ({ code }) => code);
  return new Promise((resolve, reject) => {
    tab.awaits('load', () => {
      const segment = world.stage.segments[name];
      if (segment && !failure) resolve(segment);
      else reject(new AppError(failure ?? 'segment.absent', `The segment ${name} does not load here.`));
    });
  });
}

/** The server acts at once; the answer arrives when the scheduler lets it. */
function arriving<T>(tab: PageTab, answer: Promise<T>): Promise<T> {
  answer.catch(ignore); // a closed page does not handle failures
  return new Promise((resolve) => tab.awaits('answer', () => resolve(answer)));
}
