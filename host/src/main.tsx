import type { Brand } from '@consorcio/shared/entities';
import { toFailure } from '@consorcio/shared/errors';
import { pauseBetweenBubbles } from '@consorcio/shared/flow';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { composeServices, type Services } from './boot/compose-services';
import { createTakeOver, greetingPlayed, type TakeOver } from './boot/opening/take-over';
import { Released, TakingOver } from './boot/opening/taking-over';
import { App } from './boot/page/app';
import { pageBrand } from './boot/page/page-brand';
import { isOwnPath } from './boot/visit/page-routes';
import { isPlainVisit, plainVisit, type Visit } from './boot/visit/plain-visit';
import { createAnnouncer, lateSpeakable, loadSegmentParts } from './chat';
import { locksHere, thisBrowser } from './memory/guarded-storage';
import { hasEarlierVisit } from './memory/has-earlier-visit';
import { late } from './platform/late';
import { pageClock } from './platform/page-clock';
import { pagePresence } from './platform/presence';
import { createConductor } from './talk/conductor';
import { prefetchHealth } from './talk/steps/health-check.step';
import { reportToConsole } from './telemetry/observation/report';

// Without a brand this is the not-found page; the server already rendered it. In a browser that is too old, the HTML says so.
const brand = pageBrand(document);
const watchPresence = pagePresence();
if (brand && document.documentElement.dataset.old === undefined) void begin(brand).catch(giveUp);

async function begin(own: Brand): Promise<void> {
  const { early } = window;
  const root = document.getElementById('root') as HTMLElement; // host/pages/html-template.ts writes it
  if (process.env.FOR_TESTERS) (await import('./boot/testers/show-builds')).showBuilds();
  const isStartingAtStep = process.env.NODE_ENV !== 'production' && window.location.search.includes('inicio=');
  const hasToRead = isStartingAtStep || hasEarlierVisit(thisBrowser, own.id);
  const isPlain = !hasToRead && isPlainVisit(window.location.search, thisBrowser.device);
  const [earlier, visit, isFound] = await Promise.all([
    hasToRead ? loadEarlierVisit(own.id) : undefined,
    isPlain ? plainVisit(own) : loadVisit(own),
    opening(() => isOwnPath(own, window.location)),
  ]);
  if (!hasToRead) await greetingPlayed(root);
  const services = composeServices(visit.brand, { early, earlier, watchPresence });
  if (process.env.NODE_ENV !== 'production' && isStartingAtStep) {
    const { startAt } = await import('./boot/development/start-at');
    services.stored = (await startAt(window.location.search, services)) ?? services.stored;
  }
  const takeOver = createTakeOver(root, pauseBetweenBubbles(services.delayMs()));
  renderPage(takeOver, services, visit, isFound);
}

/** A conversation that goes on shows fields and components at once. Without them it begins, and waits for its segment. */
async function loadEarlierVisit(brandId: string) {
  const parts = loadSegmentParts().catch(() => undefined);
  const { readEarlierVisit } = await opening(() => import('./talk/earlier-visit'));
  const { now } = pageClock;
  const earlier = await readEarlierVisit({
    browser: thisBrowser,
    brandId,
    locks: locksHere(),
    now,
    report: reportToConsole,
  });
  await parts;
  return earlier;
}

async function loadVisit(own: Brand): Promise<Visit> {
  const { openVisit } = await opening(() => import('./boot/visit/open-visit'));
  const ports = { storage: thisBrowser.device, clock: pageClock, report: reportToConsole };
  return openVisit(own, window.location.search, ports);
}

/** Code without which the conversation cannot begin. */
function opening<T>(load: () => Promise<T>): Promise<T> {
  return late(load, 'network.lost')();
}

function renderPage(takeOver: TakeOver, services: Services, visit: Visit, isFound: boolean): void {
  prefetchHealth(services.http); // first: its code loads while the page is rendered
  const announcer = createAnnouncer(lateSpeakable);
  const conductor = createConductor({
    ...services,
    brandUnder: visit.under,
    speak: announcer.say,
    ...(process.env.NODE_ENV !== 'production' && {
      thrown: (error: unknown) =>
        void import('./boot/development/show-thrown').then(({ showThrown }) => showThrown(error)),
    }),
  });
  visit.whenChanged(conductor.changeBrand);
  const reportBrokenPart = (error: unknown) => {
    const { segment, step } = conductor.store.getState().snapshot.place;
    void watchPresence()
      .stays()
      .then(() => services.report(toFailure(error), { at: 'part', segment, step: step ?? '' }));
  };
  const { brand, consent } = services;
  const page = { brand, consent, isOwnPath: isFound, conductor, announcer, greeting: takeOver.greeting };
  // An error that a part threw is reported by its code only: its message may hold anything. In development React prints it.
  const report = { onCaughtError: reportBrokenPart, onUncaughtError: reportBrokenPart };
  const root = createRoot(takeOver.page, process.env.NODE_ENV === 'production' ? report : {});
  // In short tasks: the opening answers meanwhile.
  startTransition(() =>
    root.render(
      <TakingOver takeOver={takeOver}>
        <App page={page} />
        <Released takeOver={takeOver} />
      </TakingOver>,
    ),
  );
}

/** The opening stays on the screen and says that the conversation did not load, unless the visitor has left it. */
async function giveUp(error: unknown): Promise<void> {
  await watchPresence().stays();
  reportToConsole(toFailure(error), { at: 'start' });
  window.early?.fail();
}
