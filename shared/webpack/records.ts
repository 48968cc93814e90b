import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from './workspace';

/**
 * A file in which a build says what it is made of: `<package>/records/<file>`. It is beside `dist` and not inside, because nothing
 * of it is served: somebody who can change what is served must not be able to change its record too.
 */
function recordsFile(packageName: string, file: string): string {
  return inRoot(packageName, 'records', file);
}

export function writeRecords(packageName: string, file: string, content: object): void {
  const path = recordsFile(packageName, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}

export function readRecords(packageName: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(recordsFile(packageName, file), 'utf8'));
  } catch (cause) {
    throw new Error(`${recordsFile(packageName, file)} cannot be read. Run \`pnpm build --force\`.`, { cause });
  }
}
