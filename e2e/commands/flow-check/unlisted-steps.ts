import { basename } from 'node:path';
import type { Segment } from '@consorcio/shared/flow';

/** One sentence for each step of a file `<name>.step.ts` that no segment of its package has. */
export function unlistedSteps(file: string, exports: object, segments: readonly Segment[]): readonly string[] {
  const list = file.startsWith('host/') ? 'the segments of the host' : `${file.split('/')[0]}/src/segment.ts`;
  const found = Object.values(exports).flatMap((value) => (isStep(value) ? value.name : []));
  const names = found.length > 0 ? found : [basename(file, '.step.ts')]; // a file that makes its step by a function has its name
  return names
    .filter((name) => !segments.some(({ steps }) => Object.hasOwn(steps, name)))
    .map(
      (name) =>
        `unlisted-step: ${file} has the step ${name}, but it is not in the \`steps\` of ${list}, so no visitor can reach it. List it there, or delete the file.`,
    );
}

function isStep(value: unknown): value is { readonly name: string } {
  return typeof value === 'object' && value !== null && 'name' in value && 'leadsTo' in value;
}
