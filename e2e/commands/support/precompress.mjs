import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';

const worthwhile = new Set(['.html', '.js', '.json', '.css', '.svg']);

/** Leaves a `.br` and a `.gz` beside each file of a built folder that gets smaller by it. */
export function precompress(dir) {
  for (const entry of readdirSync(dir, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    for (const [name, content] of compressed(file, readFileSync(file))) writeFileSync(name, content);
  }
}

/**
 * The `.br` and the `.gz` of a file, as far as they are smaller than it.
 * @param {string} file
 * @param {Buffer} content
 * @returns {[name: string, content: Buffer][]}
 */
export function compressed(file, content) {
  if (!worthwhile.has(extname(file))) return [];
  const both = [
    [`${file}.br`, brotli(content)],
    [`${file}.gz`, gzipSync(content, { level: 9 })],
  ];
  return both.filter(([, smaller]) => smaller.length < content.length);
}

/** What a browser is sent: brotli at its best. */
export function brotli(content) {
  return brotliCompressSync(content, {
    params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}
