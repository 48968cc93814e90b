import { readFileSync } from 'node:fs';
import type { configSchema, releaseSchema } from '@consorcio/host/config';
import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import type { IdempotencyKeys } from '@consorcio/shared/http';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import * as z from 'zod/mini';
import { defaultApiKey } from '../../sandbox/sandbox';

/** An API, if it is not the sandbox. */
export interface ApiOptions {
  readonly apiBaseUrl?: string | undefined;
  readonly apiKey?: string | undefined;
  /** What is known about idempotency keys at that API. Absent for the default of the host. */
  readonly idempotencyKeys?: IdempotencyKeys | undefined;
}

interface ConfigOptions extends ApiOptions {
  readonly apiBaseUrl: string;
  readonly delayMs?: number | null;
  /** The address to which pages report what they observe. */
  readonly observedAt?: string | undefined;
}

/** The content of `/config.json`. */
export function configOf(options: ConfigOptions): z.input<typeof configSchema> {
  const { apiBaseUrl, apiKey = defaultApiKey, delayMs = null, idempotencyKeys, observedAt } = options;
  return {
    ...{ apiBaseUrl, apiKey, fakeLoadDelayMs: delayMs },
    ...(idempotencyKeys && { idempotencyKeys }),
    ...(observedAt && { observation: { endpoint: observedAt } }),
  };
}

/** The API that the environment names. Prints which variables are ignored without one. Throws for a word that is not allowed. */
export function apiFrom(env: NodeJS.ProcessEnv): ApiOptions {
  const { API_BASE_URL: apiBaseUrl, API_KEY: apiKey, IDEMPOTENCY_KEYS: keys } = env;
  const ignored = ['API_KEY', 'IDEMPOTENCY_KEYS'].filter((name) => env[name]).join(' and ');
  if (!apiBaseUrl) {
    if (ignored) console.log(`Ignored: ${ignored}. Without API_BASE_URL the API is the sandbox.`);
    return {};
  }
  const idempotencyKeys = (['off', 'sent', 'honoured'] as const).find((word) => word === keys);
  if (keys && !idempotencyKeys) throw new Error(`IDEMPOTENCY_KEYS is ${keys}. Set it to off, sent or honoured.`);
  return { apiBaseUrl, apiKey: apiKey || undefined, idempotencyKeys };
}

type Origins = Readonly<Record<string, string>>;
const manifestSchema = z.object({ metaData: z.object({ contract: z.int() }) });

/**
 * The content of `/release.json`.
 * @param built segment → the origin that serves its build
 * @param hot segment → the origin that serves its sources with hot reload
 */
export function releaseOf(built: Origins, hot: Origins = {}): z.input<typeof releaseSchema> {
  const manifest = (origin: string) => `${origin}/mf-manifest.json`;
  const released = Object.entries(built).map(([name, origin]) => {
    const bytes = readFileSync(inRoot(`mf-${name}`, 'dist/mf-manifest.json'));
    const { contract } = manifestSchema.parse(JSON.parse(bytes.toString())).metaData;
    return [name, { manifest: manifest(origin), contract, integrity: integrityOf(bytes) }];
  });
  const fromSources = Object.entries(hot).map(([name, origin]) => [
    name,
    { manifest: manifest(origin), contract: CONTRACT_VERSION },
  ]);
  return { segments: Object.fromEntries([...released, ...fromSources]) };
}

/** The pause before bot messages in `CHAT_DELAY_MS`; null keeps the pause of each brand. */
export function delayFrom({ CHAT_DELAY_MS: given }: NodeJS.ProcessEnv): number | null {
  if (given === undefined || given === '') return null;
  const delay = Number(given);
  if (Number.isInteger(delay) && delay >= 0 && delay <= 10_000) return delay;
  throw new Error(`CHAT_DELAY_MS is "${given}", but the pause must be a whole number of ms from 0 to 10000.`);
}
