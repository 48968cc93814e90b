import { brandSchema } from '@consorcio/shared/entities';
import { brandVariables, contrastShortfalls } from '@consorcio/shared/theme';
import type * as z from 'zod/mini';
import type { BrandFields } from './brand-draft';
import { brandFields } from './brand-fields';
import { brandFileSchema } from './brand-file';
import { nearestName } from './nearest-name';

/** What is wrong with one field of a brand file, and how to mend it. */
export interface FieldProblem {
  /** The field of the file, also when something inside it is wrong. */
  readonly field: string;
  readonly kind: 'missing' | 'wrong';
  /** One line. */
  readonly sentence: string;
}

/** Everything in a brand file that its schema and the eye refuse. */
export function fieldProblems(fields: BrandFields): readonly FieldProblem[] {
  const issues = brandFileSchema.safeParse(fields).error?.issues ?? [];
  return [...issues.flatMap((issue) => problemsOf(issue, fields)), ...lowContrasts(fields)];
}

/** A value as it is written, short enough for a line. */
export function shown(value: unknown): string {
  const letters = [...(JSON.stringify(value) ?? 'nothing').replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '�')];
  return letters.length <= LONGEST ? letters.join('') : `${letters.slice(0, LONGEST - 1).join('')}…`;
}

const LONGEST = 40;

function problemsOf(issue: z.core.$ZodIssue, fields: BrandFields): readonly FieldProblem[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField([...issue.path, key]));
  const path = named(issue.path);
  const value = issue.path.reduce<unknown>(inside, fields);
  const kind = value === undefined ? 'missing' : 'wrong';
  const what = kind === 'missing' ? 'is missing' : `is ${shown(value)}`;
  return [{ field: String(issue.path[0]), kind, sentence: `${path} ${what}. ${mendOf(path)}` }];
}

function unknownField(path: readonly PropertyKey[]): FieldProblem {
  const near = nearestName(named(path), knownPaths);
  const mend = near === undefined ? 'Take it out.' : `Write "${near}", or take it out.`;
  return {
    field: String(path[0]),
    kind: 'wrong',
    sentence: `${shown(named(path))} is no field of a brand. ${mend}`,
  };
}

const knownPaths = Object.keys(brandFields);

function mendOf(path: string): string {
  const written: Readonly<Record<string, { readonly mend: string }>> = brandFields;
  const note = written[path.replace(/\[\d+\]$/, '')];
  return note?.mend ?? 'See docs/brands.md.';
}

/** `tema.background`, `routes[0]`. */
function named(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name === '' ? String(part) : `${name}.${String(part)}`;
  }, '');
}

function inside(value: unknown, part: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
}

function lowContrasts(fields: BrandFields): readonly FieldProblem[] {
  const tema = brandSchema.shape.tema.safeParse(fields.tema);
  if (!tema.success) return [];
  const brand = { tema: tema.data, corners: 'round' } as const; // corners have no colours
  const own: Readonly<Record<string, string>> = tema.data;
  const derived = brandVariables(brand);
  const colour = (name: string) => `${name} ${own[name] ?? derived[`--color-${name}`]}`;
  return contrastShortfalls(brand).map(({ pair: [front, ground], ratio, needed }) => {
    const reached = (Math.floor(ratio * 100) / 100).toFixed(2); // 4.499 is not 4.5
    const who = needed < 4 ? 'edges of controls need' : 'text needs';
    return {
      field: 'tema',
      kind: 'wrong',
      sentence:
        `tema: ${colour(front)} on ${colour(ground)} reaches ${reached}:1, and ${who} ${needed}:1. ` +
        'Darken one of them or lighten the other.',
    };
  });
}
