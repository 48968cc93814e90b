import type { Brand } from '@consorcio/shared/entities';
import { parseBrand } from '../../src/brand/parse-brand';
import { clashes, missingHome } from './brand-claims';
import { type BrandDraft, type BrandFields, type BrandText, draftsOf } from './brand-draft';
import { brandFileSchema } from './brand-file';
import { brokenRules } from './brand-rules';
import { fieldProblems } from './field-problems';

export type { BrandText } from './brand-draft';

/** A brand that its schema accepts. */
export interface CheckedBrand {
  /** Its own file, even if another file overrides some fields. */
  readonly file: string;
  /** As written, overrides merged, without `$schema`. */
  readonly fields: BrandFields;
  /** Complete, with the defaults. */
  readonly brand: Brand;
}

export interface BrandCheck {
  /** Use them only if there are no problems: two brands may still have the same route. */
  readonly brands: readonly CheckedBrand[];
  /** A line each: file, field, what is wrong and how to fix it. */
  readonly problems: readonly string[];
}

/**
 * Checks all brand files together. An override replaces fields of the file with the same name, field by field (`tema` as a whole);
 * an override with a new name is a new brand. All problems are reported at once; none hides another. SPEC section 1.
 */
export function checkBrands(files: readonly BrandText[], overrides: readonly BrandText[] = []): BrandCheck {
  const { drafts, problems: unreadable } = draftsOf(files, overrides);
  return {
    brands: drafts.flatMap(checked),
    problems: [
      ...unreadable,
      ...drafts.flatMap(draftProblems),
      ...clashes(drafts),
      ...(unreadable.length === 0 ? missingHome(drafts) : []),
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
