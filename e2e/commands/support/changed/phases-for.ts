import { typeScriptProgram } from '@consorcio/shared/webpack/typescript-program';
import { segmentNames } from '@consorcio/shared/webpack/workspace';
import { jestProgress } from '../test-run/progress';
import { checkPhase, journeyPhase, kitPhase, plantedPhase, type TestPhase } from '../test-run/test-phases';
import { nodeTool } from '../tools';
import { unitTests } from '../unit-tests';
import { journeysFor } from './journeys-for';

/** What all packages are built and tested with. */
const OF_ALL = /^(pnpm-lock\.yaml|package\.json|jest\.config\.mjs|tsconfig.*\.json)$/;
/** What a segment is built from, apart from its own folder. */
const OF_SEGMENTS = /^(pnpm-lock\.yaml$|shared\/(?!src\/(masks|testing)\/)(?!.*\.test\.))/;

/** The phases that can fail because these files changed. */
export function phasesFor(files: readonly string[]): readonly TestPhase[] {
  const some = (pattern: RegExp) => files.some((file) => pattern.test(file));
  const code = files.filter((file) => /\.(tsx?|mjs|json)$/.test(file));
  const related = code.filter((file) => /\.(tsx?|json)$/.test(file));
  const journeys = journeysFor(files);
  const toVerify = segmentNames().filter(
    (name) => some(OF_SEGMENTS) || some(new RegExp(`^mf-${name}/(?!.*\\.test\\.)`)),
  );
  const isBuilt = journeys.length > 0 || toVerify.length > 0;
  return [
    ...(isBuilt ? [{ name: 'build', program: typeScriptProgram('e2e/commands/build.ts') }] : []),
    ...(code.length > 0 ? [lintOf(code)] : []),
    ...(some(/\.tsx?$/) ? [checkPhase('types'), checkPhase('boundaries')] : []),
    ...(some(/^(mf-|shared\/src\/flow|host\/src\/(journey|return-visit))/) ? [checkPhase('flow')] : []),
    ...(some(/^host\/(brands|pages)\//) ? [checkPhase('brands')] : []),
    ...(some(/^(docs|mf-|host|shared\/src)/) ? [checkPhase('documents')] : []),
    ...(some(OF_ALL) ? [unitsOf([])] : related.length > 0 ? [unitsOf(related)] : []),
    ...toVerify.map(verification),
    ...(some(/^e2e\/kit\//) ? [kitPhase([])] : []),
    ...(some(/^e2e\/world\/planted\//) ? [plantedPhase([])] : []),
    ...(journeys.length > 0 ? [{ ...journeyPhase('journeys', journeys), undisturbed: true }] : []),
  ];
}

function lintOf(files: readonly string[]): TestPhase {
  const args = ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...files];
  return { name: 'lint', program: nodeTool('@biomejs/biome', { bin: 'biome', args }) };
}

/** The tests that reach one of these files by their imports, or all. */
function unitsOf(files: readonly string[]): TestPhase {
  const args = files.length > 0 ? ['--passWithNoTests', '--findRelatedTests', ...files] : [];
  return { name: 'unit', program: unitTests(['--silent', ...args]), progress: jestProgress };
}

function verification(segment: string): TestPhase {
  return {
    name: `verify-${segment}`,
    needs: 'build',
    browser: true,
    program: typeScriptProgram('e2e/commands/segment.ts', ['verify', `mf-${segment}/dist`]),
  };
}
