import { brandSchema } from '@consorcio/shared/entities';
import { brandVariables } from '@consorcio/shared/theme';
import { distance } from 'fastest-levenshtein';
import type * as z from 'zod/mini';
import type { BrandFields } from './brand-draft';
import { brandFields, type FieldNote } from './brand-fields';
import { brandFileSchema, institutionFileSchema } from './brand-file';
import { contrastShortfalls } from './contrasts';
import { pathName, valueAt } from './json-places';
import { shown } from './shown';

/** What is wrong with one field of a brand file, and how to fix it. */
export interface FieldProblem {
  /** The top-level field, even if the problem is inside it. */
  readonly field: string;
  readonly path: string;
  readonly kind: 'missing' | 'wrong';
  readonly sentence: string;
}

/** Everything that the schema rejects in a brand file, and colours with too little contrast. */
export function fieldProblems(fields: BrandFields): readonly FieldProblem[] {
  const issues = brandFileSchema.safeParse(fields).error?.issues ?? [];
  return [...once(issues.flatMap((issue) => problemsOf(issue, fields))), ...lowContrasts(fields)];
}

export function institutionProblems(fields: BrandFields): readonly FieldProblem[] {
  const issues = institutionFileSchema.safeParse(fields).error?.issues ?? [];
  return once(issues.flatMap((issue) => problemsOf(issue, fields, 'instituicao.')));
}

/** Two rules of a schema may reject one value. */
function once(problems: readonly FieldProblem[]): readonly FieldProblem[] {
  return [...new Map(problems.map((problem) => [problem.sentence, problem])).values()];
}

/** `within`: where the notes are that belong to the fields. */
function problemsOf(issue: z.core.$ZodIssue, fields: BrandFields, within = ''): readonly FieldProblem[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField([...issue.path, key], within));
  const path = pathName(issue.path);
  const value = valueAt(fields, issue.path);
  const kind = value === undefined ? 'missing' : 'wrong';
  const what = kind === 'missing' ? 'is missing' : `is ${shown(value)}`;
  return [
    {
      field: String(issue.path[0]),
      path: issue.path.join('.'),
      kind,
      sentence: `${path} ${what}. ${fixOf(within + path)}`,
    },
  ];
}

function unknownField(path: readonly PropertyKey[], within: string): FieldProblem {
  const known = knownPaths.filter((name) => name.startsWith(within)).map((name) => name.slice(within.length));
  const near = nearestName(pathName(path), known);
  const fix = near === undefined ? 'Remove it.' : `Write "${near}", or remove it.`;
  return {
    field: String(path[0]),
    path: path.join('.'),
    kind: 'wrong',
    sentence: `${shown(pathName(path))} is not a field of ${within === '' ? 'a brand' : 'an institution'}. ${fix}`,
  };
}

const knownPaths = Object.keys(brandFields);

function fixOf(path: string): string {
  const notes: Readonly<Record<string, FieldNote>> = brandFields;
  return notes[path.replace(/\[\d+\]$/, '')]?.fix ?? notes[path.replace(/\.[^.]*$/, '')]?.fix ?? 'See docs/brands.md.';
}

function lowContrasts(fields: BrandFields): readonly FieldProblem[] {
  const tema = brandSchema.shape.tema.safeParse(fields.tema);
  if (!tema.success) return [];
  const brand = { tema: tema.data, corners: 'round' } as const; // corners do not matter for colours
  const own: Readonly<Record<string, string>> = tema.data;
  const derived = brandVariables(brand);
  const colour = (name: string) => `${name} ${own[name] ?? derived[`--color-${name}`]}`;
  return contrastShortfalls(brand).map(({ pair: [front, ground], ratio, needed }) => {
    const reached = (Math.floor(ratio * 100) / 100).toFixed(2); // 4.499 is not 4.5
    const who = needed < 4 ? 'edges of controls need' : 'text needs';
    return {
      field: 'tema',
      path: `tema.${front}`,
      kind: 'wrong',
      sentence:
        `tema: ${colour(front)} on ${colour(ground)} reaches ${reached}:1, and ${who} ${needed}:1. ` +
        'Darken one of them or lighten the other.',
    };
  });
}

/** The name that was probably meant: at most two typing errors away. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const near = names
    .map((name) => ({ name, errors: distance(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, errors }) => errors <= Math.min(2, Math.floor(name.length / 3)))
    .sort((one, other) => one.errors - other.errors);
  return near[0]?.name;
}
