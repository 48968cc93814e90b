import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '@consorcio/shared/webpack/workspace';

/** A file to write, relative to the workspace. */
export interface NewText {
  readonly file: string;
  readonly text: string;
}

/** The files of a workspace, or of a copy of it. */
export interface WorkspaceFiles {
  has(file: string): boolean;
  read(file: string): string;
  /** Every file under a folder, relative to the workspace. */
  under(folder: string): readonly string[];
  write(texts: readonly NewText[]): void;
}

export function workspaceFiles(root: string): WorkspaceFiles {
  const at = (file: string) => join(root, file);
  return {
    has: (file) => existsSync(at(file)),
    read: (file) => readFileSync(at(file), 'utf8'),
    under: (folder) =>
      readdirSync(at(folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(root.length + 1)
            .replaceAll('\\', '/'),
        ),
    write(texts) {
      for (const { file, text } of texts) {
        mkdirSync(dirname(at(file)), { recursive: true });
        writeFileSync(at(file), text);
      }
    },
  };
}

/** The files of a template by their path in it, with its `{{words}}` replaced. */
export function filled(
  template: 'segment' | 'step',
  words: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const files = workspaceFiles(root);
  const folder = `e2e/commands/new/templates/${template}`;
  return new Map(
    files
      .under(folder)
      .map((file) => [
        file.slice(folder.length + 1, -'.txt'.length),
        files.read(file).replace(/\{\{(\w+)\}\}/g, (_, word: string) => words[word] ?? ''),
      ]),
  );
}
