import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxFiles } from './nginx-files';
import type { ServingNginx } from './program';
import { testConfiguration } from './reload';
import type { Serving } from './settings';

interface Written {
  readonly files: readonly string[];
  /** Writes the earlier files again. */
  undo(): void;
}

/** Writes the configuration for the settings of a machine. The nginx of this machine must accept it before a file is replaced. */
export async function writeNginxFiles(serving: Serving, dir: string, program: ServingNginx): Promise<Written> {
  if (program.command) {
    for (const folder of [serving.state, serving.logs]) mkdirSync(folder, { recursive: true }); // nginx does not make them
    const tested = `${dir}.${process.pid}.test`;
    try {
      put(tested, nginxFiles(serving, { dir: tested, ...program }));
      await testConfiguration(program.command, join(tested, 'nginx.conf'));
    } finally {
      rmSync(tested, { recursive: true, force: true });
    }
  }
  const files = nginxFiles(serving, { dir, ...program });
  const earlier = new Map(
    [...files.keys()]
      .filter((name) => existsSync(join(dir, name)))
      .map((name) => [name, readFileSync(join(dir, name), 'utf8')]),
  );
  put(dir, files);
  return { files: [...files.keys()], undo: () => put(dir, earlier) };
}

function put(dir: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(dir, { recursive: true });
  for (const [name, text] of files) {
    writeFileSync(join(dir, `${name}.new`), text);
    renameSync(join(dir, `${name}.new`), join(dir, name));
  }
}
