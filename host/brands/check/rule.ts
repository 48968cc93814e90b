import type { BrandFields } from './brand-draft';

export interface BrokenRule {
  /** The fields where it could be fixed, such as `desconto` or `logo.sign`. */
  readonly fields: readonly string[];
  readonly sentence: string;
}

/**
 * Checks what a schema cannot express. `fields` are complete, with the defaults, and may have wrong types: those are reported
 * already. `name` is the name of the brand's file.
 */
export type Rule = (fields: BrandFields, name: string) => BrokenRule | false | undefined;
