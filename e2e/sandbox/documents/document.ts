/** A document of the contract: numbered clauses under a title. */
export interface ContractDocument {
  readonly title: string;
  readonly version: string;
  readonly clauses: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}
