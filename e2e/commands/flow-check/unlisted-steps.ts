import { basename } from 'node:path';
import type { Segment } from '@consorcio/shared/flow';

/** A file `<name>.step.ts` with what it exports. */
export interface StepFile {
  readonly file: string;
  /** Where the steps of its package are listed. */
  readonly list: string;
  /** The segments of the file's package. */
  readonly segments: readonly Segment[];
  readonly exports: Readonly<Record<string, unknown>>;
}

/** Every step file whose step no segment of its package has. */
export function unlistedSteps(files: readonly StepFile[]): readonly string[] {
  return files.flatMap(({ file, list, segments, exports }) =>
    stepNames(file, exports)
      .filter((name) => !segments.some(({ steps }) => Object.hasOwn(steps, name)))
      .map(
        (name) =>
          `unlisted-step: ${file} has the step ${name}, but it is not in the \`steps\` of ${list}, so no visitor can reach it. List it there, or delete the file.`,
      ),
  );
}

/** A file that makes its step by a function has its name. */
function stepNames(file: string, exports: Readonly<Record<string, unknown>>): readonly string[] {
  const names = Object.values(exports).flatMap((value) => (isStep(value) ? value.name : []));
  return names.length > 0 ? names : [basename(file, '.step.ts')];
}

function isStep(value: unknown): value is { readonly name: string } {
  return typeof value === 'object' && value !== null && 'name' in value && 'leadsTo' in value;
}
