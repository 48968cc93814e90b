/** A page that the code writes. */
export interface WrittenDocument {
  /** Where it is in the workspace. */
  readonly path: string;
  readonly text: string;
}

/** A sentence for each page that is not what the code says, or is not there. */
export function staleDocuments(
  documents: readonly WrittenDocument[],
  read: (path: string) => string | undefined,
): readonly string[] {
  return documents
    .filter(({ path, text }) => read(path)?.replaceAll('\r\n', '\n') !== text) // git may check out with other line ends
    .map(({ path }) => `${path} is not what the code says. Run \`pnpm documents\` and commit it.`);
}
