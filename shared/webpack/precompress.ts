import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';

const worthwhile = new Set(['.html', '.js', '.json', '.css', '.svg']);

/** Writes a `.br` and a `.gz` next to each file of a built folder that compression makes smaller. */
export function precompress(dir: string): void {
  for (const entry of readdirSync(dir, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    for (const [name, content] of compressed(file, readFileSync(file))) writeFileSync(name, content);
  }
}

/** The `.br` and the `.gz` of a file, each only if it is smaller than the file. */
export function compressed(file: string, content: Buffer): readonly (readonly [name: string, content: Buffer])[] {
  if (!worthwhile.has(extname(file))) return [];
  const both: [string, Buffer][] = [
    [`${file}.br`, brotli(content)],
    [`${file}.gz`, gzipSync(content, { level: 9 })],
  ];
  return both.filter(([, smaller]) => smaller.length < content.length);
}

/** Compresses as for a browser: brotli at its highest quality. */
export function brotli(content: Buffer): Buffer {
  return brotliCompressSync(content, {
    params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}
