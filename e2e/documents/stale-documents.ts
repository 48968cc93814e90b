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
    .map(({ path }) => `${path} is out of date. Run \`pnpm check documents --write\` and commit it.`);
}

/** A page that people write, with its tables written again: each stands between two comments with its name. */
export function withTables(page: string, tables: Readonly<Record<string, string>>): string {
  return Object.entries(tables).reduce((text, [name, table]) => {
    const [head, rest] = text.split(`<!-- ${name}: written by pnpm check documents --write -->`);
    const [, tail] = rest?.split(`<!-- end of ${name} -->`) ?? [];
    if (tail === undefined) throw new Error(`The page has no place for the table ${name}.`);
    return `${head}<!-- ${name}: written by pnpm check documents --write -->\n\n${table}\n\n<!-- end of ${name} -->${tail}`;
  }, page);
}
