import { createEventBus } from '@consorcio/shared/events';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, type BrandedPage } from './app/app';
import { lateHttp } from './app/late-http';
import { once } from './app/once';
import { pageBrand } from './app/page-brand';
import { pageClock } from './app/page-clock';
import { reportToConsole } from './app/report';
import { createAnnouncer } from './chat';
import type { Config } from './config/config';
import { createConductor } from './journey/conductor';
import { prefetchHealth } from './journey/health';
import { createSnapshotStorage } from './journey/snapshot-storage';

/** The composition root: every instance of the page is made here and passed on by value. */
function composePage(): BrandedPage | undefined {
  const brand = pageBrand(document, window.location.search);
  if (!brand) return undefined;

  let config: Config | undefined;
  const fetchHere = window.fetch.bind(window);
  // What the first words do not need comes in chunks of its own.
  const configured = once(async () => {
    const { loadConfig } = await import('./config/config');
    config = await loadConfig(fetchHere);
    return config;
  });
  const http = lateHttp(async () => {
    const [{ createHttpClient }, settings] = await Promise.all([import('@consorcio/shared/http'), configured()]);
    const { apiBaseUrl, apiKey, apiTimeoutMs, idempotencyKeys } = settings;
    return createHttpClient({
      baseUrl: apiBaseUrl,
      apiKey,
      timeoutMs: apiTimeoutMs,
      sendIdempotencyKey: idempotencyKeys,
      isOnline: () => navigator.onLine,
    });
  });
  const segments = once(async () => {
    const [{ createSegmentLoader }, { loadRelease }, { segmentTimeoutMs }] = await Promise.all([
      import('./segments/segment-loader'),
      import('./config/release'),
      configured(),
    ]);
    return createSegmentLoader({
      readRelease: () => loadRelease(fetchHere),
      fetch: fetchHere,
      timeoutMs: segmentTimeoutMs,
      report: reportToConsole,
    });
  });

  const announcer = createAnnouncer();
  const conductor = createConductor({
    brand,
    http,
    bus: createEventBus(() => reportToConsole({ code: 'unexpected' }, { at: 'event bus' })),
    clock: pageClock,
    storage: createSnapshotStorage(window.sessionStorage, brand.id, reportToConsole),
    report: reportToConsole,
    delayMs: () =>
      window.matchMedia('(prefers-reduced-motion: reduce)').matches
        ? 0
        : (config?.fakeLoadDelayMs ?? brand.fakeLoadDelay),
    loadSegment: async (name) => (await segments()).load(name),
    preloadSegment: (name) =>
      void segments().then(
        (loader) => loader.preload(name),
        () => undefined,
      ),
    speak: announcer.say,
    openSpecialists: () => void window.open(config?.chatUrl ?? brand.chatUrl, '_blank', 'noopener,noreferrer'),
    newJourneyId: () => crypto.randomUUID(),
  });
  prefetchHealth(http);
  return { brand, conductor, announcer };
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root, so there is nowhere to draw. Mend host/html-template.mjs.');
createRoot(root).render(
  <BrowserRouter>
    <App page={composePage()} />
  </BrowserRouter>,
);
