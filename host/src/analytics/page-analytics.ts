import type { Brand } from '@consorcio/shared/entities';
import type { Config } from '../config/config';
import type { Report } from '../observation/report';
import { pageStorage } from '../storage/page-storage';
import { type Analytics, createAnalytics } from './analytics';
import { createAppBridge } from './app-bridge';
import { createCountedPurchases } from './counted-purchases';
import { pushToDataLayer } from './data-layer';
import { sha256 } from './sha256';
import { openTagFrame } from './tag-frame';

/** Analytics of this page, with the frame of the brand's tag manager. A chunk of its own: the first messages do not need it. */
export function createPageAnalytics(brand: Brand, readConfig: () => Promise<Config>, report: Report): Analytics {
  const sendToContainer = openTagFrame(brand.trackingId, window.location.search, () =>
    report({ code: 'unexpected' }, { at: 'tag manager' }),
  );
  const push = (entry: object) => {
    pushToDataLayer(entry);
    sendToContainer(entry);
  };
  if (brand.trackingId !== null) push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  return createAnalytics({
    push,
    post: brand.isApp ? createAppBridge(window, async () => (await readConfig()).appBridge) : () => undefined,
    digest: sha256,
    isNewPurchase: createCountedPurchases(pageStorage(() => window.localStorage)),
    report,
  });
}
