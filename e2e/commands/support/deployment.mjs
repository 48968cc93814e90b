import { readFileSync } from 'node:fs';
import { contractVersion } from '../../../shared/webpack/contract-version.mjs';
import { inRoot } from './workspace.mjs';

export const SANDBOX_API_KEY = 'sandbox-key';

/**
 * What `/config.json` says.
 * @param {{ apiBaseUrl: string, apiKey?: string, delayMs?: number | null }} deployment
 */
export function configOf({ apiBaseUrl, apiKey = SANDBOX_API_KEY, delayMs = null }) {
  return { apiBaseUrl, apiKey, fakeLoadDelayMs: delayMs };
}

/**
 * What `/release.json` says.
 * @param {Record<string, string>} built segment → where its build is served
 * @param {Record<string, string>} [hot] segment → where it is served from its sources
 */
export function releaseOf(built, hot = {}) {
  const released = (origin, contract) => ({ manifest: `${origin}/mf-manifest.json`, contract });
  return {
    segments: {
      ...mapValues(built, (origin, name) => released(origin, builtContract(name))),
      ...mapValues(hot, (origin) => released(origin, contractVersion())),
    },
  };
}

function builtContract(segment) {
  return JSON.parse(readFileSync(inRoot(`mf-${segment}`, 'dist/mf-manifest.json'), 'utf8')).metaData.contract;
}

function mapValues(record, change) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));
}

/** The pause before bot messages that `CHAT_DELAY_MS` asks for; null leaves each brand its own. */
export function delayFrom({ CHAT_DELAY_MS: said }) {
  if (said === undefined || said === '') return null;
  const delay = Number(said);
  if (Number.isInteger(delay) && delay >= 0 && delay <= 10_000) return delay;
  throw new Error(`CHAT_DELAY_MS is "${said}", but the pause is a whole number of ms from 0 to 10000.`);
}
