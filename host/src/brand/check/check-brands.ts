import type { Brand } from '@consorcio/shared/entities';
import { parseBrand } from '../parse-brand';
import { clashes, nobodyAtHome } from './brand-claims';
import { type BrandDraft, type BrandFields, type BrandText, draftsOf } from './brand-draft';
import { brandFileSchema } from './brand-file';
import { brokenRules } from './brand-rules';
import { fieldProblems } from './field-problems';

export type { BrandText } from './brand-draft';

/** A brand that its schema accepts. */
export interface CheckedBrand {
  /** Its own file, also when another one overrides some of it. */
  readonly file: string;
  /** As written, overrides merged, without `$schema`. */
  readonly fields: BrandFields;
  /** Complete, with the defaults. */
  readonly brand: Brand;
}

export interface BrandCheck {
  /** Use them only when there is no problem: two may still want the same route. */
  readonly brands: readonly CheckedBrand[];
  /** A line each: file, field, what is wrong and how to mend it. */
  readonly problems: readonly string[];
}

/**
 * Checks all brand files together. An override is laid over the file of its own name, field by field (`tema` as a whole); one
 * of another name is another brand. Every problem is found at once, and none hides the others. SPEC section 1.
 */
export function checkBrands(files: readonly BrandText[], overrides: readonly BrandText[] = []): BrandCheck {
  const { drafts, problems: unreadable } = draftsOf(files, overrides);
  return {
    brands: drafts.flatMap(checked),
    problems: [
      ...unreadable,
      ...drafts.flatMap(draftProblems),
      ...clashes(drafts),
      ...(unreadable.length === 0 ? nobodyAtHome(drafts) : []),
    ],
  };
}

function checked({ file, fields }: BrandDraft): readonly CheckedBrand[] {
  return brandFileSchema.safeParse(fields).success ? [{ file, fields, brand: parseBrand(fields) }] : [];
}

function draftProblems({ name, file, fields, isWhole, writtenIn }: BrandDraft): readonly string[] {
  const found = fieldProblems(fields)
    .filter(({ kind, field }) => isWhole || kind === 'wrong' || Object.hasOwn(fields, field))
    .map(({ field, sentence }) => `${writtenIn(field)}: ${sentence}`);
  const overriding = (names: readonly string[]) => names.map(writtenIn).find((one) => one !== file) ?? file;
  const broken = isWhole ? brokenRules(name, fields) : [];
  return [...found, ...broken.map((rule) => `${overriding(rule.fields)}: ${rule.sentence}`)];
}
