import type { Brand } from '@consorcio/shared/entities';
import { createEventBus } from '@consorcio/shared/events';
import { startLateAnalytics } from '../analytics/late-analytics';
import type { Config } from '../config/config';
import { lateHttp } from '../http/late-http';
import { createSnapshotStorage } from '../journey/snapshot-storage';
import { readStoredLocation } from '../journey/stored-location';
import { startLateObservation } from '../observation/late-observation';
import { observedReport } from '../observation/observed-report';
import { reportToConsole } from '../observation/report';
import { afterFirstPaint } from '../platform/after-first-paint';
import { newId } from '../platform/new-id';
import { once } from '../platform/once';
import { pageClock } from '../platform/page-clock';
import { lateSegments, type SegmentSource } from '../segments/segment-source';
import { pageStorage } from '../storage/page-storage';

export const lastingStorage = pageStorage(() => window.localStorage);
const tabStorage = pageStorage(() => window.sessionStorage);

export type Services = ReturnType<typeof composeServices>;

/** The composition root: every instance of the page is made here and passed on by value. */
export function composeServices(brand: Brand) {
  let config: Config | undefined;
  const fetchHere = window.fetch.bind(window);
  // What the first words do not need comes in chunks of its own.
  const configured = once(async () => {
    const { loadConfig } = await import('../config/config');
    config = await loadConfig(fetchHere);
    return config;
  });
  const http = lateHttp(async () => {
    const [{ createPageHttp }, settings] = await Promise.all([import('../http/page-http'), configured()]);
    return createPageHttp(settings);
  });
  const { observe } = startLateObservation({
    load: async () => {
      const { endpoint } = (await configured()).observation;
      if (endpoint === null) return () => undefined;
      const { startPageObservation } = await import('../observation/page-observation');
      return startPageObservation(endpoint, brand.id);
    },
    afterFirstPaint,
  });
  const report = observedReport(reportToConsole, observe);
  const openSegments = async (journeyId: string) => {
    const [{ openPageSegments }, { segmentTimeoutMs }] = await Promise.all([
      import('../segments/page-segments'),
      configured(),
    ]);
    return openPageSegments({
      journeyId,
      fetch: fetchHere,
      timeoutMs: segmentTimeoutMs,
      tabStorage,
      lastingStorage,
      report: reportToConsole, // what failed is observed as a load
      observe: (trace) => observe({ kind: 'load', ...trace }),
    });
  };
  const sources = new Map<string, SegmentSource>();
  const segmentsOf = (journeyId: string) => {
    const source = sources.get(journeyId) ?? lateSegments(once(() => openSegments(journeyId)));
    sources.set(journeyId, source);
    return source;
  };
  const bus = createEventBus(() => report({ code: 'unexpected' }, { at: 'event bus' }));
  startLateAnalytics({
    bus,
    load: async () => (await import('../analytics/page-analytics')).createPageAnalytics(brand, configured, report),
    afterFirstPaint,
    report,
  });
  return {
    brand,
    http,
    bus,
    clock: pageClock,
    storage: createSnapshotStorage(tabStorage, brand.id, report),
    report,
    delayMs: () =>
      window.matchMedia('(prefers-reduced-motion: reduce)').matches
        ? 0
        : (config?.fakeLoadDelayMs ?? brand.fakeLoadDelay),
    segmentsOf,
    openSpecialists: () => void window.open(config?.chatUrl ?? brand.chatUrl, '_blank', 'noopener,noreferrer'),
    reloadPage: () => window.location.reload(),
    newJourneyId: newId,
    location: () => readStoredLocation(lastingStorage, pageClock.now(), report),
  };
}
