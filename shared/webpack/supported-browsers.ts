import { readFileSync } from 'node:fs';

interface Manifest {
  readonly browserslist: readonly string[];
}

const { browserslist }: Manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** The oldest supported version of each browser, as queries: 'chrome >= 109'. Those based on Chromium follow Chrome. See docs/adr/0025. */
export const supportedBrowsers: readonly string[] = browserslist;
