import type { Brand } from '@consorcio/shared/entities';
import { toFailure } from '@consorcio/shared/errors';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { openVisit, type Visit } from './brand/open-visit';
import { pageRoutes } from './brand/page-routes';
import { createAnnouncer } from './chat';
import { createConductor } from './journey/conductor';
import { prefetchHealth } from './journey/health';
import { reportToConsole } from './observation/report';
import { App, type BrandedPage } from './page/app';
import { composeServices, lastingStorage, type Services } from './page/compose-services';
import { pageBrand } from './page/page-brand';
import { pageClock } from './platform/page-clock';

// Without a brand this is the not-found page; the server already rendered it.
const brand = pageBrand(document);
if (brand) begin(brand);

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
      .finally(() => renderPage(services, visit));
  } else {
    renderPage(services, visit);
  }
}

function renderPage(services: Services, visit: Visit): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root, so nothing can be rendered. Fix host/pages/html-template.ts.');
  const page = composePage(services, visit);
  visit.whenChanged(page.conductor.changeBrand);
  const reportBrokenPart = (error: unknown) => {
    const { segment, step } = page.conductor.store.getState().snapshot.place;
    services.report(toFailure(error), { at: 'part', segment, step: step ?? '' });
  };
  // An error that a part threw is reported by its code only: its message may hold anything. In development React prints it.
  createRoot(root, process.env.NODE_ENV === 'production' ? { onCaughtError: reportBrokenPart } : {}).render(
    <BrowserRouter>
      <App page={page} />
    </BrowserRouter>,
  );
}

function composePage(services: Services, visit: Visit): BrandedPage {
  const announcer = createAnnouncer();
  const conductor = createConductor({ ...services, brandUnder: visit.under, speak: announcer.say });
  prefetchHealth(services.http);
  return { brand: services.brand, routes: pageRoutes(services.brand, window.location.hostname), conductor, announcer };
}
