import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { compressed } from '@consorcio/shared/webpack/precompress';

/**
 * Puts pages in the place of those of a built host that may be serving meanwhile: everything is written beside the old files
 * first, then takes their names, and what no page is any more goes last. Whatever is no page is left alone.
 * @param {ReadonlyMap<string, string | Buffer>} pages content by file name
 * @param {string} dir the built host
 */
export function replacePages(pages, dir) {
  const files = new Map([...pages].flatMap(([name, content]) => inAllForms(name, Buffer.from(content))));
  const mark = `.${process.pid}.new`;
  try {
    for (const [name, content] of files) {
      mkdirSync(dirname(join(dir, name)), { recursive: true });
      writeFileSync(join(dir, name + mark), content);
    }
  } catch (error) {
    for (const name of files.keys()) rmSync(join(dir, name + mark), { force: true });
    throw error;
  }
  for (const name of files.keys()) renameSync(join(dir, name + mark), join(dir, name));
  for (const name of pageFilesIn(dir).filter((name) => !files.has(name))) remove(dir, name);
}

function inAllForms(name, content) {
  return [[name, content], ...compressed(name, content)];
}

/** Everything that `renderPages` of the host may have made, in all forms, and what an earlier call left when it was killed. */
function pageFilesIn(dir) {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => name.startsWith('brands/') || /\.html(\.br|\.gz)?(\.\d+\.new)?$/.test(name));
}

function remove(dir, name) {
  rmSync(join(dir, name));
  for (let folder = dirname(join(dir, name)); isEmpty(folder); folder = dirname(folder)) rmdirSync(folder);
}

function isEmpty(folder) {
  return existsSync(folder) && readdirSync(folder).length === 0;
}
