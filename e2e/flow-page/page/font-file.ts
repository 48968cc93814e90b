import { readdir } from 'node:fs/promises';
import { inRoot } from '@consorcio/shared/webpack/workspace';

/** The product's typeface in the built host; undefined before its first build. */
export async function fontFile(): Promise<string | undefined> {
  const names = await readdir(inRoot('host/dist')).catch(() => []);
  const name = names.find((each) => /^figtree-.*\.woff2$/.test(each));
  return name && inRoot('host/dist', name);
}
