/** A command of a page, and where it is. */
export interface GuideCommand {
  readonly guide: string;
  /** As written, without its comment. */
  readonly line: string;
  /** The name in `scripts` of package.json. */
  readonly script: string;
  /** Without the values of flags. */
  readonly words: readonly string[];
  readonly flags: readonly string[];
}

const COMMAND =
  /^(?:\w+=\S+ )*(?:(?:npx --yes )?pnpm(?:@[\d.]+)?|npm) (?:run )?(?!install|audit|licenses|sbom)([\w:-]+)(.*)$/;

/** Every command of this workspace in the code blocks and in the inline code of a page. */
export function commandsIn(guide: string, page: string): readonly GuideCommand[] {
  const blocks = [...page.matchAll(/```\w*\n([\s\S]*?)```/g)].flatMap(([, code = '']) => code.split('\n'));
  const inline = [...page.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  return [...blocks, ...inline].flatMap((code) => {
    const line = code.replace(/\s(#|&&).*$/, '').trim();
    const [, script, rest = ''] = COMMAND.exec(line) ?? [];
    if (script === undefined) return [];
    const parts = rest.match(/"[^"]*"|<[^>]*>|\[[^\]]*\]+|(?!-- )\S+/g) ?? [];
    const flags = parts.filter((part) => /^--?\w/.test(part));
    const words = parts.filter((part, index) => !flags.includes(part) && !flags.includes(parts[index - 1] ?? ''));
    return [{ guide, line, script, words, flags }];
  });
}
