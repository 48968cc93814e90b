import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '@consorcio/shared/webpack/workspace';

/** A file to write, relative to the workspace. */
export interface NewText {
  readonly file: string;
  readonly text: string;
}

/** The files of a workspace, or of a copy of it. */
export type WorkspaceFiles = ReturnType<typeof workspaceFiles>;

export function workspaceFiles(root: string) {
  const at = (file: string) => join(root, file);
  return {
    has: (file: string) => existsSync(at(file)),
    read: (file: string) => readFileSync(at(file), 'utf8'),
    /** Every file under a folder, relative to it. */
    under: (folder: string): readonly string[] =>
      readdirSync(at(folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(at(folder), join(parentPath, name)).replaceAll('\\', '/')),
    write(texts: readonly NewText[]): void {
      for (const { file, text } of texts) {
        mkdirSync(dirname(at(file)), { recursive: true });
        writeFileSync(at(file), text);
      }
    },
  };
}

/** The files of a template in `folder`, with its `{{words}}` replaced. `name` comes before the name of each file. */
export function filled(
  template: 'segment' | 'workspace' | 'outside' | 'step',
  folder: string,
  words: Readonly<Record<string, string>>,
  name = '',
): readonly NewText[] {
  const templates = workspaceFiles(join(root, 'e2e/commands/new/templates'));
  return templates.under(template).map((file) => ({
    file: `${folder}/${name}${file.slice(0, -'.txt'.length)}`,
    text: templates.read(`${template}/${file}`).replace(/\{\{(\w+)\}\}/g, (_, word: string) => words[word] ?? ''),
  }));
}
