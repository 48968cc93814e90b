import { defineConfig } from '@playwright/test';
import shared from '../playwright.config';

/** What only a real nginx can show: its rules, asked by raw requests, and a few talks through it. `pnpm e2e nginx`. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: /\.(rules|journey)\.ts$/,
  outputDir: '../.results/nginx',
  projects: shared.projects?.filter(({ name }) => name === 'phone') ?? [],
});
