import { readFileSync } from 'node:fs';
import { inRoot } from './workspace';

interface RootManifest {
  readonly browserslist: readonly string[];
}

const { browserslist }: RootManifest = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

/** The oldest supported version of each browser, as queries: 'chrome >= 109'. Those based on Chromium follow Chrome. See docs/adr/0025. */
export const supportedBrowsers: readonly string[] = browserslist;
