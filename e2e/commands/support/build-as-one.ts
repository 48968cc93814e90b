import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, segmentNames } from '@consorcio/shared/webpack/workspace';
import webpack, { type Configuration } from 'webpack';

/**
 * Builds the host with its segments inside: plain dynamic imports replace the federation runtime. Returns the folder of the build.
 */
export async function buildAsOne(): Promise<string> {
  const dir = inRoot('.cache/one-bundle');
  const imports = segmentNames().map(
    (name) => `  mf_${name}: () => import(${JSON.stringify(inRoot(`mf-${name}`, 'src/segment.ts'))}),\n`,
  );
  mkdirSync(dir, { recursive: true });
  writeFileSync(
    join(dir, 'runtime.mjs'),
    `const segments = {\n${imports.join('')}};\nexport const run = ({ name }) => segments[name]();\n`,
  );
  const { default: hostConfig } = await import('../../../host/webpack.config');
  const config: Configuration = hostConfig({ mode: 'production', outputDir: join(dir, 'dist') });
  config.cache = false;
  config.plugins?.push(new webpack.NormalModuleReplacementPlugin(/\/federation-runtime$/, join(dir, 'runtime.mjs')));
  await new Promise<void>((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
  return join(dir, 'dist');
}
