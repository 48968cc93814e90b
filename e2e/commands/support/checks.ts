import { typeScriptProgram } from '@consorcio/shared/webpack/typescript-program';
import { builtPackages } from '@consorcio/shared/webpack/workspace';
import type { Program } from './program';
import { nodeTool } from './tools';

/** Everything that is checked without running a journey: `pnpm check <name>`, and a phase of `npm test` each. */
export const checks: Readonly<Record<string, Program>> = {
  types: typeScriptProgram('e2e/commands/types.ts'),
  lint: nodeTool('@biomejs/biome', { bin: 'biome', args: ['check', '--error-on-warnings', '.'] }),
  boundaries: nodeTool('dependency-cruiser', {
    bin: 'depcruise',
    args: ['--config', '.dependency-cruiser.cjs', ...builtPackages(), 'shared', 'e2e'],
  }),
  'dead-code': nodeTool('knip'),
  documents: typeScriptProgram('e2e/commands/documents.ts'),
  flow: typeScriptProgram('e2e/commands/flow-check.ts'),
  brands: typeScriptProgram('host/brands/command.ts'),
  browsers: typeScriptProgram('e2e/commands/browsers.ts'),
  scripts: typeScriptProgram('e2e/commands/scripts.ts'),
  packages: typeScriptProgram('e2e/commands/packages.ts'),
  size: typeScriptProgram('e2e/commands/size.ts'),
};

/** Checks of what the caller names: `pnpm check segment mf-payment/dist`. */
export const checksOf: typeof checks = {
  segment: typeScriptProgram('e2e/commands/segment-verify.ts'),
  page: typeScriptProgram('host/watcher/command.ts'),
  api: typeScriptProgram('e2e/commands/api-check.ts'),
};
