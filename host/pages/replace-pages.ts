import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { inParallel } from '@consorcio/shared/webpack/in-parallel';
import { compressed } from '@consorcio/shared/webpack/precompress';
import { servedNames } from '../brands/served-names';
import { type RenderedPages, renderBrandPages } from './render-brand-pages';
import type { RenderedFiles } from './render-pages';

/**
 * Replaces the pages of a built host while it may be serving. All changed files are written next to the old ones first, then renamed
 * over them; pages that no longer exist are removed last. Files that are not pages stay as they are.
 */
export async function replacePages(pages: RenderedFiles, dir: string): Promise<void> {
  const files = new Map((await inParallel([...pages], withCompressedForms)).flat());
  const changed = [...files].filter(([name, content]) => !hasContent(join(dir, name), content));
  const mark = `.${process.pid}.new`;
  try {
    for (const [name, content] of changed) {
      mkdirSync(dirname(join(dir, name)), { recursive: true });
      writeFileSync(join(dir, name + mark), content);
    }
  } catch (error) {
    for (const [name] of changed) rmSync(join(dir, name + mark), { force: true });
    throw error;
  }
  for (const [name] of changed) renameSync(join(dir, name + mark), join(dir, name));
  for (const name of pageFilesIn(dir).filter((name) => !files.has(name))) remove(dir, name);
}

type File = readonly [name: string, content: Buffer];

async function withCompressedForms([name, rendered]: readonly [string, string | Buffer]): Promise<readonly File[]> {
  const content = typeof rendered === 'string' ? Buffer.from(rendered) : rendered;
  return [[name, content], ...(await compressed(name, content))];
}

function hasContent(file: string, content: Buffer): boolean {
  return existsSync(file) && readFileSync(file).equals(content);
}

/** Every file that `renderPages` may have made, in all forms, and what an earlier call left behind when it was killed. */
function pageFilesIn(dir: string): readonly string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(
      (name) => name.startsWith(`${servedNames.pictures.name}/`) || /\.html(\.br|\.gz)?(\.\d+\.new)?$/.test(name),
    );
}

function remove(dir: string, name: string): void {
  rmSync(join(dir, name));
  for (let folder = dirname(join(dir, name)); isEmpty(folder); folder = dirname(folder)) rmdirSync(folder);
}

function isEmpty(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length === 0;
}

/** Replaces the pages of a built host by those for the brand files of `brandsDir`. With a problem the host keeps its pages. */
export async function replaceBrandPages(
  brandsDir: string | undefined,
  hostDir: string,
): Promise<Pick<RenderedPages, 'brands' | 'problems'>> {
  const { files, brands, problems } = await renderBrandPages(brandsDir, hostDir);
  if (problems.length === 0) await replacePages(files, hostDir);
  return { brands, problems };
}
