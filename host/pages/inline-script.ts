import { readFileSync } from 'node:fs';
import { supportedBrowsers } from '@consorcio/shared/webpack/supported-browsers';
import { type Options, transformSync } from '@swc/core';

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
