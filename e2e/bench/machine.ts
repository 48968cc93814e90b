import { cpus, totalmem } from 'node:os';
import { launchBrowser } from './browser/launch';

/** Where something was measured. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGiB: number;
  readonly node: string;
  readonly chromium: string;
}

export async function thisMachine(): Promise<Machine> {
  const browser = await launchBrowser();
  const chromium = browser.version();
  await browser.close();
  const all = cpus();
  return {
    processor: all[0]?.model.trim() || 'unknown',
    cores: all.length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    chromium,
  };
}
