import { defineConfig } from '@playwright/test';
import { findChromium, noChromium } from './commands/support/chromium';
import { chromiumArguments } from './pages/fixtures/chromium-arguments';

const chromium = findChromium();
if (!chromium) throw new Error(noChromium);

/**
 * A telephone as most visitors hold it, written out: the browser of the journeys is Chromium on any machine. It asks for
 * less motion, which takes a fifth off the time; motion is looked at on the desktop, and where a journey is about it.
 */
const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
} as const;
const desktop = { viewport: { width: 1280, height: 800 } };

/** A page of a journey lives for seconds: optimizing its code takes an eighth of its processor time, and saves none. */
const withoutOptimizer = '--js-flags=--no-opt,--no-maglev';

/** Browser journeys on the production build. Each worker serves the whole product to itself: see fixtures/stack.ts. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '.results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 3, // on two cores: a journey waits for about a third of its time
  // These limits end what hangs. They promise no speed, so that a busy machine fails nothing.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    colorScheme: 'light',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace of every journey costs a sixth of the time: `pnpm e2e --trace on` records one when it is needed.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromium, args: [...chromiumArguments, withoutOptimizer] },
  },
  projects: [
    { name: 'desktop', use: desktop, grep: /@desktop/, workers: 1 }, // its few journeys share one product
    { name: 'phone', use: phone, grepInvert: /@desktop-only/ },
  ],
});
