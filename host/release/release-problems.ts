import { type JsonPath, lineOf, pathName, readJson, repeatedKeys, valueAt } from '../brands/check/json-places';
import { shown } from '../brands/check/shown';
import { releaseFileSchema } from '../serving/release-entry';

/** What is wrong in the text of a release file: a line of plain words for each problem, with its place and how to repair it. */
export function releaseProblems(text: string): readonly string[] {
  if (text.trim() === '') return ['the file is empty. Restore the last good one, or write { "segments": {} }.'];
  const json = readJson(text);
  if ('broken' in json) return [`line ${json.line}: ${json.broken}`];
  const keys = repeatedKeys(text);
  const repeated = keys
    .filter(({ name }) => !keys.some((around) => name.startsWith(`${around.name}.`)))
    .map(
      ({ name, first, last }) =>
        `line ${last}: ${name} is written twice, first in line ${first}, and only the last one counts. Remove one of them.`,
    );
  const parsed = releaseFileSchema.safeParse(json.value);
  const misfits = parsed.success
    ? []
    : parsed.error.issues.map(({ path }) => misfitAt(text, json.value, path as JsonPath)); // JSON has no symbols as keys
  return [...new Set([...repeated, ...misfits])];
}

/** The segments of a release to which no itinerary leads, so that their entries have no effect. */
export function strayEntries(entries: object, segments: readonly string[]): readonly string[] {
  return Object.keys(entries)
    .filter((name) => !segments.includes(name))
    .map(
      (name) =>
        `The file has an entry for ${name}, to which no itinerary leads, so no visitor gets it. The segments are: ` +
        `${segments.join(', ')}. Correct the name, or remove the entry.`,
    );
}

function misfitAt(text: string, json: unknown, path: JsonPath): string {
  const line = lineOf(text, path) ?? 1;
  const name = path.length === 0 ? 'the file' : pathName(path);
  const value = valueAt(json, path);
  const must = expectedAt(path);
  return value === undefined
    ? `line ${line}: ${name} is missing. It must be ${must}.`
    : `line ${line}: ${name} is ${shown(value)}. It must be ${must}.`;
}

const expected: Readonly<Record<string, string>> = {
  manifest: 'the address of an mf-manifest.json, with https:// (or http:// on this machine)',
  contract: 'the contract version of the build, a whole number',
  integrity: 'the hash that `pnpm release set` writes: sha384- and 64 characters',
  percent: 'a share of the visitors, a number from 0 to 100',
  canary: 'a build with manifest, contract and percent',
  stop: 'a rule with visits and points, as `pnpm release canary` writes it',
  visits: 'a number of visits, a whole number from 1',
  points: 'a number of percentage points from 0 to 100',
  history: 'a list of builds',
  retired: 'a list of builds with until',
  until: 'a time such as 2026-11-27T12:00:00.000Z',
  segments: 'an object with an entry for each segment: { "payment": { … } }',
};

function expectedAt(path: JsonPath): string {
  const last = path.at(-1);
  if (last === undefined) return 'an object: { "segments": { … } }';
  if (path.length === 2 || typeof last === 'number') return 'a build with manifest, contract and integrity';
  return expected[last] ?? 'another value';
}
