import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { supportedBrowsers } from '@consorcio/shared/webpack/supported-browsers';
import { type Options, transformSync } from '@swc/core';

/** The script in the head of every brand's page: small, and the same for all, so that a policy can name its hash. */
export function earlyScript(): string {
  return compiled('early.ts', { env: { targets: supportedBrowsers, bugfixes: true } });
}

/** The script that recognizes a browser which is too old. It is a script of its own, because such a browser may not read the other one. */
export function oldBrowserScript(): string {
  return compiled('old-browser.ts', { jsc: { target: 'es5' } });
}

function compiled(file: string, { jsc, ...options }: Options): string {
  const source = fileURLToPath(new URL(`../src/opening/${file}`, import.meta.url));
  const { code } = transformSync(readFileSync(source, 'utf8'), {
    ...options,
    jsc: { ...jsc, parser: { syntax: 'typescript' }, minify: { compress: { passes: 3 }, mangle: true } },
    minify: true,
    isModule: false,
  });
  return code.trim();
}
