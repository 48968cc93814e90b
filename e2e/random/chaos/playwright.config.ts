import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';

/** The journeys of `pnpm chaos`, on the phone of the other journeys. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../.results/chaos',
  timeout: 180_000, // a visitor who waits without success is patient
  projects: journeys.projects?.filter(({ name }) => name === 'phone') ?? [],
});
