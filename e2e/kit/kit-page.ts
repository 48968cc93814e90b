import type { CDPSession, ConsoleMessage, Page } from '@playwright/test';
import type { Bench } from './bench';
import type { Kit } from './page/contract';

type Awaitable = { [Name in keyof Kit]: (...args: Parameters<Kit[Name]>) => Promise<Awaited<ReturnType<Kit[Name]>>> };

/** One page of the kit, in a browser context of its own. */
export interface KitPage {
  readonly kit: Awaitable;
  /** What was said in the console, and not caught, since it was asked last. */
  lines(): readonly string[];
  requests(): readonly string[];
  /** The page answers no more: whatever runs in it does not come to an end. */
  hangs(): boolean;
  /** The browser's own counts, after it collected its garbage. */
  counts(): Promise<{ listeners: number; nodes: number; heapKib: number }>;
  /** As it was opened, for another build: loaded anew, with nothing stored and nothing heard. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

/** The browser's own remark, by its own clock, about files that the host preloads. */
const ofNoAccount = /was preloaded using link preload but not used within a few seconds/;

/** ms that a call may take; what it waits for itself has shorter limits. */
const LIMIT_MS = 20_000;

const methods = [
  'load',
  'dress',
  'provided',
  'contracts',
  'play',
  'resume',
  'answerAll',
  'axe',
  'cycle',
  'clear',
  'traces',
] as const;

export async function openKitPage({ browser, pageUrl, api }: Bench): Promise<KitPage> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 400, height: 800 },
  });
  const page = await context.newPage();
  const lines: string[] = [];
  const requests: string[] = [];
  let isStuck = false;
  page.on('console', (message) => {
    if (isTrouble(message) && !ofNoAccount.test(message.text()) && !isRefusal(message, api.url))
      lines.push(`the console says: ${message.text()}. A visitor's console stays empty.`);
  });
  page.on('pageerror', (error) =>
    lines.push(`an error nobody caught: ${error.message}. Catch it, or mend what throws.`),
  );
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(pageUrl);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return {
    kit: remoteControl(page, () => {
      isStuck = true;
    }),
    hangs: () => isStuck,
    lines: () => lines.splice(0),
    requests: () => requests,
    counts: () => counts(session),
    async renew() {
      await session.send('Storage.clearDataForOrigin', { origin: pageUrl, storageTypes: 'all' });
      await context.clearCookies();
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(pageUrl);
      lines.length = 0;
      requests.length = 0;
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
  return Object.fromEntries(methods.map((method) => [method, call(method)])) as unknown as Awaitable; // one by one, as named
}

async function withinLimit<T>(answer: Promise<T>, method: string, onHang: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onHang();
      reject(
        new Error(`the page did not come back from "${method}" in ${LIMIT_MS / 1000} s. Something in it does not end.`),
      );
    }, LIMIT_MS);
  });
  answer.catch(() => undefined); // also when nobody waits for it any more
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

function isTrouble(message: ConsoleMessage): boolean {
  return ['error', 'warning', 'assert'].includes(message.type());
}

/** The API refuses what is wrong, which is an answer; the browser says so in the console all the same. */
function isRefusal(message: ConsoleMessage, api: string): boolean {
  return message.location().url.startsWith(api) && /status of 4\d\d/.test(message.text());
}

async function counts(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), heapKib: of('JSHeapUsedSize') / 1024 };
}
