import { cardPageHeaders } from '@consorcio/host/serving';
import type { CDPSession, ConsoleMessage, Route } from '@playwright/test';
import type { Environment } from './environment';
import type { Finding } from './page/findings';
import type { Kit } from './page/kit';

type Awaitable = { [Name in keyof Kit]: (...args: Parameters<Kit[Name]>) => Promise<Awaited<ReturnType<Kit[Name]>>> };

/** One page of the kit, in a browser context of its own. */
export type KitPage = Awaited<ReturnType<typeof openKitPage>>;

/** Messages of the browser about files that the host preloads, which depend on timing only, and about what the policy refuses. */
const ignored = /was preloaded using link preload but not used|Content Security Policy|requires 'Trusted/;
/** ms. A page whose scripts end says much more often that it works, also on a busy machine. */
const SILENCE_MS = 12_000;
const BEAT_MS = 500;

/** Opens a page of the kit on a phone of this width. */
export async function openKitPage({ browser, pageUrl, api, allows }: Environment, width: number) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width, height: 740 },
    hasTouch: true,
  });
  const page = await context.newPage();
  let isStuck = false;
  let lastBeat = Date.now();
  const found: Omit<Finding, 'where'>[] = [];
  const note = (check: Finding['check'], says: string, at?: string) => void found.push({ check, says, at });
  page.on('console', (message) => {
    const isRefused = message.location().url.startsWith(api.url) && /status of 4\d\d/.test(message.text()); // a valid answer of the API
    if (isTrouble(message) && !ignored.test(message.text()) && !isRefused)
      note('page', `writes to the console: ${message.text()}. A visitor's console must stay empty.`, placeOf(message));
  });
  page.on('pageerror', ({ message, stack = '' }) =>
    note('page', `has an uncaught error: ${message}. Catch it.`, /(https?:\/\/[^\s)]+:\d+:\d+)\)?$/m.exec(stack)?.[1]),
  );
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:/.test(url.protocol) && !allows(url.origin))
      note('files', `requests ${url.href}, neither of its own origin nor of the API. Build with publicPath 'auto'.`);
  });
  await context.exposeBinding('reportViolation', (_, what: string, at: string) => {
    const refused = what.replace(/\s+/g, ' ');
    note(
      'page',
      `needs a weaker policy than that of our pages: ${refused}. See docs/guides/serving.md.`,
      at || undefined,
    );
  });
  await context.exposeBinding('beat', ({ frame }) => {
    if (!frame.parentFrame()) lastBeat = Date.now(); // a frame in the page may go on without it
  });
  await context.addInitScript((ms) => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber, columnNumber } = violation;
      const what = `${effectiveDirective} refused ${blockedURI}${sample && ` (${sample})`}`;
      Reflect.get(window, 'reportViolation')(what, sourceFile && `${sourceFile}:${lineNumber}:${columnNumber}`);
    });
    setInterval(() => Reflect.get(window, 'beat')(), ms);
  }, BEAT_MS);
  // A page that is answered here is of no known network, so Chromium would not let it reach this machine.
  await context.grantPermissions(['local-network-access']);
  await context.route(/\/card\.html$/, (route) => showCardPage(route, pageUrl, api.url).catch(() => undefined)); // it may be closed
  await page.goto(pageUrl);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' }); // a busy machine makes no difference

  const call = async (method: string, given: readonly unknown[]) => {
    if (isStuck) throw new Error('The page does not answer any more.');
    lastBeat = Date.now();
    const answer = page.evaluate(
      async ([name, args]) => {
        // As long as this function runs, the browser lets code from a string run too, which the policy of the page forbids.
        await new Promise((resolve) => setTimeout(resolve));
        return Reflect.get(window, 'kit')[name](...args);
      },
      [method, given] as const,
    );
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setInterval(() => {
        if (Date.now() - lastBeat < SILENCE_MS) return;
        isStuck = true;
        note('steps', 'has code that does not end: the page no longer answers. Look for a loop.');
        reject(new Error('The page does not answer.'));
      }, BEAT_MS);
    });
    return Promise.race([answer, silence]).finally(() => clearInterval(timer));
  };
  const get =
    (_: object, name: string) =>
    (...given: unknown[]) =>
      call(name, given);
  /** The functions of the page. They reject when code in it does not end. */
  const kit = new Proxy({}, { get }) as Awaitable; // one function for each name
  return {
    page,
    kit,
    note,
    isStuck: () => isStuck,
    /** What was found since the last call, in the page and by the browser, in this step. */
    async findings(where: string): Promise<readonly Finding[]> {
      const inPage = isStuck ? [] : await kit.findings();
      return [...inPage, ...found.splice(0).map((finding) => ({ ...finding, where }))];
    },
    /** Seconds that the page has worked so far. */
    worked: async () => (await metricsOf(session))('TaskDuration'),
    /** The browser's own counts, after a garbage collection. */
    async counts() {
      await page.evaluate(() => gc?.({ type: 'major', execution: 'async' }));
      const of = await metricsOf(session);
      return { nodes: of('Nodes'), heapKib: of('JSHeapUsedSize') / 1024 };
    },
    close: () => context.close(),
  };
}

/** Where a message was written, if that is in a script. */
function placeOf(message: ConsoleMessage): string | undefined {
  const { url, lineNumber, columnNumber } = message.location();
  return /\.js$/.test(url) ? `${url}:${lineNumber + 1}:${columnNumber + 1}` : undefined;
}

/** Anything that code writes; of the browser's own messages only those about trouble. */
function isTrouble(message: ConsoleMessage): boolean {
  return message.args().length > 0 || ['error', 'warning', 'assert'].includes(message.type());
}

async function metricsOf(session: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
}

/** Lets the kit's page show the page of the card form, and that send to the kit's API. Its server knows only those of its deployment. */
async function showCardPage(route: Route, pageUrl: string, api: string): Promise<void> {
  const response = await route.fetch();
  const given = Object.entries(cardPageHeaders({ pages: [pageUrl], apis: [api] }, null));
  const headers = Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), value]));
  await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
}
