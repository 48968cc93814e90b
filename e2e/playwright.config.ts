import { defineConfig } from '@playwright/test';
import { findChromium, noChromium } from './commands/support/chromium.mjs';
import { chromiumArguments } from './fixtures/chromium-arguments';

const chromium = findChromium();
if (!chromium) throw new Error(noChromium);

/** A telephone as most visitors hold it, written out: the browser of the journeys is Chromium on any machine. */
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

/** Browser journeys on the production build. Each worker serves the whole product to itself: see fixtures/stack.ts. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '.results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    colorScheme: 'light',
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    // Recording every journey costs the two cores of CI more than it tells.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: chromium, args: chromiumArguments },
  },
  projects: [
    { name: 'phone', use: phone },
    { name: 'desktop', use: desktop, grep: /@desktop/ },
  ],
});
