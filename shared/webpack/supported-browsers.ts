import manifest from '../package.json' with { type: 'json' };

/** The oldest supported version of each browser, as queries: 'chrome >= 109'. Those based on Chromium follow Chrome. See docs/adr/0025. */
export const supportedBrowsers: readonly string[] = manifest.browserslist;
