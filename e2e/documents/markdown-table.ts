/** A Markdown table. `head` has the column names, separated by " | ". */
export function markdownTable(head: string, rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line([head]), line(head.split(' | ').map(() => '---')), ...rows.map(line)].join('\n');
}

/** Escapes text from a file, so that it neither ends a table cell nor starts markup. */
export function cellText(words: string): string {
  return words.replace(/[\\|<>[\]*_]/g, (sign) => `\\${sign}`);
}
