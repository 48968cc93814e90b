import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** An empty folder for each test of a file or of a `describe`. */
export function withFolder() {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'host-'));
  });
  afterEach(() => rmSync(dir, { recursive: true }));
  const path = (...names: readonly string[]) => join(dir, ...names);
  return {
    path,
    read: (file: string) => readFileSync(path(file), 'utf8'),
    /** Writes a text, bytes or JSON, with the folders around it. Returns its path. */
    put(file: string, content: unknown = ''): string {
      mkdirSync(dirname(path(file)), { recursive: true });
      const isWritten = typeof content === 'string' || Buffer.isBuffer(content);
      writeFileSync(path(file), isWritten ? content : JSON.stringify(content));
      return path(file);
    },
  };
}
