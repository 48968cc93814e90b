import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** A cheap phone on a slow connection. */
export const slowPhone = {
  cpuSlowdown: 4,
  network: { download: 1600, upload: 750, latencyMs: 150 }, // kbit/s
  viewport: { width: 360, height: 740 },
} as const;

interface PhoneOptions extends Pick<BrowserContextOptions, 'reducedMotion'> {
  readonly slowNetwork: boolean;
}

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** A phone that was never here: a browser context of its own, with an empty cache. Its processor is slowed down by `slowCpu`. */
export async function openPhone(browser: Browser, { slowNetwork, ...options }: PhoneOptions): Promise<Phone> {
  const { viewport, network } = slowPhone;
  const context = await browser.newContext({
    ...options,
    viewport,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  // tsx keeps the names of functions with a helper of its own, also in those that run in the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(addAfterPaint);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (slowNetwork)
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: bytesPerSecond(network.download),
      uploadThroughput: bytesPerSecond(network.upload),
    });
  return { context, page, cdp };
}

export const slowCpu = (cdp: CDPSession) => cdp.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuSlowdown });
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

const bytesPerSecond = (kilobits: number) => (kilobits * 1000) / 8;
