import { readFileSync } from 'node:fs';
import { supportedBrowsers } from '@consorcio/shared/webpack/supported-browsers';
import { type Options, transformSync } from '@swc/core';

/** The script in the head of every brand's page: small, and the same for all, so that a policy can name its hash. */
export function earlyScript(): string {
  return inlineScript(new URL('../src/boot/opening/early.ts', import.meta.url));
}

/** The script that recognizes a browser which is too old. It is a script of its own, because such a browser may not read the other one. */
export function oldBrowserScript(): string {
  return inlineScript(new URL('../src/boot/opening/old-browser.ts', import.meta.url), { jsc: { target: 'es5' } });
}

/**
 * The script that tells the browser which scripts may run.
 * @param hashes of the scripts of the host, by address
 * @param hasContainer whether the brand of the page has a container, which adds scripts of its own
 */
export function knownScripts(hashes: Readonly<Record<string, string>>, hasContainer = false): string {
  const code = inlineScript(new URL('../src/boot/opening/known-scripts.ts', import.meta.url), {
    ...forSupportedBrowsers,
    jsc: { transform: { optimizer: { globals: { vars: { HAS_CONTAINER: String(hasContainer) } } } } },
  });
  return code.replace('HASHES_OF_HOST', () => JSON.stringify(hashes));
}

/** What most scripts in the HTML are compiled for. */
const forSupportedBrowsers: Options = { env: { targets: supportedBrowsers, bugfixes: true } };

/** Compiles a script that is written into HTML. The same sources give the same text, so that a policy can name its hash. */
export function inlineScript(source: URL, { jsc, ...options }: Options = forSupportedBrowsers): string {
  const { code } = transformSync(readFileSync(source, 'utf8'), {
    ...options,
    jsc: { ...jsc, parser: { syntax: 'typescript' }, minify: { compress: { passes: 3 }, mangle: true } },
    minify: true,
    isModule: false,
  });
  return code.trim();
}
