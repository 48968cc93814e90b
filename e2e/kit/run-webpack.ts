import webpack, { type Configuration } from 'webpack';

/** Builds, quickly: nothing is minified, nothing is remembered. */
export function runWebpack(config: Configuration): Promise<void> {
  const quick = { ...config, cache: false, optimization: { ...config.optimization, minimize: false } };
  return new Promise((resolve, reject) => {
    const compiler = webpack(quick as Configuration);
    compiler?.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
}
