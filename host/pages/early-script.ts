import { readFileSync } from 'node:fs';
import { supportedBrowsers } from '@consorcio/shared/webpack/supported-browsers';
import { type Options, transformSync } from '@swc/core';

/** The script in the head of every brand's page: small, and the same for all, so that a policy can name its hash. */
export function earlyScript(): string {
  return compiled(new URL('../src/opening/early.ts', import.meta.url), {
    env: { targets: supportedBrowsers, bugfixes: true },
  });
}

/** The script that recognizes a browser which is too old. It is a script of its own, because such a browser may not read the other one. */
export function oldBrowserScript(): string {
  return compiled(new URL('../src/opening/old-browser.ts', import.meta.url), { jsc: { target: 'es5' } });
}

/**
 * The script that tells the browser which scripts may run.
 * @param hashes of the scripts of the host, by address
 */
export function knownScripts(hashes: Readonly<Record<string, string>>): string {
  const code = compiled(new URL('../src/opening/known-scripts.ts', import.meta.url), {
    env: { targets: supportedBrowsers, bugfixes: true },
  });
  return code.replace('HASHES_OF_HOST', () => JSON.stringify(hashes));
}

function compiled(source: URL, { jsc, ...options }: Options): string {
  const { code } = transformSync(readFileSync(source, 'utf8'), {
    ...options,
    jsc: { ...jsc, parser: { syntax: 'typescript' }, minify: { compress: { passes: 3 }, mangle: true } },
    minify: true,
    isModule: false,
  });
  return code.trim();
}
