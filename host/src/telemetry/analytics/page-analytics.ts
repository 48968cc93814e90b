import type { Brand } from '@consorcio/shared/entities';
import type { Config } from '../../platform/config';
import { type AnalyticsPorts, createAnalytics } from './analytics';
import { createAppBridge } from './app-bridge';
import { sha256 } from './sha256';
import { openTagFrame } from './tag-frame';

interface PageAnalyticsPorts extends Pick<AnalyticsPorts, 'isNewPurchase' | 'report'> {
  readonly brand: Brand;
  readConfig(): Promise<Config>;
}

/** Analytics of this page, with the frame of the brand's tag manager. A chunk of its own: the first messages do not need it. */
export function createPageAnalytics({ brand, readConfig, isNewPurchase, report }: PageAnalyticsPorts) {
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
    isNewPurchase,
    report,
  });
}

declare global {
  interface Window {
    /** The queue of a tag manager, in the page and in the frame of the container. Other code may have created it, with a `push` of its own. */
    dataLayer?: unknown[];
  }
}

/** Adds an entry to the page's data layer. An error of other code that listens there is ignored: it does not affect the visitor. */
export function pushToDataLayer(entry: object): void {
  try {
    window.dataLayer ??= [];
    window.dataLayer.push(entry);
  } catch {
    // Its `push` threw.
  }
}
