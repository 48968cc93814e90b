import { type Brand, type Institution, institutionSchema } from '@consorcio/shared/entities';
import { parseBrand } from '../../src/brand/parse-brand';
import type { BrandPictures } from './artwork/brand-pictures';
import { clashes, missingHome } from './brand-claims';
import { type BrandDraft, type BrandFields, type BrandText, draftsOf } from './brand-draft';
import { brandFileSchema } from './brand-file';
import { brokenRules } from './brand-rules';
import { copiedValues } from './copied-values';
import { fieldProblems, institutionProblems } from './field-problems';

export type { BrandText } from './brand-draft';

export interface CheckedBrand {
  /** Its own file, even if another file overrides some fields. */
  readonly file: string;
  /** As written, overrides merged, without `$schema`. */
  readonly fields: BrandFields;
  /** Complete, with the defaults. */
  readonly brand: Brand;
  /** Where the brand has some of its own. */
  readonly pictures?: BrandPictures;
}

export interface BrandCheck {
  /** Use them only if there are no problems: two brands may still have the same route. */
  readonly brands: readonly CheckedBrand[];
  /** A line each: file, field, what is wrong and how to fix it. */
  readonly problems: readonly string[];
}

/**
 * Checks all brand files together. An override replaces fields of the file with the same name, field by field (`tema` as a whole);
 * an override with a new name is a new brand. `institution` is the file of the institution and what overrides it; without one it
 * is that of the product. All problems are reported at once; none hides another. SPEC section 1.
 */
export function checkBrands(
  files: readonly BrandText[],
  overrides: readonly BrandText[] = [],
  institution: readonly BrandText[] = [],
): BrandCheck & { readonly drafts: readonly BrandDraft[] } {
  const { drafts, problems: unreadable } = draftsOf(files, overrides);
  const behind = checkInstitution(institution);
  return {
    drafts,
    brands: drafts.flatMap((draft) => checked(draft, behind.institution)),
    problems: [
      ...behind.problems,
      ...unreadable,
      ...drafts.flatMap(draftProblems),
      ...clashes(drafts),
      ...copiedValues(drafts),
      ...(unreadable.length === 0 ? missingHome(drafts) : []),
    ],
  };
}

interface InstitutionCheck {
  readonly institution?: Institution;
  readonly problems: readonly string[];
}

function checkInstitution([own, ...overrides]: readonly BrandText[]): InstitutionCheck {
  const { drafts, problems: unreadable } = draftsOf(own ? [own] : [], overrides);
  const problems = drafts.flatMap(({ fields, writtenIn }) =>
    institutionProblems(fields).map(({ path, sentence }) => `${writtenIn(path)}: ${sentence}`),
  );
  const institution = institutionSchema.safeParse(drafts[0]?.fields).data;
  return { ...(institution && { institution }), problems: [...unreadable, ...problems] };
}

function checked({ file, fields }: BrandDraft, behind: Institution | undefined): readonly CheckedBrand[] {
  return brandFileSchema.safeParse(fields).success ? [{ file, fields, brand: parseBrand(fields, behind) }] : [];
}

function draftProblems({ name, file, fields, isWhole, fileOf, writtenIn }: BrandDraft): readonly string[] {
  const found = fieldProblems(fields)
    .filter(({ kind, field }) => isWhole || kind === 'wrong' || Object.hasOwn(fields, field))
    .map(({ path, sentence }) => `${writtenIn(path)}: ${sentence}`);
  /** An override causes the contradiction if it has one of the fields; a default is in no file. */
  const causeOf = (paths: readonly string[]) =>
    paths.find((path) => fileOf(path) !== file) ?? paths.find((path) => writtenIn(path) !== file) ?? '';
  const broken = isWhole ? brokenRules(name, fields) : [];
  return [...found, ...broken.map((rule) => `${writtenIn(causeOf(rule.fields))}: ${rule.sentence}`)];
}
