import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxFiles } from './files';
import type { NginxProgram } from './program';
import { readNginxSettings } from './settings';

/** Writes the configuration for a settings file. Everything is read and checked before the first file is written. */
export function writeNginxFiles(
  settings: string,
  dir: string,
  program: Pick<NginxProgram, 'brotli' | 'brotliModule'>,
): ReadonlyMap<string, string> {
  const files = nginxFiles(readNginxSettings(settings), { dir, ...program });
  mkdirSync(dir, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(dir, name), text);
  return files;
}
