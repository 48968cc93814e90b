import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { journeySchema } from '@consorcio/shared/entities';
import type { Segment } from '@consorcio/shared/flow';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import type { StepFile } from './unlisted-steps';
import type { Datum, ProductFile } from './unread-data';

/** The step files of the workspace, as `pnpm check flow` reads them. */
export async function stepFiles(segments: readonly Segment[]): Promise<readonly StepFile[]> {
  const files = ['host/src', ...segments.filter(isOwnPackage).map(sourceOf)].flatMap(filesIn);
  return Promise.all(
    files
      .filter((file) => file.endsWith('.step.ts'))
      .map(async (file) => {
        const own = segments.filter((segment) => file.startsWith(`${sourceOf(segment)}/`));
        const list = file.startsWith('host/') ? 'the segments of the host' : `${file.split('/')[0]}/src/segment.ts`;
        return { file, list, segments: own, exports: await import(pathToFileURL(inRoot(file)).href) };
      }),
  );
}

/** What the conversation can record: the shared journey, and the own state of each segment, which only its package reads. */
export function recordableData(segments: readonly Segment[]): readonly Datum[] {
  const packages = [...new Set(segments.map(sourceOf))];
  const shared = keysOf(journeySchema).map((key) => ({
    key,
    file: 'shared/src/entities/journey.ts',
    folders: [...packages, 'shared/src'],
  }));
  const own = segments.flatMap((segment) =>
    [segment.state?.visitor, segment.state?.purchase]
      .flatMap((scope) => (scope ? keysOf(scope) : []))
      .map((key) => ({ key, file: `the state of ${segment.name}`, folders: [sourceOf(segment)] })),
  );
  return [...shared, ...own];
}

/** The code of the product. */
export function productFiles(): readonly ProductFile[] {
  const packages = readdirSync(inRoot('.')).filter((name) => name.startsWith('mf-'));
  return ['host', 'shared', ...packages]
    .flatMap((name) => filesIn(`${name}/src`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\/development\//.test(file))
    .map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }));
}

const keysOf = ({ shape }: { readonly shape: object }): readonly string[] => Object.keys(shape);

function isOwnPackage({ name }: Segment): boolean {
  return name !== 'host' && name !== 'return-visit';
}

function sourceOf(segment: Segment): string {
  return isOwnPackage(segment) ? `mf-${segment.name}/src` : 'host/src';
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  );
}
