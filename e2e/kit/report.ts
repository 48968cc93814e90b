import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join } from 'node:path';
import { type Check, checks, type Finding } from './page/findings';
import type { RemoteFiles } from './remote-files';

const order = Object.keys(checks) as readonly Check[]; // an object literal has no other keys

/** What fails because of each check: a reader needs the cause only. */
const consequences: Readonly<Partial<Record<Check, readonly Check[]>>> = {
  files: order.slice(1),
  load: order.slice(3),
  source: ['steps', 'stored', 'page', 'resources'],
  page: ['resources'],
  steps: ['answers'],
};

/** The causes among all findings: one for each change. What follows from another one is left out. */
export function causesOf(findings: readonly Finding[], segment: string): readonly Finding[] {
  const sorted = [...findings].sort((one, other) => order.indexOf(one.check) - order.indexOf(other.check));
  const followers = new Set(sorted.flatMap(({ check }) => consequences[check] ?? []));
  const isBroken = sorted.some(({ check }) => check === 'facts' || check === 'privacy');
  const causes: Finding[] = [];
  for (const finding of sorted) {
    const { check, where, at, says } = finding;
    if (followers.has(check) || (isBroken && check === 'answers' && where === segment)) continue;
    const isKnown = causes.some(
      (cause) =>
        cause.where === where ||
        (cause.check === check && withoutData(cause) === withoutData(finding)) ||
        (cause.at !== undefined && cause.at === at) ||
        (cause.check === 'facts' && says.includes('no such fact')) ||
        (cause.check === 'stored' && check === 'stored' && where === segment),
    );
    if (!isKnown) causes.push(finding);
  }
  return causes;
}

/** What is wrong, without the words and numbers of this step: the same in several steps has one cause. */
function withoutData({ says }: Finding): string {
  return says.replace(/"[^"]*"|<[^>]*>|\[[^\]]*\]| at \S+ .*|[\d.]+/g, '');
}

/** A sentence for each cause: where, what is wrong and what to do, and the place in the sources. */
export async function sentencesOf(
  causes: readonly Finding[],
  remote: RemoteFiles,
  src: string | undefined,
): Promise<readonly string[]> {
  const maps = causes.length > 0 ? await sourceMapsOf(remote) : [];
  const sources = maps.length > 0 ? maps.flatMap(sourcesIn) : src === undefined ? [] : sourcesOf(src);
  return causes.map(({ where, says, at }) => {
    const place = at ? placeOf(at, maps, remote) : definitionOf(where, sources);
    return `${where} ${says}`.replace(/^(src\S+) /, '$1: ') + (place ? ` (${place})` : '');
  });
}

/** The report: one line for each check, and below it one for each cause. */
export function report(causes: readonly Finding[], sentences: readonly string[]): string {
  const failed = new Set(causes.map(({ check }) => check));
  const lines = Object.entries(checks).flatMap(([check, passes]) => [
    `${check.padEnd(10)} ${failed.has(check as Check) ? 'FAILED' : `ok     ${passes}`}`,
    ...causes.flatMap((cause, index) => (cause.check === check ? `    ${sentences[index]}` : [])),
  ]);
  return [...lines, `${order.length - failed.size} passed, ${failed.size} failed`].join('\n');
}

/** A script of the build and its map. */
type Mapped = readonly [file: string, map: SourceMap];

/** A source file of the segment: its name from the folder of the package, and its text. */
type Source = readonly [name: string, text: string];

/** The source file and line of a place in the code of the segment; without a source map the place in the build, and the code there. */
function placeOf(at: string, maps: readonly Mapped[], { files, manifestUrl }: RemoteFiles): string {
  const [, address = '', line = '1', column = '1'] = /^(.*):(\d+):(\d+)$/.exec(at) ?? [];
  const file = address.replace(new URL('.', manifestUrl).href, '');
  const entry = maps.find(([name]) => name === file)?.[1].findEntry(Number(line) - 1, Number(column) - 1);
  if (entry && 'originalSource' in entry) return `${shortened(entry.originalSource)}:${entry.originalLine + 1}`;
  const text = files.find(({ name }) => name === file)?.content?.toString('utf8') ?? '';
  const code = (text.split('\n')[Number(line) - 1] ?? '').slice(Number(column) - 1, Number(column) + 59).trim();
  return `${file}:${line}:${column}${code && `, ${code}`}`;
}

/** The line that gives a step its name, or the file of a component. */
function definitionOf(where: string, sources: readonly Source[]): string | undefined {
  for (const [file, text] of sources) {
    const step = text.search(new RegExp(`\\bname: ['"]${where}['"]`));
    if (step >= 0 && text.includes('leadsTo')) return `${file}:${text.slice(0, step).split('\n').length}`;
    const [, path] = new RegExp(`\\b${where}['"]?: \\(\\) => import\\(['"]([^'"]+)`).exec(text) ?? [];
    if (path) return `${join(dirname(file), path)}:1`;
  }
  return undefined;
}

/** The source maps beside the scripts of the build. */
async function sourceMapsOf({ files, manifestUrl }: RemoteFiles): Promise<readonly Mapped[]> {
  const read = files.map(async ({ name, content }): Promise<readonly Mapped[]> => {
    if (!content?.includes('//# sourceMappingURL=')) return [];
    const response = await fetch(new URL(`${name}.map`, manifestUrl));
    return response.ok ? [[name, new SourceMap((await response.json()) as SourceMapPayload)]] : []; // webpack wrote it
  });
  return (await Promise.all(read)).flat();
}

function sourcesIn([, { payload }]: Mapped): readonly Source[] {
  return payload.sources.map((name, index) => [shortened(name), payload.sourcesContent[index] ?? '']);
}

function sourcesOf(src: string): readonly Source[] {
  if (!existsSync(src)) return [];
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.[jt]sx?$/.test(name))
    .map((name) => [join('src', name), readFileSync(join(src, name), 'utf8')]);
}

const shortened = (source: string) => source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');
