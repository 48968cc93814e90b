/** A generated page. */
export interface WrittenDocument {
  /** Its path in the workspace. */
  readonly path: string;
  readonly text: string;
}

/** One sentence for each page that is missing or differs from the generated text. */
export function staleDocuments(
  documents: readonly WrittenDocument[],
  read: (path: string) => string | undefined,
): readonly string[] {
  return documents
    .filter(({ path, text }) => read(path)?.replaceAll('\r\n', '\n') !== text) // git may check out with other line ends
    .map(({ path }) => `${path} is out of date. Run \`pnpm documents\` and commit it.`);
}
