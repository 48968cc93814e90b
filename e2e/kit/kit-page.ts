import type { CDPSession, ConsoleMessage, Page } from '@playwright/test';
import type { Environment } from './environment';
import type { Kit } from './page/contract';

type Awaitable = { [Name in keyof Kit]: (...args: Parameters<Kit[Name]>) => Promise<Awaited<ReturnType<Kit[Name]>>> };

/** One page of the kit, in a browser context of its own. */
export interface KitPage {
  readonly kit: Awaitable;
  /** Messages of the console and uncaught errors since the last call. */
  lines(): readonly string[];
  /** What the policy of the page refused since it was opened or reset. */
  refused(): readonly string[];
  /** The page no longer answers, because code in it does not end. */
  isStuck(): boolean;
  /** A picture of a part of the page (PNG, base64). */
  picture(clip: { x: number; y: number; width: number; height: number }): Promise<string>;
  /** The browser's own counts, after a garbage collection. */
  counts(): Promise<{ listeners: number; nodes: number; heapKib: number }>;
  /** Loads the page again for another build, with empty storages and records. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** A message of the browser about files that the host preloads; it depends on timing only. */
const ignored = /was preloaded using link preload but not used within a few seconds/;

/** Time limit in ms for one call. The waits inside it have shorter limits. */
const LIMIT_MS = 20_000;

const methods = (
  'load setBrand provided contracts play resume answerAll axe cycle clear traces makeHostile submitCard hideUnsure ' +
  'judgeContrast showUnsure repaint requests computedFacts'
).split(' ');

export async function openKitPage({ browser, pageUrl, api }: Environment): Promise<KitPage> {
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
      lines.push(`the console says: ${message.text()}. A visitor's console must stay empty.`);
  });
  page.on('pageerror', (error) =>
    lines.push(`an uncaught error: ${error.message}. Catch it, or fix the code that throws.`),
  );
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
    kit: remoteControl(page, () => {
      isStuck = true;
    }),
    isStuck: () => isStuck,
    lines: () => lines.splice(0),
    refused: () => [...refused],
    async picture({ x, y, width, height }) {
      const buffer = await page.screenshot({ clip: { x, y, width, height } });
      return buffer.toString('base64');
    },
    counts: () => counts(session),
    async reset() {
      await session.send('Storage.clearDataForOrigin', { origin: pageUrl, storageTypes: 'all' });
      await context.clearCookies();
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(pageUrl);
      lines.length = 0;
      refused.clear();
    },
    close: () => context.close(),
  };
}

/** Every method of the page's kit, called from here. */
function remoteControl(page: Page, onHang: () => void): Awaitable {
  const call = (method: string) => async (argument?: unknown) => {
    const answer = page.evaluate(
      ([name, given]) => {
        const kit = Reflect.get(window, 'kit');
        return kit[name as string](given);
      },
      [method, argument] as const,
    );
    return withinLimit(answer, method, onHang);
  };
  return Object.fromEntries(methods.map((method) => [method, call(method)])) as unknown as Awaitable; // one function for each name
}

async function withinLimit<T>(answer: Promise<T>, method: string, onHang: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onHang();
      reject(new Error(`the page did not answer "${method}" in ${LIMIT_MS / 1000} s. Some code in it does not end.`));
    }, LIMIT_MS);
  });
  answer.catch(() => undefined); // it may still reject after the time limit
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

function isTrouble(message: ConsoleMessage): boolean {
  return ['error', 'warning', 'assert'].includes(message.type());
}

/** The API may refuse a request, which is a valid answer, but the browser logs it in the console. */
function isRefusal(message: ConsoleMessage, api: string): boolean {
  return message.location().url.startsWith(api) && /status of 4\d\d/.test(message.text());
}

/** Collects until nothing more goes away: under load a single collection leaves what is still being taken apart. */
async function counts(session: CDPSession) {
  let least = await countsNow(session);
  for (;;) {
    const { listeners, nodes } = least;
    const again = await countsNow(session);
    if (again.listeners >= listeners && again.nodes >= nodes) return least;
    least = again;
  }
}

async function countsNow(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), heapKib: of('JSHeapUsedSize') / 1024 };
}
