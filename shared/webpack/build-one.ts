// Builds one package in a process of its own: `build-one.ts <package> [mode] [output folder]`.
import { resolve } from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import { recordBuild } from './build-record';
import { loadPackageConfig } from './package-config';
import { precompress } from './precompress';
import { writeScriptInventory } from './script-inventory';
import { scriptOrigins } from './script-origins';
import { root } from './workspace';

const [name = '', kind = 'production', folder] = process.argv.slice(2);
const forTesters = kind === 'testers';
const mode = forTesters ? 'production' : kind;
if (mode !== 'production' && mode !== 'development') throw new Error(`There is no mode ${mode}.`);
const started = Date.now();
try {
  const { default: configOf } = await loadPackageConfig(name);
  const stats = await run(configOf({ mode, forTesters, ...(folder && { outputDir: resolve(folder) }) }));
  if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'));
  if (stats.hasErrors())
    process.exitCode = 1; // process.exit would lose what the pipe has not taken yet
  else if (mode === 'production') await finish(stats);
} catch (error) {
  console.error(causeOf(error));
  process.exitCode = 1;
}

function run(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config, (error, stats) => {
      if (!compiler) return reject(error); // the configuration is wrong
      compiler.close(() => (stats ? resolve(stats) : reject(error)));
    });
  });
}

async function finish({ compilation }: Stats): Promise<void> {
  const built = compilation.compiler.outputPath;
  await precompress(built);
  if (folder) return;
  writeScriptInventory(name, built, scriptOrigins(compilation));
  recordBuild(name, compilation, started);
}

/** What an error says, and where in the workspace it was thrown. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const places = error.stack?.split('\n').filter((line) => /^ +at /.test(line) && line.includes(root)) ?? [];
  return [error.message, ...places.filter((line) => !/node_modules|build-one/.test(line))].join('\n');
}
