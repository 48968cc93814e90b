/** Lines of an nginx configuration between braces. */
export function block(opening: string, lines: readonly string[]): string {
  return `${opening} {\n${indented(lines.join('\n'))}\n}`;
}

export function location(match: string, lines: readonly string[]): string {
  return block(`location ${match}`, lines);
}

export function map(from: string, to: string, lines: readonly (readonly [string, string])[]): string {
  return block(
    `map ${from} ${to}`,
    lines.map((line) => `${line.join(' ')};`),
  );
}

export function quoted(text: string): string {
  return `"${text}"`;
}

/** The comment at the top of each file. */
export function writtenFor(what: string): string {
  return `# Written by \`pnpm build nginx\` for ${what}. Do not edit it: run the command again. See docs/guides/serving.md.`;
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '    ');
}
