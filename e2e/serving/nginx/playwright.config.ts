import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config';

/** Tests that need a real nginx: its rules, by raw requests, and a few journeys in a browser. `pnpm e2e nginx`. */
export default defineConfig({
  ...shared,
  workers: 2, // most tests are short, and each worker starts nginx and the whole product
  testDir: '.',
  testMatch: /\.(rules|journey)\.ts$/,
  outputDir: '../../.results/nginx',
  projects: shared.projects?.filter(({ name }) => name === 'phone') ?? [],
});
