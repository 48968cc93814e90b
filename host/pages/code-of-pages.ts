import { randomUUID } from 'node:crypto';
import { changedSince, hashOfSources, isCode } from '@consorcio/shared/webpack/hash-of-sources';

/** The folders from which `pages` may import (see .dependency-cruiser.cjs), and the packages, also as they are installed. */
const sources = [
  ...['host/brands', 'host/pages', 'host/src', 'shared/src', 'shared/webpack', 'shared/package.json', 'tsconfig.json'],
  ...['pnpm-lock.yaml', 'node_modules/.pnpm/lock.yaml'],
];

let code: string | undefined;

/**
 * A hash of all code that may take part in a page or a picture, as this process loaded it. If a file changed since the process
 * started, nobody knows which code was loaded, so it is a value that no other process has.
 */
export function codeOfPages(): string {
  code ??= changedSince(performance.timeOrigin, sources, isCode) ? randomUUID() : hashOfSources(sources, isCode);
  return code;
}
