import { type Browser, chromium } from '@playwright/test';
import { findChromium, noChromium } from '../../commands/support/chromium';
import { chromiumArguments } from '../../pages/fixtures/chromium-arguments';

/** A bench without a connection must measure the same. */
const onlyThisMachine = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/** The program of the browser. Throws one sentence if there is none. */
export function chromiumPath(): string {
  const path = findChromium();
  if (!path) throw new Error(noChromium);
  return path;
}

export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments, onlyThisMachine, ...more] });
}
