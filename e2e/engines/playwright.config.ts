import { defineConfig } from '@playwright/test';
import { engineNames, engines } from './engines';

/** The same journeys in every engine that is on this machine: `pnpm e2e --engine`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../.results/engines',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list', { printSteps: false }]],
  projects: engineNames.filter((name) => engines[name].find()).map((name) => ({ name })),
});
