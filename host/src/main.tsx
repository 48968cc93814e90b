import type { Brand } from '@consorcio/shared/entities';
import { AppError, toFailure } from '@consorcio/shared/errors';
import { pauseBetweenBubbles } from '@consorcio/shared/flow';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Visit } from './brand/open-visit';
import { isOwnPath } from './brand/page-routes';
import { isPlainVisit, plainVisit } from './brand/plain-visit';
import { createAnnouncer, lateSpeakable, loadSegmentParts } from './chat';
import { createConductor } from './journey/conductor';
import { hasEarlierVisit } from './journey/has-earlier-visit';
import { prefetchHealth } from './journey/health';
import { reportToConsole } from './observation/report';
import { drawnGreeting, greetingPlayed, released, replaceOpening } from './opening/take-over';
import { App } from './page/app';
import { composeServices, lastingStorage, type Services, tabStorage } from './page/compose-services';
import { pageBrand } from './page/page-brand';
import { pageClock } from './platform/page-clock';
import { pagePresence } from './platform/presence';

// Without a brand this is the not-found page; the server already rendered it. In a browser that is too old, the HTML says so.
const brand = pageBrand(document);
const watchPresence = pagePresence();
if (brand && document.documentElement.dataset.old === undefined) void begin(brand).catch(giveUp);

async function begin(own: Brand): Promise<void> {
  const { early } = window;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root, so nothing can be rendered. Fix host/pages/html-template.ts.');
  if (process.env.FOR_TESTERS) (await import('./testers')).showBuilds(tabStorage);
  const isStartingAtStep = process.env.NODE_ENV !== 'production' && window.location.search.includes('inicio=');
  const hasToRead = isStartingAtStep || hasEarlierVisit(own.id, tabStorage, lastingStorage);
  const isPlain = !hasToRead && isPlainVisit(window.location.search, lastingStorage);
  const [earlier, visit, isFound] = await Promise.all([
    hasToRead ? loadEarlierVisit(own.id) : undefined,
    isPlain ? plainVisit(own) : loadVisit(own),
    isOwnPath(own, window.location).catch(missing),
  ]);
  if (!hasToRead) await greetingPlayed(root);
  const services = composeServices(visit.brand, { early, earlier, watchPresence });
  if (process.env.NODE_ENV !== 'production' && isStartingAtStep) {
    const { startAt } = await import('./development/start-at');
    await startAt(window.location.search, services);
  }
  await new Promise((resolve) => setTimeout(resolve)); // on a slow phone a press waits for this code, but not for the render too
  if (early?.isDown) await released();
  renderPage(root, services, visit, isFound);
}

/** A conversation that goes on shows fields and components at once. Without them it begins, and waits for its segment. */
async function loadEarlierVisit(brandId: string) {
  const parts = loadSegmentParts().catch(() => undefined);
  const earlier = await import('./journey/earlier-visit').catch(missing);
  const guardada = await earlier.lookBack(brandId, pageClock.now, reportToConsole);
  await parts;
  return { ...earlier, guardada };
}

async function loadVisit(own: Brand): Promise<Visit> {
  const { openVisit } = await import('./brand/open-visit').catch(missing);
  const ports = { storage: lastingStorage, clock: pageClock, report: reportToConsole };
  return openVisit(own, window.location.search, ports);
}

function missing(cause: unknown): never {
  throw new AppError('network.lost', 'Code that begins the conversation did not load.', { cause });
}

function renderPage(root: HTMLElement, services: Services, visit: Visit, isFound: boolean): void {
  prefetchHealth(services.http); // first: its code loads while the page is rendered
  const announcer = createAnnouncer(lateSpeakable);
  const conductor = createConductor({
    ...services,
    brandUnder: visit.under,
    speak: announcer.say,
    ...(process.env.NODE_ENV !== 'production' && {
      thrown: (error: unknown) => void import('./development/show-thrown').then(({ showThrown }) => showThrown(error)),
    }),
  });
  visit.whenChanged(conductor.changeBrand);
  const reportBrokenPart = (error: unknown) => {
    const { segment, step } = conductor.store.getState().snapshot.place;
    void watchPresence()
      .stays()
      .then(() => services.report(toFailure(error), { at: 'part', segment, step: step ?? '' }));
  };
  const { brand } = services;
  const page = {
    brand,
    isOwnPath: isFound,
    conductor,
    announcer,
    greeting: drawnGreeting(root, pauseBetweenBubbles(services.delayMs())),
  };
  replaceOpening(root, () => {
    // An error that a part threw is reported by its code only: its message may hold anything. In development React prints it.
    const report = { onCaughtError: reportBrokenPart, onUncaughtError: reportBrokenPart };
    const options = process.env.NODE_ENV === 'production' ? report : {};
    flushSync(() => createRoot(root, options).render(<App page={page} />));
  });
}

/** The opening stays on the screen and says that the conversation did not load, unless the visitor has left it. */
async function giveUp(error: unknown): Promise<void> {
  await watchPresence().stays();
  reportToConsole(toFailure(error), { at: 'start' });
  window.early?.fail();
}
