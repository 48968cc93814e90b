import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { knownScripts } from '@consorcio/host/serving';
import { hashOfSources } from '@consorcio/shared/webpack/hash-of-sources';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import type { Configuration } from 'webpack';
import { runWebpack } from '../pages/fixtures/contracts/run-webpack';

const dir = inRoot('.cache/kit/page');
const stampFile = join(dir, 'stamp.txt');

/**
 * The folder with the kit's page: the host's own modules around one segment. It is built again if their sources changed. Not
 * minified, because no visitor downloads it.
 */
export async function builtKitPage(): Promise<string> {
  const stamp = hashOfSources([
    'host/src',
    'host/pages',
    'shared/src',
    'shared/webpack',
    'e2e/kit/page',
    'e2e/pages/fixtures',
  ]);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return dir;
  const { default: hostConfig } = await import('../../host/webpack.config');
  const config: Configuration = hostConfig({ mode: 'production', outputDir: dir });
  await runWebpack({
    ...config,
    entry: { kit: ['alive.ts', 'watch.ts', 'kit.ts'].map((file) => inRoot('e2e/kit/page', file)) },
    output: { ...config.output, filename: '[name].js', chunkFilename: '[name].js' },
    // This page has no brand pages.
    plugins: config.plugins?.filter((plugin) => plugin?.constructor.name !== 'BrandPagesPlugin') ?? [],
  });
  mkdirSync(dir, { recursive: true });
  copyFileSync(createRequire(inRoot('e2e/package.json')).resolve('axe-core/axe.min.js'), join(dir, 'axe.js'));
  const scripts = readdirSync(dir).filter((name) => name.endsWith('.js'));
  writeFileSync(
    join(dir, 'page.html'),
    htmlOf(Object.fromEntries(scripts.map((name) => [`/${name}`, integrityOf(readFileSync(join(dir, name)))]))),
  );
  writeFileSync(stampFile, stamp);
  return dir;
}

/** Like a page of the product it lets only known scripts run, so that its policy can be the same. */
function htmlOf(hashes: Readonly<Record<string, string>>): string {
  const scriptTag = (address: string) =>
    `<script src="${address}" integrity="${hashes[address]}" crossorigin></script>`;
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><title>Kit</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>${knownScripts(hashes)}</script>
${scriptTag('/axe.js')}${scriptTag('/kit.js')}</head>
<body></body>
</html>
`;
}
