import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, gzip, constants as zlib } from 'node:zlib';
import { inParallel } from './in-parallel';
import { kept } from './kept';

const worthwhile = new Set(['.html', '.js', '.json', '.css', '.svg']);

/** Writes a `.br` and a `.gz` next to each file of a built folder that compression makes smaller. */
export async function precompress(dir: string): Promise<void> {
  const entries = readdirSync(dir, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  await inParallel(files.filter(isWorthwhile), async (file) => {
    for (const [form, content] of await compressed(file, readFileSync(file))) writeFileSync(form, content);
  });
}

/** The `.br` and the `.gz` of a file, each only if it is smaller than the file. */
export async function compressed(
  file: string,
  content: Buffer,
): Promise<readonly (readonly [name: string, content: Buffer])[]> {
  if (!isWorthwhile(file)) return [];
  const options = atHighestQuality(content);
  const [br, gz] = await Promise.all([
    kept([JSON.stringify(options), content], () => promisify(brotliCompress)(content, options)),
    kept(['gzip 9', content], () => promisify(gzip)(content, { level: 9 })),
  ]);
  const both: [string, Buffer][] = [
    [`${file}.br`, br],
    [`${file}.gz`, gz],
  ];
  return both.filter(([, smaller]) => smaller.length < content.length);
}

function isWorthwhile(file: string): boolean {
  return worthwhile.has(extname(file));
}

/** Compresses as for a browser. */
export function brotli(content: Buffer): Buffer {
  return brotliCompressSync(content, atHighestQuality(content));
}

function atHighestQuality(content: Buffer): BrotliOptions {
  return { params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length } };
}
