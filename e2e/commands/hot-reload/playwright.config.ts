import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config';

/** `pnpm dev` in a copy of the workspace whose files are changed and broken. `pnpm e2e hot-reload`. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../.results/hot-reload',
  workers: 1,
  timeout: 300_000, // the first build is one of everything
  projects: [{ name: 'desktop', use: { viewport: { width: 1280, height: 800 } } }],
});
