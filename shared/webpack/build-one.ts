// Builds one package in a process of its own: `build-one.ts <package> [mode] [output folder]`.
import { resolve } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { writeBillOfBuild } from './bill-of-materials';
import { recordBuild } from './build-record';
import { loadPackageConfig } from './package-config';
import { packagesIn } from './packages-in';
import { precompress } from './precompress';
import { writeScriptInventory } from './script-inventory';
import { scriptOrigins } from './script-origins';

const [name = '', kind = 'production', folder] = process.argv.slice(2);
const forTesters = kind === 'testers';
const mode = forTesters ? 'production' : kind;
if (mode !== 'production' && mode !== 'development') throw new Error(`There is no mode ${mode}.`);
const started = Date.now();
const { default: configOf } = await loadPackageConfig(name);
const config = configOf({ mode, forTesters, ...(folder && { outputDir: resolve(folder) }) });

const stats = await run();
if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'));
if (!stats.hasErrors() && mode === 'production') {
  const built = stats.compilation.compiler.outputPath;
  precompress(built);
  if (!folder) {
    writeScriptInventory(name, built, scriptOrigins(stats.compilation));
    writeBillOfBuild(name, packagesIn(stats.compilation));
    recordBuild(name, stats.compilation, started);
  }
}
process.exit(stats.hasErrors() ? 1 : 0);

function run(): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config, (error, stats) => {
      compiler?.close(() => (stats ? resolve(stats) : reject(error)));
    });
  });
}
