import { type Conductor, createConductor, createSnapshotStorage, readTalk } from '@consorcio/host/journey';
import { createPurchaseLog, purchaseToMention, readPurchases } from '@consorcio/host/purchases';
import { type Brand, fitsJourney, type Journey, type OpenPurchase } from '@consorcio/shared/entities';
import { AppError, type ErrorCode } from '@consorcio/shared/errors';
import type { EventBus } from '@consorcio/shared/events';
import type { Segment } from '@consorcio/shared/flow';
import type { HttpClient, IdempotencyKeys } from '@consorcio/shared/http';
import type { ModelStorage } from '../tabs/model-storage';
import type { Observer } from './observer';
import { promise } from './promises';
import type { Schedule } from './schedule';
import type { TabStorage } from './tab-storage';

/** The parts of a page. */
export interface PageParts {
  readonly segments: Readonly<Record<string, Segment>>;
  readonly brand: Brand;
  readonly http: HttpClient;
  readonly bus: EventBus;
  readonly schedule: Schedule;
  readonly observer: Observer;
  /** The storage of the tab, and the one of all tabs and visits. */
  readonly storage: TabStorage;
  readonly lasting: ModelStorage;
  now(): number;
  delayMs(): number;
  newJourneyId(): string;
  location(): Journey['localizacao'];
  readonly keys: IdempotencyKeys;
  /** Why the next load fails, if it does. */
  loadFailure(): ErrorCode | undefined;
}

/** One load of the page: the real conductor, driver, snapshot storage and purchase log, with ports to the schedule and the observer. */
export function openPage(parts: PageParts): Conductor {
  const { brand, bus, schedule, observer, storage, lasting, now } = parts;
  const report = (error: AppError) => observer.report(error, {});
  let found: OpenPurchase | undefined;
  const log = createPurchaseLog({
    lasting,
    ofTab: storage,
    brandId: brand.id,
    get found() {
      return found;
    },
    now,
    newSendId: parts.newJourneyId,
    report,
  });
  const load = (name: string) => loadSegment(name, parts);
  return createConductor({
    brand,
    brandUnder: () => brand,
    http: onTheWay(parts.http, schedule, log.admit),
    geolocator: {
      permission: () => new Promise((resolve) => void schedule.add('answer', () => resolve('prompt'))),
      locate: () => new Promise((resolve) => void schedule.add('answer', () => resolve(null))),
    },
    bus,
    clock: {
      now,
      after(ms, run) {
        const most = parts.delayMs();
        observer.judged(() => promise(ms >= 0 && ms <= most, `A delay of ${ms} ms, longer than the brand's.`));
        return schedule.add('timer', () => {
          observer.begin({ type: 'delay-over', token: -1, at: now() });
          run();
        });
      },
    },
    storage: createSnapshotStorage(storage, brand.id, report, readTalk),
    report: (failure, where) => observer.report(failure, where),
    delayMs: parts.delayMs,
    fitsJourney: () => fitsJourney,
    idempotencyKeys: () => parts.keys,
    segmentsOf: () => ({
      load,
      replace: load,
      preload: () => undefined,
      atHand: (name) => segmentAtHand(name, parts),
      foresee: () => undefined,
      warmUpNext: () => undefined,
      warmUpEntry: () => undefined,
      whenShown: (run) => run(),
      firstStepShown: () => undefined,
      retryUntilLoaded: () => () => undefined,
    }),
    speak: (text) => observer.speak(text),
    openSpecialists: () => observer.openSpecialists(),
    reloadPage: () => undefined,
    newJourneyId: parts.newJourneyId,
    location: parts.location,
    openPurchase() {
      found = purchaseToMention(readPurchases(lasting, brand.id, now(), report));
      return found;
    },
    remember(snapshot) {
      log.note(snapshot);
      storage.written();
      observer.keep(snapshot);
    },
    purchaseElsewhere: log.elsewhere,
  });
}

/** A third of the segments are there when the journey enters them. */
function segmentAtHand(name: string, { segments, observer, now }: PageParts): Segment | undefined {
  const at = now();
  const segment = at % 3 === 0 ? segments[name] : undefined;
  if (segment) observer.begin({ type: 'segment-ready', segment: name, at });
  return segment;
}

function loadSegment(name: string, { segments, schedule, observer, now, loadFailure }: PageParts): Promise<Segment> {
  return new Promise((resolve, reject) => {
    const failure = loadFailure();
    schedule.add('load', () => {
      const at = now();
      const segment = segments[name];
      if (failure) {
        observer.begin({ type: 'segment-failed', segment: name, failure: { code: failure }, at });
        reject(new AppError(failure, 'The load of a segment fails here.'));
      } else if (segment) {
        observer.begin({ type: 'segment-ready', segment: name, at });
        resolve(segment);
      } else {
        observer.judged(() => promise(false, `There is no segment ${name}.`));
      }
    });
  });
}

/** The server acts at once, if the request is admitted; the answer arrives when the schedule lets it. */
function onTheWay(http: HttpClient, schedule: Schedule, admit: (key: string) => void): HttpClient {
  function hold<T>(answer: Promise<T>): Promise<T> {
    answer.catch(() => undefined); // a closed page does not handle failures
    return new Promise((resolve) => void schedule.add('answer', () => resolve(answer)));
  }
  return {
    get: (path, options) => hold(http.get(path, options)),
    async post(path, body, options) {
      if (options.idempotencyKey !== undefined) admit(options.idempotencyKey);
      return hold(http.post(path, body, options));
    },
  };
}
