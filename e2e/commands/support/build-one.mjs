// Builds one package in a process of its own: `node build-one.mjs <package> [mode] [output folder]`.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { precompress } from '@consorcio/shared/webpack/precompress';
import webpack from 'webpack';
import { recordPackages } from './packages-in.mjs';
import { inRoot } from './workspace.mjs';

const [name = '', mode = 'production', folder] = process.argv.slice(2);
const { default: configOf } = await import(pathToFileURL(inRoot(name, 'webpack.config.mjs')).href);
const config = configOf({ mode, ...(folder && { outputDir: resolve(folder) }) });
const compiler = webpack(config);

compiler.run((error, stats) => {
  const failed = error || stats.hasErrors();
  if (failed) console.error(error ?? stats.toString({ preset: 'errors-only', colors: false }));
  else if (stats.hasWarnings()) console.error(stats.toString({ preset: 'errors-warnings', colors: false }));
  compiler.close(() => {
    if (!failed && mode === 'production') precompress(config.output.path);
    if (!failed && mode === 'production' && !folder) recordPackages(name, stats.compilation);
    process.exit(failed ? 1 : 0);
  });
});
