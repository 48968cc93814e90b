import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';

/** The journeys of `pnpm attack`: those of `npm test` with whole corpora, at phone size. */
export default defineConfig({
  ...journeys,
  testDir: '../../journeys',
  testMatch: 'attack-*.journey.ts',
  outputDir: '../../.results/attack',
  projects: journeys.projects?.filter(({ name }) => name === 'phone') ?? [],
});
