// Builds one package in a process of its own: `build-one.ts <package> [mode] [output folder]`.
import { resolve } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { recordBuild } from './build-record';
import { loadPackageConfig } from './package-config';
import { precompress } from './precompress';

const [name = '', mode = 'production', folder] = process.argv.slice(2);
if (mode !== 'production' && mode !== 'development') throw new Error(`There is no mode ${mode}.`);
const started = Date.now();
const { default: configOf } = await loadPackageConfig(name);
const config = configOf({ mode, ...(folder && { outputDir: resolve(folder) }) });

const stats = await run();
if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'));
if (!stats.hasErrors() && mode === 'production') {
  precompress(stats.compilation.compiler.outputPath);
  if (!folder) recordBuild(name, stats.compilation, started);
}
process.exit(stats.hasErrors() ? 1 : 0);

function run(): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config, (error, stats) => {
      compiler?.close(() => (stats ? resolve(stats) : reject(error)));
    });
  });
}
