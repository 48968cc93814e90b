import { pathToFileURL } from 'node:url';
import { inRoot } from './workspace.mjs';

/** Imports a TypeScript file of the workspace. Only once the packages are installed. */
export async function tsImport(file) {
  const { tsImport: load } = await import('tsx/esm/api');
  return load(pathToFileURL(inRoot(file)).href, import.meta.url);
}
