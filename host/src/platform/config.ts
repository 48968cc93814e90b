import { publicAddressSchema } from '@consorcio/shared/entities';
import * as z from 'zod/mini';
import { loadJson } from './load-json';

const globalName = z.string().check(z.regex(/^[A-Za-z_$][\w$]*$/));

/** The names by which the page reports events to the app that shows it. SPEC section 7: only for brands with `isApp`. */
export const appBridgeSchema = z.object({
  /** The WKWebView script message handler: `window.webkit.messageHandlers[iosHandler]`. */
  iosHandler: z._default(globalName, 'consorcio'),
  /** The object an Android WebView adds to the page: `window[androidInterface]`. */
  androidInterface: z._default(globalName, 'ConsorcioApp'),
  /** The origin (no path) of the page that frames this one; with null no frame gets events. */
  parentOrigin: z._default(
    z.nullable(z.url({ protocol: /^https?$/ }).check(z.regex(/^https?:\/\/[^/\\?#@]+$/, 'an origin has no path'))),
    null,
  ),
});
export type AppBridgeSettings = z.infer<typeof appBridgeSchema>;

/** The settings that differ between deployments of one build. Served as `/config.json`, never cached. */
export const configSchema = z.object({
  apiBaseUrl: publicAddressSchema,
  apiKey: z.string().check(z.minLength(1)),
  /** Replaces the specialists' chat of every brand; null keeps the brand's own. */
  chatUrl: z._default(z.nullable(publicAddressSchema), null),
  /** Replaces the pause before a bot message; null keeps the brand's own. */
  fakeLoadDelayMs: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(10_000))), null),
  /**
   * `off` for an API whose CORS rules refuse the `idempotency-key` header; `honoured` only for an API that acts once for one key.
   * See docs/guides/payments.md.
   */
  idempotencyKeys: z._default(z.enum(['off', 'sent', 'honoured']), 'sent'),
  /** How long loading a segment, one of its components or code of the host may take, including all attempts. A visitor reads about a failure within four seconds. */
  segmentTimeoutMs: z._default(z.int().check(z.minimum(500), z.maximum(60_000)), 3000),
  /** How long a call to the API may take unless the call sets its own limit. */
  apiTimeoutMs: z._default(z.int().check(z.minimum(500), z.maximum(120_000)), 20_000),
  /** How the page reports events to the app, or the page, around an `isApp` brand. */
  appBridge: z.prefault(appBridgeSchema, {}),
  /** Where pages send how segments loaded, what failed and how fast the page was; null: nowhere. See docs/adr/0017. */
  observation: z.prefault(z.object({ endpoint: z._default(z.nullable(publicAddressSchema), null) }), {}),
});
export type Config = z.infer<typeof configSchema>;

/** Reads `/config.json`. Throws `config.invalid` or `network.*`; after either, call it again. */
export function loadConfig(fetch: typeof globalThis.fetch): Promise<Config> {
  return loadJson(fetch, '/config.json', configSchema);
}
