import type { Brand } from '@consorcio/shared/entities';
import type { Fact } from '@consorcio/shared/events';
import type { Snapshot, WatchPresence } from '@consorcio/shared/flow';
import type { HttpClient } from '@consorcio/shared/http';
import { loadSegmentParts } from '../chat';
import { createConsent } from '../memory/consent';
import { locksHere, thisBrowser } from '../memory/guarded-storage';
import { createTabMemory, type Restored } from '../memory/tab-memory';
import { afterFirstPaint } from '../platform/after-first-paint';
import { late } from '../platform/late';
import { createLateQueue } from '../platform/late-queue';
import { newId } from '../platform/new-id';
import { pageClock } from '../platform/page-clock';
import { failuresThatCount } from '../platform/presence';
import { segmentsOnDemand } from '../segments/segments';
import type { StartAnew } from '../talk/coming-back';
import type { EarlierVisit } from '../talk/earlier-visit';
import { returnVisit } from '../talk/itinerary';
import type { ObservationRecord } from '../telemetry/observation/records';
import { observedReport, observedSteps, reportToConsole } from '../telemetry/observation/report';
import { fetchEarly } from './early-config';
import type { EarlyPage } from './opening/early-page';

export type Services = ReturnType<typeof composeServices>;

/** ms: a release that was read earlier may have been rolled back since. */
const FRESH_MS = 10_000;

const lost = { code: 'network.lost' } as const;

interface Before {
  readonly early?: EarlyPage | undefined;
  readonly watchPresence: WatchPresence;
  readonly earlier?: EarlierVisit | undefined;
}

/** The composition root: every instance of the page is created here and passed on by value. */
export function composeServices(brand: Brand, { early, earlier, watchPresence }: Before) {
  const { now } = pageClock;
  /** The conversation with which the page goes on. */
  const stored: Restored | undefined = earlier?.stored;
  const fetchHere = window.fetch.bind(window);
  // What the HTML asked for is of use once: another attempt to load asks again.
  const fetchConfig = fetchEarly(early?.config, fetchHere);
  const fetchRelease = fetchEarly(early?.release, fetchHere, FRESH_MS);
  const observe = createLateQueue<ObservationRecord>({
    load: async () => {
      const { endpoint } = (await services()).config.observation;
      if (endpoint === null) return () => undefined;
      const { startPageObservation } = await import('../telemetry/observation/page-observation');
      return startPageObservation(endpoint, brand.id);
    },
    afterFirstPaint,
    limit: 50,
  });
  const report = observedReport(reportToConsole, observe);
  const observePlace = observedSteps(observe);
  const memory = createTabMemory({ storage: thisBrowser.tab, brandId: brand.id, now, report }, earlier?.stored);
  // Code that the first messages do not need is in chunks of its own.
  const services = late(async () => {
    const { openServices } = await import('./open-services');
    return openServices({
      fetchConfig,
      browser: thisBrowser,
      locks: locksHere(),
      brandId: brand.id,
      tab: memory,
      found: earlier?.openPurchase,
      now,
      newSendId: newId,
      report,
    });
  });
  const segments = late(async () => {
    const [{ openSegments }, { config, device }] = await Promise.all([import('./open-segments'), services()]);
    return openSegments({
      fetch: fetchHere,
      fetchRelease,
      timeoutMs: config.segmentTimeoutMs,
      builds: memory.builds,
      visitor: device.visitorId,
      report: reportToConsole, // a failure is observed as a load
      observe: (trace) => observe({ kind: 'load', ...trace }),
      watchPresence,
      own: { [returnVisit]: () => import('../talk/return-visit/segment') },
      loadParts: loadSegmentParts,
    });
  });
  const consent = createConsent(thisBrowser.device, brand.trackingId, now);
  const publish = createLateQueue<Fact>({
    load: async () => {
      const { createPageAnalytics } = await import('../telemetry/analytics/page-analytics');
      return createPageAnalytics({
        brand,
        consent,
        readConfig: async () => (await services()).config,
        isNewPurchase: (id) => services.present()?.device.isNewPurchase(id) ?? true,
        report,
      });
    },
    afterFirstPaint,
    onFailure: () => failuresThatCount(watchPresence)(lost, () => report(lost, { at: 'analytics' })),
  });
  return {
    brand,
    consent,
    /** Every call waits for the client's code and settings. */
    http: {
      get: async (...call) => (await services()).http.get(...call),
      post: async (...call) => (await services()).http.post(...call),
    } as HttpClient,
    geolocator: {
      permission: async () => (await services()).geolocator.permission(),
      locate: async () => (await services()).geolocator.locate(),
    },
    publish,
    clock: pageClock,
    memory,
    ...earlier,
    stored,
    fitsJourney: () => segments.present()?.fitsJourney ?? earlier?.fitsJourney,
    report,
    delayMs: () =>
      window.matchMedia('(prefers-reduced-motion: reduce)').matches
        ? 0
        : ((services.present() ? services.present()?.config.fakeLoadDelayMs : early?.delayMs) ?? brand.fakeLoadDelay),
    idempotencyKeys: () => services.present()?.config.idempotencyKeys,
    segments: segmentsOnDemand(segments),
    chatUrl: () => services.present()?.config.chatUrl ?? brand.chatUrl,
    watchPresence,
    reloadPage: () => window.location.reload(),
    newJourneyId: newId,
    remember(snapshot: Snapshot, startAnew: StartAnew) {
      observePlace(snapshot.place);
      services.keepUp(({ records }) => records.note(snapshot, startAnew));
    },
    holdPage(isHeld: boolean) {
      window.onbeforeunload = isHeld ? (event) => event.preventDefault() : null;
    },
    savesData: () => (navigator as WithConnection).connection?.saveData === true,
    purchaseElsewhere: () => services.present()?.records.elsewhere(),
  };
}

/** What browsers with the Network Information API know: whether the visitor asked to use little data. */
interface WithConnection {
  readonly connection?: { readonly saveData?: boolean };
}
