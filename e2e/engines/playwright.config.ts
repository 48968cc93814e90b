import { defineConfig } from '@playwright/test';
import { engineNames, engines } from './engines';

/** The same journeys in every engine that is on this machine: `pnpm e2e --engine`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../.results/engines',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 3,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list', { printSteps: false }]],
  // A worker starts an engine and the whole product, so each engine has one.
  projects: engineNames.filter((name) => engines[name].find()).map((name) => ({ name, workers: 1 })),
});
