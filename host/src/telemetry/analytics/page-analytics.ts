import type { Brand } from '@consorcio/shared/entities';
import type { Config } from '../../platform/config';
import { type AnalyticsPorts, createAnalytics } from './analytics';
import { createAppBridge } from './app-bridge';
import { type GivenConsent, openContainer } from './container';
import { createPatientPush, pushToDataLayer } from './data-layer';
import { sha256 } from './sha256';

interface PageAnalyticsPorts extends Pick<AnalyticsPorts, 'isNewPurchase' | 'report'> {
  readonly brand: Brand;
  readonly consent: GivenConsent;
  readConfig(): Promise<Config>;
}

/** Analytics of this page, with the container of the brand's tag manager. A chunk of its own: the first messages do not need it. */
export function createPageAnalytics({ brand, consent, readConfig, isNewPurchase, report }: PageAnalyticsPorts) {
  if (brand.trackingId !== null) openContainer(brand, consent);
  return createAnalytics({
    push: brand.trackingId === null ? pushToDataLayer : createPatientPush(),
    post: brand.isApp ? createAppBridge(window, async () => (await readConfig()).appBridge) : () => undefined,
    digest: sha256,
    isNewPurchase,
    report,
  });
}
