import type { Browser, CDPSession, ConsoleMessage, Page } from '@playwright/test';
import type { Environment } from './environment';
import { type MainThread, mainThread } from './main-thread';
import type { Kit } from './page/contract';
import { knownError } from './page/too-slow';
import { whileAnswering } from './while-answering';

type Awaitable = { [Name in keyof Kit]: (...args: Parameters<Kit[Name]>) => Promise<Awaited<ReturnType<Kit[Name]>>> };

/** One page of the kit, in a browser context of its own. */
export interface KitPage {
  readonly kit: Awaitable;
  /** Messages of the console and uncaught errors since the last call. */
  lines(): readonly string[];
  /** What the policy of the page refused since it was opened or reset. */
  refused(): readonly string[];
  /** Addresses that were requested since then and belong neither to the page, nor to the API, nor to a segment. */
  foreign(): readonly string[];
  readonly thread: MainThread;
  /** Whether the page no longer answers, because code in it does not end. */
  isStuck(): boolean;
  /** A picture of a part of the page (PNG, base64). */
  picture(clip: { x: number; y: number; width: number; height: number }): Promise<string>;
  /** The browser's own counts, after a garbage collection; a thorough one takes several times as long. */
  counts(how: 'quick' | 'thorough'): Promise<{ listeners: number; nodes: number; heapKib: number }>;
  /** Loads the page again for another build, with empty storages and records. */
  reset(): Promise<void>;
  /** Opens the page again in a new context, because code in the old one does not end. */
  replace(): Promise<void>;
  close(): Promise<void>;
}

/** A message of the browser about files that the host preloads; it depends on timing only. */
const ignored = /was preloaded using link preload but not used within a few seconds/;

const methods = (
  'calibrate load setBrand provided contracts play resume answerAll axe cycle cyclePressed notes clear traces ' +
  'makeHostile submitCard hideUnsure judgeContrast showUnsure repaint requests computedFacts'
).split(' ');

/** Opens a page of the kit that can be replaced by a new one. */
export async function openKitPage(environment: Environment): Promise<KitPage> {
  let opened = await openPage(environment);
  const replace = async () => {
    await opened.close();
    opened = await openPage(environment);
  };
  const page: object = new Proxy({}, { get: (_, name) => (name === 'replace' ? replace : Reflect.get(opened, name)) });
  return page as KitPage; // every other property is that of the page which is opened now
}

async function openPage({ browser, pageUrl, api, allows }: Environment): Promise<Omit<KitPage, 'replace'>> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 400, height: 800 },
  });
  const page = await context.newPage();
  const lines: string[] = [];
  let isStuck = false;
  page.on('console', (message) => {
    if (isTrouble(message) && !ignored.test(message.text()) && !isRefusal(message, api.url))
      lines.push(`the console says: ${message.text()}${placeOf(message)}. A visitor's console must stay empty.`);
  });
  page.on('pageerror', (error) =>
    lines.push(
      `an uncaught error: ${error.message}${firstPlaceIn(error.stack)}. Catch it, or fix the code that throws.`,
    ),
  );
  const foreign = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:/.test(url.protocol) && !allows(url.origin)) foreign.add(url.href);
  });
  const refused = new Set<string>();
  await context.exposeBinding('reportViolation', (_, what: string) => void refused.add(what.replace(/\s+/g, ' ')));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      Reflect.get(window, 'reportViolation')(`${effectiveDirective} refused ${blockedURI}${sample && ` (${sample})`}`),
    );
  });
  await page.goto(pageUrl);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return {
    kit: remoteControl(page, {
      slowness: () => slownessBeside(browser, pageUrl),
      onHang: () => {
        isStuck = true;
      },
    }),
    isStuck: () => isStuck,
    lines: () => lines.splice(0),
    refused: () => [...refused],
    async picture({ x, y, width, height }) {
      const buffer = await page.screenshot({ clip: { x, y, width, height } });
      return buffer.toString('base64');
    },
    foreign: () => [...foreign],
    thread: mainThread(session),
    async counts(how) {
      if (how === 'thorough') await session.send('HeapProfiler.collectGarbage');
      else await page.evaluate(() => gc?.({ type: 'major', execution: 'async' }));
      return countsNow(session);
    },
    async reset() {
      await session.send('Storage.clearDataForOrigin', { origin: pageUrl, storageTypes: 'all' });
      await context.clearCookies();
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(pageUrl);
      lines.length = 0;
      refused.clear();
      foreign.clear();
    },
    close: () => context.close(),
  };
}

/** Every method of the page's kit, called from here. */
function remoteControl(page: Page, silence: Parameters<typeof whileAnswering>[3]): Awaitable {
  const call = (method: string) => async (argument?: unknown) => {
    const answer = page.evaluate(
      async ([name, given]) => {
        // As long as this function runs, the browser lets code from a string run too, which the policy of the page forbids.
        await new Promise((resolve) => setTimeout(resolve));
        const kit = Reflect.get(window, 'kit');
        return kit[name as string](given);
      },
      [method, argument] as const,
    );
    return whileAnswering(page, answer, method, silence).catch((error: unknown) => {
      throw knownError(error);
    });
  };
  return Object.fromEntries(methods.map((method) => [method, call(method)])) as unknown as Awaitable; // one function for each name
}

/** The calibration on a page of its own, where no segment can hold up the work. */
async function slownessBeside(browser: Browser, pageUrl: string): Promise<number> {
  const page = await browser.newPage();
  try {
    await page.goto(pageUrl);
    return await page.evaluate(() => Reflect.get(window, 'kit').calibrate());
  } finally {
    await page.close();
  }
}

/** Where an error was thrown. */
function firstPlaceIn(stack = ''): string {
  const [, place] = /\/([\w.-]+\.js:\d+:\d+)\)?$/m.exec(stack) ?? [];
  return place ? ` (${place})` : '';
}

/** Where a message was written, if that is in a script. */
function placeOf(message: ConsoleMessage): string {
  const { url, lineNumber, columnNumber } = message.location();
  return /\.js$/.test(url) ? ` (${url.replace(/.*\//, '')}:${lineNumber + 1}:${columnNumber + 1})` : '';
}

/** Anything that code writes; of the browser's own messages only those about trouble. */
function isTrouble(message: ConsoleMessage): boolean {
  return message.args().length > 0 || ['error', 'warning', 'assert'].includes(message.type());
}

/** The API may refuse a request, which is a valid answer, but the browser logs it in the console. */
function isRefusal(message: ConsoleMessage, api: string): boolean {
  return message.location().url.startsWith(api) && /status of 4\d\d/.test(message.text());
}

async function countsNow(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), heapKib: of('JSHeapUsedSize') / 1024 };
}
