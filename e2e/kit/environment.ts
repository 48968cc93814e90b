import { pageFacts, pageHeaders, serveFolder } from '@consorcio/host/serving';
import { type Browser, chromium } from '@playwright/test';
import { findChromium, noChromium } from '../commands/support/chromium';
import { chromiumArguments } from '../fixtures/chromium-arguments';
import { createSandbox } from '../sandbox/sandbox';
import { builtKitPage } from './page-build';

/** What every verification needs, opened once: a browser, the kit's page and an API. */
export interface Environment {
  readonly browser: Browser;
  readonly pageUrl: string;
  readonly api: { readonly url: string; readonly key: string };
  /** Lets pages that are opened from now on load segments from this origin. */
  allow(segmentOrigin: string): void;
  /** Whether pages may request something from this origin. */
  allows(origin: string): boolean;
  close(): Promise<void>;
}

/** Throws if there is no browser. */
export async function openEnvironment(): Promise<Environment> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(noChromium);
  const sandbox = createSandbox();
  const [dir, browser, { url }] = await Promise.all([
    builtKitPage(),
    chromium.launch({ executablePath, args: [...chromiumArguments, '--js-flags=--expose-gc'] }),
    sandbox.listen(0),
  ]);
  const segments = new Set<string>();
  const origins = { apis: [url], observation: [], images: [], tags: [], parent: null };
  const server = await serveFolder({
    dir,
    port: 0,
    pages: () => ({ file: 'page.html', status: 200 }),
    // The policy of a brand's page: a segment that needs a weaker one would fail there.
    pageHeaders: (file, html) =>
      pageHeaders(
        file,
        { ...pageFacts(html), hasBrand: true },
        { origins: { ...origins, segments: [...segments] }, reportTo: null },
      ),
  });
  return {
    browser,
    pageUrl: server.url,
    api: { url, key: sandbox.apiKey },
    allow: (origin) => void segments.add(origin),
    allows: (origin) => [server.url, url, ...segments].some((known) => new URL(known).origin === origin),
    async close() {
      await browser.close();
      await Promise.all([server.stop(), sandbox.close()]);
    },
  };
}
