import { createRequire } from 'node:module';
import webpack, { type Configuration } from 'webpack';

// Otherwise the federation plugin searches for webpack by failing imports, several times for each build: a third of the time.
process.env.FEDERATION_WEBPACK_PATH ??= createRequire(import.meta.url).resolve('webpack');

/** Builds quickly: without minification and without a cache. */
export function runWebpack(config: Configuration): Promise<void> {
  const quick: Configuration = { ...config, cache: false, optimization: { ...config.optimization, minimize: false } };
  return new Promise((resolve, reject) => {
    const compiler = webpack(quick);
    compiler?.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
}
