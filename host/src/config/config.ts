import * as z from 'zod/mini';
import { appBridgeSchema } from './app-bridge-settings';
import { loadJson } from './load-json';

/** What differs between deployments of one build. Served as `/config.json`, never cached. */
export const configSchema = z.object({
  apiBaseUrl: z.url({ protocol: /^https?$/ }),
  apiKey: z.string().check(z.minLength(1)),
  /** Replaces the specialists' chat of every brand; null leaves the brand's own. */
  chatUrl: z._default(z.nullable(z.url({ protocol: /^https?$/ })), null),
  /** Replaces the pause before a bot message; null leaves the brand's own. */
  fakeLoadDelayMs: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(10_000))), null),
  /** Off for an API whose CORS does not know the `idempotency-key` header. */
  idempotencyKeys: z._default(z.boolean(), true),
  /** How long loading a segment may take, all its tries included. A visitor hears of it within four seconds. */
  segmentTimeoutMs: z._default(z.int().check(z.minimum(500), z.maximum(60_000)), 3000),
  /** How long a call to the API may take when it says nothing else. */
  apiTimeoutMs: z._default(z.int().check(z.minimum(500), z.maximum(120_000)), 20_000),
  /** How the app, or the page, around an `isApp` brand is told of events. */
  appBridge: z.prefault(appBridgeSchema, {}),
  /** Where pages tell how segments loaded, what failed and how quick they were; null: nowhere. See docs/adr/0017. */
  observation: z.prefault(z.object({ endpoint: z._default(z.nullable(z.url({ protocol: /^https?$/ })), null) }), {}),
});
export type Config = z.infer<typeof configSchema>;

/** Reads `/config.json`. Throws `config.invalid` or `network.*`; ask again after either. */
export function loadConfig(fetch: typeof globalThis.fetch): Promise<Config> {
  return loadJson(fetch, '/config.json', configSchema);
}
