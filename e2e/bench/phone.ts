import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium, noChromium } from '../commands/support/chromium';
import { chromiumArguments } from '../pages/fixtures/chromium-arguments';

/** A bench without a connection must measure the same. */
const onlyThisMachine = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(noChromium);
  return chromium.launch({ executablePath, args: [...chromiumArguments, onlyThisMachine, ...more] });
}

/** A context that looks the same on any machine. */
export const inBrazil = { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' } as const;
/** tsx keeps the names of functions with a helper of its own, also in those that run in the page. */
export const keptNames = 'globalThis.__name = (named) => named';

interface PhoneOptions extends Pick<BrowserContextOptions, 'reducedMotion'> {
  readonly slowNetwork: boolean;
}

/** Works on a cheap phone that was never here: its cache is empty. `slowCpu` slows its processor down. */
export async function onPhone<Result>(
  browser: Browser,
  { slowNetwork, ...options }: PhoneOptions,
  work: (page: Page, cdp: CDPSession) => Promise<Result>,
): Promise<Result> {
  const screen = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
  const context = await browser.newContext({ ...options, ...screen, ...inBrazil });
  try {
    await context.addInitScript(keptNames);
    await context.addInitScript(addAfterPaint);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    const network = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
    if (slowNetwork) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
    return await work(page, cdp);
  } finally {
    await context.close();
  }
}

export const slowCpu = (cdp: CDPSession) => cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
export const fullSpeed = (cdp: CDPSession) => cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });

declare global {
  interface Window {
    /** Calls back when the frame in whose callback it is called is painted. */
    benchAfterPaint(then: () => void): void;
  }
}

/** A message that is posted in an animation frame arrives when that frame is painted. */
function addAfterPaint(): void {
  window.benchAfterPaint = (then) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(undefined);
  };
}

/** Counts requests, and their bytes as sent so far: compressed, with headers. */
export function watchWire(cdp: CDPSession): () => { readonly requests: number; readonly bytes: number } {
  const received = new Map<string, number>();
  const count = (id: string, bytes: number) => void (received.has(id) && received.set(id, bytes));
  const add = (id: string, bytes: number) => count(id, (received.get(id) ?? 0) + bytes);
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/^https?:/.test(request.url) && !received.has(requestId)) received.set(requestId, 0);
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => add(requestId, response.encodedDataLength));
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => add(requestId, encodedDataLength));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => count(requestId, encodedDataLength));
  return () => ({ requests: received.size, bytes: [...received.values()].reduce((sum, bytes) => sum + bytes, 0) });
}
