/** A Markdown table. `head` has the column names, separated by " | ". */
export function markdownTable(head: string, rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line([head]), line(head.split(' | ').map(() => '---')), ...rows.map(line)].join('\n');
}
