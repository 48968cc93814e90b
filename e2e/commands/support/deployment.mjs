import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { contractVersion } from '@consorcio/shared/webpack/contract-version';
import { inRoot } from '@consorcio/shared/webpack/workspace';

export const SANDBOX_API_KEY = 'sandbox-key';

/**
 * What `/config.json` says.
 * @param {{ apiBaseUrl: string, apiKey?: string, delayMs?: number | null, observedAt?: string }} deployment `observedAt` is where
 * pages tell what they observe
 */
export function configOf({ apiBaseUrl, apiKey = SANDBOX_API_KEY, delayMs = null, observedAt }) {
  return { apiBaseUrl, apiKey, fakeLoadDelayMs: delayMs, ...(observedAt && { observation: { endpoint: observedAt } }) };
}

/**
 * What `/release.json` says.
 * @param {Record<string, string>} built segment → where its build is served
 * @param {Record<string, string>} [hot] segment → where it is served from its sources
 * @param {{ pinned?: boolean }} [options] `pinned` tells the hashes of the manifests too, for builds that stay as they are while
 * they are served
 */
export function releaseOf(built, hot = {}, { pinned = false } = {}) {
  const released = (origin, contract) => ({ manifest: `${origin}/mf-manifest.json`, contract });
  return {
    segments: {
      ...mapValues(built, (origin, name) => {
        const bytes = readFileSync(inRoot(`mf-${name}`, 'dist/mf-manifest.json'));
        const { contract } = JSON.parse(String(bytes)).metaData;
        return { ...released(origin, contract), ...(pinned && { integrity: integrityOf(bytes) }) };
      }),
      ...mapValues(hot, (origin) => released(origin, contractVersion())),
    },
  };
}

/** Where `npm start` keeps the release that it serves, and `pnpm release` edits it when nobody names another. */
export const startedReleaseFile = inRoot('.cache/start/release.json');

/** The hash of bytes, written as in subresource integrity. */
export function integrityOf(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

function mapValues(record, change) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));
}

/**
 * The pause before bot messages that `CHAT_DELAY_MS` asks for; null leaves each brand its own.
 * @param {{ CHAT_DELAY_MS?: string }} env
 */
export function delayFrom({ CHAT_DELAY_MS: said }) {
  if (said === undefined || said === '') return null;
  const delay = Number(said);
  if (Number.isInteger(delay) && delay >= 0 && delay <= 10_000) return delay;
  throw new Error(`CHAT_DELAY_MS is "${said}", but the pause is a whole number of ms from 0 to 10000.`);
}
