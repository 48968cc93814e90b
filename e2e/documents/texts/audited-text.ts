import type { VisitorText } from './texts-in-file';

/** Where the words of a text come from. */
export const sources = ['SPEC', 'brand', 'settings', 'API', 'ours'] as const;
export type Source = (typeof sources)[number];

/** A text of the product with its source. */
export interface AuditedText extends VisitorText {
  /** The package or the file that has it. */
  readonly room: string;
  readonly source: Source;
}
