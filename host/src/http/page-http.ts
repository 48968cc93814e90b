import { createHttpClient, type Exchange, type HttpClient } from '@consorcio/shared/http';
import type { Config } from '../config/config';
import { createAnswersBetweenTabs } from './answers-between-tabs';

/** The page's HTTP client. A chunk of its own: the first messages do not need it. */
export function createPageHttp({ apiBaseUrl, apiKey, apiTimeoutMs, idempotencyKeys }: Config): HttpClient {
  const exchange = betweenTabs();
  return createHttpClient({
    baseUrl: apiBaseUrl,
    apiKey,
    timeoutMs: apiTimeoutMs,
    sendIdempotencyKey: idempotencyKeys !== 'off',
    isOnline: () => navigator.onLine,
    ...(exchange && { exchange }),
  });
}

/** Undefined where tabs cannot communicate: each tab then sends its own requests. */
function betweenTabs(): Exchange | undefined {
  try {
    if (!('locks' in navigator)) return undefined;
    return createAnswersBetweenTabs({ locks: navigator.locks, channel: new BroadcastChannel('consorcio.answers') });
  } catch {
    return undefined;
  }
}
