import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
      readdirSync(at(folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    write(texts) {
      for (const { file, text } of texts) {
        mkdirSync(dirname(at(file)), { recursive: true });
        writeFileSync(at(file), text);
      }
    },
  };
}
