import { readFileSync } from 'node:fs';

const source = new URL('../src/flow/segment.ts', import.meta.url);

/** The contract version, read from its only definition, so that a manifest cannot state another one. */
export function contractVersion(): number {
  const match = /export const CONTRACT_VERSION = (\d+);/.exec(readFileSync(source, 'utf8'));
  if (!match) {
    throw new Error(
      `${source.pathname} does not define CONTRACT_VERSION as a number, so no manifest can be written. ` +
        'Keep the line `export const CONTRACT_VERSION = <number>;`.',
    );
  }
  return Number(match[1]);
}
