import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { precompress } from '@consorcio/shared/webpack/precompress';
import { runProgram } from '@consorcio/shared/webpack/program';
import { benchDir, peerSources } from './install';

/**
 * Bundles the pages of the peers for production, each into a folder of its own, compressed as the product is. `installed` is the
 * folder of their packages: the sources are copied into it, so that they find them.
 */
export async function buildPeers(names: readonly string[], installed: string): Promise<(name: string) => string> {
  const sources = join(installed, 'pages');
  rmSync(sources, { recursive: true, force: true });
  cpSync(peerSources, sources, { recursive: true });
  const dirOf = (name: string) => join(benchDir, 'pages', name);
  for (const name of names) await buildPage(name, join(sources, `${name}.jsx`), dirOf(name), installed);
  return dirOf;
}

async function buildPage(name: string, entry: string, dir: string, installed: string): Promise<void> {
  const made = join(benchDir, 'bundles', name);
  const { code, output } = await runProgram({
    command: process.execPath,
    args: [
      join(installed, 'node_modules/esbuild/bin/esbuild'),
      entry,
      '--bundle',
      '--minify',
      '--target=es2020',
      '--format=iife',
      '--jsx=automatic',
      '--define:process.env.NODE_ENV="production"',
      '--define:global=globalThis',
      '--loader:.woff=file',
      '--loader:.woff2=file',
      '--loader:.svg=dataurl',
      `--outfile=${join(made, 'page.js')}`,
      '--log-level=error',
    ],
  });
  if (code !== 0) throw new Error(`The page of ${name} could not be built:\n${output.trim().slice(-2000)}`);
  const hasStyles = existsSync(join(made, 'page.css'));
  writeFileSync(join(made, 'index.html'), htmlOf(name, hasStyles));
  if (isServed(made, dir)) return;
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  cpSync(made, dir, { recursive: true });
  precompress(dir);
}

/** Whether the folder already holds this build: compressing it again takes half a minute. */
function isServed(made: string, dir: string): boolean {
  return ['index.html', 'page.js', 'page.css'].every((name) => textOf(join(made, name)) === textOf(join(dir, name)));
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function htmlOf(name: string, hasStyles: boolean): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
${hasStyles ? '<link rel="stylesheet" href="/page.css">\n' : ''}<script defer src="/page.js"></script>
</head>
<body><div id="root"></div></body>
</html>
`;
}
