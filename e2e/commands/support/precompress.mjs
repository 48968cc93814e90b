import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';

const worthwhile = new Set(['.html', '.js', '.json', '.css', '.svg']);

/** Leaves a `.br` and a `.gz` beside each file of a built folder that gets smaller by it. */
export function precompress(dir) {
  for (const entry of readdirSync(dir, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !worthwhile.has(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    keepIfSmaller(`${file}.br`, brotli(content), content);
    keepIfSmaller(`${file}.gz`, gzipSync(content, { level: 9 }), content);
  }
}

/** What a browser is sent: brotli at its best. */
export function brotli(content) {
  return brotliCompressSync(content, {
    params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

function keepIfSmaller(file, compressed, content) {
  if (compressed.length < content.length) writeFileSync(file, compressed);
}
