import { readFileSync } from 'node:fs';
import { inRoot } from '@consorcio/shared/webpack/workspace';

/** The content of the file of a brand. */
export function brandFile(brand: string): unknown {
  return JSON.parse(readFileSync(inRoot('host/brands', `${brand}.json`), 'utf8'));
}
