import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join } from 'node:path';
import type { Evidence } from './evidence';
import type { RemoteFiles } from './remote-files';
import type { Result } from './report';

/** A source file of the segment. */
interface Source {
  /** From the folder of the package. */
  readonly name: string;
  readonly text: string;
}

interface Mapped {
  readonly file: string;
  readonly map: SourceMap;
}

/** A place in a built file, as a stack names it. */
const builtPlace = /([\w.-]+\.js):(\d+):(\d+)/g;

/**
 * Adds the source file and the line to the problems of a build, where they are known: from its source maps, or from the sources
 * beside the folder of the build.
 */
export async function withPlaces(
  results: readonly Result[],
  { remote, loading }: Evidence,
  dir: string | undefined,
): Promise<readonly Result[]> {
  if (results.every(({ problems }) => problems.length === 0)) return results;
  const maps = await sourceMapsOf(remote);
  const sources = maps.length > 0 ? maps.flatMap(sourcesIn) : sourcesBeside(dir);
  const { steps = [], components = [], overlays = [] } = loading.ok ? loading.loaded : {};
  const names = new Set([...steps.map(({ name }) => name), ...components, ...overlays]);
  const locate = (problem: string) => {
    const mapped = problem.replace(builtPlace, (at, file, line, column) => originOf(maps, file, line, column) ?? at);
    if (mapped !== problem) return mapped;
    const named = problem.split(/[^\w-]+/).find((word) => names.has(word));
    const place = named && placeOf(named, sources);
    return place ? `${problem} [${place}]` : problem;
  };
  return results.map((result) => ({ ...result, problems: result.problems.map(locate) }));
}

/** The line that gives a step its name, or the file of a component. */
function placeOf(name: string, sources: readonly Source[]): string | undefined {
  for (const { name: file, text } of sources) {
    const step = text.search(new RegExp(`\\bname: ['"]${name}['"]`));
    if (step >= 0 && text.includes('leadsTo')) return `${file}:${text.slice(0, step).split('\n').length}`;
    const [, path] = new RegExp(`\\b${name}['"]?: \\(\\) => import\\(['"]([^'"]+)`).exec(text) ?? [];
    if (path) return `${join(dirname(file), path)}:1`;
  }
  return undefined;
}

function originOf(maps: readonly Mapped[], file: string, line: string, column: string): string | undefined {
  const entry = maps.find((each) => each.file === file)?.map.findEntry(Number(line) - 1, Number(column) - 1);
  return entry && 'originalSource' in entry
    ? `${shortened(entry.originalSource)}:${entry.originalLine + 1}`
    : undefined;
}

/** The source maps beside the scripts of the build. */
async function sourceMapsOf({ files, manifestUrl }: RemoteFiles): Promise<readonly Mapped[]> {
  const read = files.map(async ({ name, content }): Promise<readonly Mapped[]> => {
    if (!content?.includes('//# sourceMappingURL=')) return [];
    const response = await fetch(new URL(`${name}.map`, manifestUrl));
    if (!response.ok) return [];
    return [{ file: name, map: new SourceMap((await response.json()) as SourceMapPayload) }]; // a map that webpack wrote
  });
  return (await Promise.all(read)).flat();
}

function sourcesIn({ map: { payload } }: Mapped): readonly Source[] {
  return payload.sources.map((name, index) => ({ name: shortened(name), text: payload.sourcesContent[index] ?? '' }));
}

function shortened(source: string): string {
  return source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');
}

function sourcesBeside(dir: string | undefined): readonly Source[] {
  const src = dir === undefined ? undefined : join(dir, '../src');
  if (!src || !existsSync(src)) return [];
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => ({ name: join('src', name), text: readFileSync(join(src, name), 'utf8') }));
}
