import { readFileSync } from 'node:fs';
import type { configSchema, releaseSchema } from '@consorcio/host/config';
import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import type { IdempotencyKeys } from '@consorcio/shared/http';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import * as z from 'zod/mini';
import { defaultApiKey } from '../../sandbox/sandbox';

/** The content of `/config.json`. */
type DeployedConfig = z.input<typeof configSchema>;

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

export function configOf({
  apiBaseUrl,
  apiKey = defaultApiKey,
  delayMs = null,
  idempotencyKeys,
  observedAt,
}: ConfigOptions): DeployedConfig {
  return {
    apiBaseUrl,
    apiKey,
    fakeLoadDelayMs: delayMs,
    ...(idempotencyKeys && { idempotencyKeys }),
    ...(observedAt && { observation: { endpoint: observedAt } }),
  };
}

/** The API that the environment names. Prints which variables are ignored without one. Throws for a word that is not allowed. */
export function apiFrom(env: NodeJS.ProcessEnv): ApiOptions {
  const { API_BASE_URL: apiBaseUrl, API_KEY: apiKey } = env;
  if (apiBaseUrl) return { apiBaseUrl, apiKey: apiKey || undefined, idempotencyKeys: keysFrom(env) };
  const ignored = ['API_KEY', 'IDEMPOTENCY_KEYS'].filter((name) => env[name]);
  if (ignored.length > 0) {
    console.log(
      `${ignored.join(' and ')} ${ignored.length > 1 ? 'are' : 'is'} ignored: without API_BASE_URL the API is the sandbox.`,
    );
  }
  return {};
}

function keysFrom({ IDEMPOTENCY_KEYS: keys }: NodeJS.ProcessEnv): IdempotencyKeys | undefined {
  if (!keys) return undefined;
  if (keys === 'off' || keys === 'sent' || keys === 'honoured') return keys;
  throw new Error(`IDEMPOTENCY_KEYS is ${keys}. Set it to off, sent or honoured.`);
}

/** The content of `/release.json`. */
type DeployedRelease = z.input<typeof releaseSchema>;

type Origins = Readonly<Record<string, string>>;

/**
 * @param built segment → the origin that serves its build
 * @param hot segment → the origin that serves its sources with hot reload
 */
export function releaseOf(built: Origins, hot: Origins = {}): DeployedRelease {
  const released = (origin: string, contract: number) => ({ manifest: `${origin}/mf-manifest.json`, contract });
  return {
    segments: {
      ...mapValues(built, (origin, name) => {
        const bytes = readFileSync(inRoot(`mf-${name}`, 'dist/mf-manifest.json'));
        return { ...released(origin, contractIn(bytes)), integrity: integrityOf(bytes) };
      }),
      ...mapValues(hot, (origin) => released(origin, CONTRACT_VERSION)),
    },
  };
}

const manifestSchema = z.object({ metaData: z.object({ contract: z.int() }) });

function contractIn(manifest: Buffer): number {
  return manifestSchema.parse(JSON.parse(manifest.toString())).metaData.contract;
}

function mapValues<Result>(record: Origins, change: (value: string, name: string) => Result): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));
}

/** The pause before bot messages in `CHAT_DELAY_MS`; null keeps the pause of each brand. */
export function delayFrom({ CHAT_DELAY_MS: given }: NodeJS.ProcessEnv): number | null {
  if (given === undefined || given === '') return null;
  const delay = Number(given);
  if (Number.isInteger(delay) && delay >= 0 && delay <= 10_000) return delay;
  throw new Error(`CHAT_DELAY_MS is "${given}", but the pause must be a whole number of ms from 0 to 10000.`);
}
