import type { Brand, OpenPurchase } from '@consorcio/shared/entities';
import { createEventBus, type Fact } from '@consorcio/shared/events';
import type { FitsJourney, Snapshot, WatchPresence } from '@consorcio/shared/flow';
import { loadSegmentParts } from '../chat';
import type { Config } from '../config/config';
import { fetchEarly } from '../config/early-config';
import { lateHttp } from '../http/late-http';
import type { Conductor } from '../journey/conductor';
import type * as earlierVisit from '../journey/earlier-visit';
import { returnVisit } from '../journey/host-places';
import { createSnapshotStorage } from '../journey/snapshot-storage';
import { observedReport } from '../observation/observed-report';
import type { ObservationRecord } from '../observation/records';
import { reportToConsole } from '../observation/report';
import type { EarlyPage } from '../opening/early-page';
import { afterFirstPaint } from '../platform/after-first-paint';
import { createLateQueue } from '../platform/late-queue';
import { setLoadLimit } from '../platform/load-limit';
import { newId } from '../platform/new-id';
import { once } from '../platform/once';
import { pageClock } from '../platform/page-clock';
import { failuresThatCount } from '../platform/presence';
import { savesData } from '../platform/saves-data';
import type { PurchaseLog } from '../purchases/purchase-log';
import type { KeptPreview } from '../return-visit/state';
import { segmentsOnDemand } from '../segments/segments';
import { pageStorage } from '../storage/page-storage';

export const lastingStorage = pageStorage(() => window.localStorage);
export const tabStorage = pageStorage(() => window.sessionStorage);

export type Services = ReturnType<typeof composeServices>;

/** ms: a release that was read earlier may have been rolled back since. */
const FRESH_MS = 10_000;

const lost = { code: 'network.lost' } as const;

/** What happened before the services were composed. */
interface Before {
  readonly early?: EarlyPage | undefined;
  readonly watchPresence: WatchPresence;
  /** Reads what an earlier visit stored; absent where nothing is stored. */
  readonly earlier?: (typeof earlierVisit & { readonly guardada: KeptPreview | undefined }) | undefined;
}

/** The composition root: every instance of the page is created here and passed on by value. */
export function composeServices(brand: Brand, { early, earlier, watchPresence }: Before) {
  let fitsJourney: FitsJourney | undefined = earlier?.fitsJourney;
  let config: Config | undefined;
  const fetchHere = window.fetch.bind(window);
  const fetchConfig = fetchEarly(early?.config, fetchHere);
  const fetchRelease = fetchEarly(early?.release, fetchHere, FRESH_MS);
  // Code that the first messages do not need is in chunks of its own.
  const configured = once(async () => {
    const { loadConfig } = await import('../config/config');
    config = await loadConfig(fetchConfig);
    return config;
  });
  let found: OpenPurchase | undefined;
  let latest: Snapshot | undefined;
  let startAnew: Conductor['startAnew'] | undefined;
  let purchases: PurchaseLog | undefined;
  const records = once(async () => {
    const { openRecords } = await import('../kept/open-records');
    purchases = openRecords({
      lasting: lastingStorage,
      ofTab: tabStorage,
      brandId: brand.id,
      found,
      now: pageClock.now,
      newSendId: newId,
      report,
      startAnew: (prepare) => startAnew?.(prepare),
    });
    if (latest) purchases.note(latest);
    return purchases;
  });
  const http = lateHttp(async () => {
    const [{ createPageHttp }, log, settings] = await Promise.all([
      import('../http/page-http'),
      records(),
      configured(),
    ]);
    return createPageHttp(settings, log);
  });
  const observe = createLateQueue<ObservationRecord>({
    load: async () => {
      const { endpoint } = (await configured()).observation;
      if (endpoint === null) return () => undefined;
      const { startPageObservation } = await import('../observation/page-observation');
      return startPageObservation(endpoint, brand.id);
    },
    afterFirstPaint,
    limit: 50,
  });
  const report = observedReport(reportToConsole, observe);
  const openSegments = async (journeyId: string) => {
    const [{ openPageSegments, fitsJourney: loaded }, { segmentTimeoutMs }] = await Promise.all([
      import('../segments/page-segments'),
      configured(),
    ]);
    fitsJourney = loaded;
    setLoadLimit(segmentTimeoutMs);
    return openPageSegments({
      journeyId,
      fetch: fetchHere,
      fetchRelease,
      timeoutMs: segmentTimeoutMs,
      tabStorage,
      lastingStorage,
      report: reportToConsole, // a failure is observed as a load
      observe: (trace) => observe({ kind: 'load', ...trace }),
      watchPresence,
      own: { [returnVisit]: () => import('../return-visit/segment') },
      loadParts: loadSegmentParts,
    });
  };
  const bus = createEventBus(() => report({ code: 'unexpected' }, { at: 'event bus' }));
  const track = createLateQueue<Fact>({
    load: async () => {
      const { createPageAnalytics } = await import('../analytics/page-analytics');
      return createPageAnalytics(brand, configured, report).track;
    },
    afterFirstPaint,
    onFailure: () => failuresThatCount(watchPresence)(lost, () => report(lost, { at: 'analytics' })),
  });
  bus.subscribeAll(track);
  const geolocator = once(async () => {
    const { createBrowserGeolocator } = await import('../journey/browser-geolocator');
    return createBrowserGeolocator(window, lastingStorage, report);
  });
  return {
    brand,
    http,
    geolocator: {
      permission: async () => (await geolocator()).permission(),
      locate: async () => (await geolocator()).locate(),
    },
    bus,
    clock: pageClock,
    storage: createSnapshotStorage(tabStorage, brand.id, report, earlier?.readConversation),
    fitsJourney: () => fitsJourney,
    report,
    delayMs: () =>
      window.matchMedia('(prefers-reduced-motion: reduce)').matches
        ? 0
        : ((config ? config.fakeLoadDelayMs : early?.delayMs) ?? brand.fakeLoadDelay),
    idempotencyKeys: () => config?.idempotencyKeys,
    segmentsOf: (journeyId: string) => segmentsOnDemand(once(() => openSegments(journeyId))),
    chatUrl: () => config?.chatUrl ?? brand.chatUrl,
    watchPresence,
    reloadPage: () => window.location.reload(),
    newJourneyId: newId,
    openPurchase() {
      const stored = earlier?.readPurchases(lastingStorage, brand.id, pageClock.now(), report) ?? [];
      found = earlier?.purchaseToMention(stored);
      return found;
    },
    guardada: earlier?.guardada,
    remember(snapshot: Snapshot, begin: Conductor['startAnew']) {
      const { segment, step } = snapshot.place;
      if (step !== null && step !== latest?.place.step) observe({ kind: 'step', segment, step });
      latest = snapshot;
      startAnew = begin;
      purchases?.note(snapshot);
    },
    holdPage(isHeld: boolean) {
      window.onbeforeunload = isHeld ? (event) => event.preventDefault() : null;
    },
    savesData,
    purchaseElsewhere: () => purchases?.elsewhere(),
    location: () => earlier?.readStoredLocation(lastingStorage, pageClock.now(), report),
  };
}
