import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** The journeys of `pnpm chaos`: the phone of the other journeys, with a report that counts. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../.results/chaos',
  timeout: 180_000, // a visitor who waits without success is patient
  reporter: [['./reporter.ts']],
  projects: journeys.projects?.filter(({ name }) => name === 'phone') ?? [],
});
