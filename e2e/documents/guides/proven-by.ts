/** Phases of `npm test` run it. */
export const PHASE = 'npm test';

/** What runs each command of the guides: `npm test`, or this file. An entry with a word is stronger. */
export const provenBy: Readonly<Record<string, string>> = {
  start: 'e2e/bench/loop/measure-loop.ts',
  test: PHASE,
  dev: 'e2e/commands/hot-reload/hot-reload.journey.ts',
  'new step': 'e2e/commands/new/new.test.ts',
  'new segment': 'e2e/commands/new/new.test.ts',
  build: PHASE,
  'build nginx': 'host/serving/nginx/command.test.ts',
  check: PHASE,
  format: 'e2e/commands/support/checks.ts', // `pnpm check lint` is the same without writing
  unit: PHASE,
  e2e: PHASE,
  journeys: PHASE,
  planted: PHASE,
  chaos: PHASE,
  attack: PHASE,
  bench: 'e2e/bench/run-bench.ts',
  documents: PHASE,
  'brands check': PHASE,
  'brands new': 'host/brands/new/command.test.ts',
  'brands preview': 'e2e/commands/brands-preview.ts',
  'brands pages': 'host/pages/command.test.ts',
  'segment serve': 'e2e/commands/segment-serve.test.ts',
  'segment verify': 'e2e/kit/seeded-changes.ts',
  'segment kit': PHASE,
  release: 'host/release/command.test.ts',
  mutate: 'e2e/commands/mutation/settings.ts',
  'watch-page': 'host/watcher/watch-page.test.ts',
  'api:check': 'e2e/sandbox/api-check/run-api-check.test.ts',
};
