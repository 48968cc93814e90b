export interface BrandNote {
  /** One sentence for the author of a brand file. */
  readonly means: string;
  /** What to write, for fields whose schema is a pattern. For all others it follows from the schema: see brand-fields.ts. */
  readonly write?: string;
}
