import { createHttpClient, type Exchange, type HttpClient } from '@consorcio/shared/http';
import { createAnswersBetweenTabs, createGuardedExchange, type PurchaseGuard } from '../memory/answers-between-tabs';
import type { Config } from '../platform/config';

/** The page's HTTP client. A chunk of its own: the first messages do not need it. */
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
