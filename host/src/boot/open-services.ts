import { createHttpClient, type Exchange, type HttpClient } from '@consorcio/shared/http';
import { createAnswersBetweenTabs, createGuardedExchange, type PurchaseGuard } from '../memory/answers-between-tabs';
import { createDeviceMemory } from '../memory/device-memory';
import type { PurchaseLogPorts } from '../memory/purchase-log';
import { type Config, loadConfig } from '../platform/config';
import { setLoadLimit } from '../platform/load-limit';
import { createBrowserGeolocator } from '../talk/browser-geolocator';
import type { ComingBackPorts } from '../talk/earlier-visit';
import { openRecords } from '../talk/open-records';

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
  const records = openRecords(ports, device);
  return {
    config,
    device,
    records,
    http: createPageHttp(config, records),
    geolocator: createBrowserGeolocator(window, device),
  };
}

export function createPageHttp(
  { apiBaseUrl, apiKey, apiTimeoutMs, idempotencyKeys }: Config,
  guard: PurchaseGuard,
): HttpClient {
  return createHttpClient({
    baseUrl: apiBaseUrl,
    apiKey,
    timeoutMs: apiTimeoutMs,
    sendIdempotencyKey: idempotencyKeys !== 'off',
    isOnline: () => navigator.onLine,
    exchange: betweenTabs(guard) ?? createGuardedExchange(guard),
  });
}

/** Undefined where tabs cannot communicate: each tab then sends its own requests. */
function betweenTabs(guard: PurchaseGuard): Exchange | undefined {
  try {
    if (!('locks' in navigator)) return undefined;
    const channel = new BroadcastChannel('consorcio.answers');
    return createAnswersBetweenTabs({ locks: navigator.locks, channel }, guard);
  } catch {
    return undefined;
  }
}
