import { createDeviceMemory } from '../memory/device-memory';
import type { PurchaseLogPorts } from '../memory/purchase-log';
import { loadConfig } from '../platform/config';
import { setLoadLimit } from '../platform/load-limit';
import { createBrowserGeolocator } from '../talk/browser-geolocator';
import type { ComingBackPorts } from '../talk/coming-back';
import { openRecords } from '../talk/open-records';
import { createPageHttp } from './page-http';

interface Ports extends Omit<PurchaseLogPorts, 'storage' | 'toldBy'>, ComingBackPorts {
  /** For `/config.json`: the HTML has asked for it. */
  readonly fetchConfig: typeof globalThis.fetch;
}

/** What the first messages do not need: the deployment's settings, what outlives the tab, the API's client, the location. */
export async function openServices({ fetchConfig, ...ports }: Ports) {
  const config = await loadConfig(fetchConfig);
  setLoadLimit(config.segmentTimeoutMs);
  const { browser, now, report } = ports;
  const device = createDeviceMemory({ storage: browser.device, now, report });
  const records = openRecords(ports);
  return {
    config,
    device,
    records,
    http: createPageHttp(config, records),
    geolocator: createBrowserGeolocator(window, device),
  };
}
