/** What a person who writes a brand file reads about one of its fields. */
export interface BrandNote {
  /** One sentence for the author of a brand file. */
  readonly means: string;
  /** What to write, for fields whose schema is a pattern. For all others it follows from the schema: see brand-fields.ts. */
  readonly write?: string;
}
