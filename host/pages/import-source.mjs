import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

const tsconfig = fileURLToPath(new URL('../../tsconfig.json', import.meta.url));

/** Imports a TypeScript file of the host, by its path there. The same from whichever folder a program was started in. */
export function importSource(file) {
  return tsImport(`../${file}`, { parentURL: import.meta.url, tsconfig });
}
