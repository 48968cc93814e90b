import type { Brand } from '@consorcio/shared/entities';
import { toFailure } from '@consorcio/shared/errors';
import { createEventBus } from '@consorcio/shared/events';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { startLateAnalytics } from './analytics/late-analytics';
import { afterFirstPaint } from './app/after-first-paint';
import { App, type BrandedPage } from './app/app';
import { lateHttp } from './app/late-http';
import { newId } from './app/new-id';
import { once } from './app/once';
import { pageBrand } from './app/page-brand';
import { pageClock } from './app/page-clock';
import { reportToConsole } from './app/report';
import { openVisit, type Visit } from './brand/open-visit';
import { pageRoutes } from './brand/page-routes';
import { createAnnouncer } from './chat';
import type { Config } from './config/config';
import { createConductor } from './journey/conductor';
import { prefetchHealth } from './journey/health';
import { createSnapshotStorage } from './journey/snapshot-storage';
import { readStoredLocation } from './journey/stored-location';
import { startLateObservation } from './observation/late-observation';
import { observedReport } from './observation/observed-report';
import { lateSegments, type SegmentSource } from './segments/segment-source';
import { pageStorage } from './storage/page-storage';

const lastingStorage = pageStorage(() => window.localStorage);
const tabStorage = pageStorage(() => window.sessionStorage);

/** The composition root: every instance of the page is made here and passed on by value. */
function composeServices(brand: Brand) {
  let config: Config | undefined;
  const fetchHere = window.fetch.bind(window);
  // What the first words do not need comes in chunks of its own.
  const configured = once(async () => {
    const { loadConfig } = await import('./config/config');
    config = await loadConfig(fetchHere);
    return config;
  });
  const http = lateHttp(async () => {
    const [{ createPageHttp }, settings] = await Promise.all([import('./app/page-http'), configured()]);
    return createPageHttp(settings);
  });
  const { observe } = startLateObservation({
    load: async () => {
      const { endpoint } = (await configured()).observation;
      if (endpoint === null) return () => undefined;
      const { startPageObservation } = await import('./observation/page-observation');
      return startPageObservation(endpoint, brand.id);
    },
    afterFirstPaint,
  });
  const report = observedReport(reportToConsole, observe);
  const openSegments = async (journeyId: string) => {
    const [{ openPageSegments }, { segmentTimeoutMs }] = await Promise.all([
      import('./segments/page-segments'),
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
    load: async () => (await import('./analytics/page-analytics')).createPageAnalytics(brand, configured, report),
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

type Services = ReturnType<typeof composeServices>;

function composePage(services: Services, visit: Visit): BrandedPage {
  const announcer = createAnnouncer();
  const conductor = createConductor({ ...services, brandUnder: visit.under, speak: announcer.say });
  prefetchHealth(services.http);
  return { brand: services.brand, routes: pageRoutes(services.brand, window.location.hostname), conductor, announcer };
}

function draw(services: Services, visit: Visit): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root, so there is nowhere to draw. Fix host/pages/html-template.ts.');
  const page = composePage(services, visit);
  visit.whenChanged(page.conductor.changeBrand);
  const tellPartTrouble = (error: unknown) => {
    const { segment, step } = page.conductor.store.getState().snapshot.place;
    services.report(toFailure(error), { at: 'part', segment, step: step ?? '' });
  };
  // What a part threw is told by its code: its words may hold anything. A developer sees all of it, as React says it.
  createRoot(root, process.env.NODE_ENV === 'production' ? { onCaughtError: tellPartTrouble } : {}).render(
    <BrowserRouter>
      <App page={page} />
    </BrowserRouter>,
  );
}

function begin(own: Brand): void {
  const visit = openVisit(own, window.location.search, {
    storage: lastingStorage,
    clock: pageClock,
    report: reportToConsole,
  });
  const services = composeServices(visit.brand);
  if (process.env.NODE_ENV !== 'production' && window.location.search.includes('inicio=')) {
    void import('./development/start-at')
      .then(({ startAt }) => startAt(window.location.search, services))
      .finally(() => draw(services, visit));
  } else {
    draw(services, visit);
  }
}

// A page that is nobody's is whole as it came.
const brand = pageBrand(document);
if (brand) begin(brand);
