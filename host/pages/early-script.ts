import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const source = fileURLToPath(new URL('../src/opening/early.ts', import.meta.url));

/** The script in the head of every brand's page: small, and the same for all, so that a policy can name its hash. */
export function earlyScript(): string {
  const { code } = transformSync(readFileSync(source, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2020', minify: { compress: { passes: 3 }, mangle: true } },
    minify: true,
    isModule: false,
  });
  return code.trim();
}
