import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { ChunkRetryPlugin } from './chunk-retry-plugin.mjs';

const require = createRequire(import.meta.url);
const workspace = fileURLToPath(new URL('../..', import.meta.url));

/**
 * What every package's build has in common.
 * @typedef {{ mode: 'production' | 'development', hot?: boolean, outputDir?: string }} BuildOptions
 * @param {BuildOptions & { name: string, dir: string }} options `dir` is the package's folder
 * @returns {import('webpack').Configuration}
 */
export function baseConfig({ name, dir, mode, hot = false, outputDir = join(dir, 'dist') }) {
  const production = mode === 'production';
  const hash = production ? '.[contenthash]' : '';
  return {
    name,
    mode,
    context: dir,
    target: ['web', 'es2020'],
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: outputDir,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: '[name].[contenthash][ext]',
      uniqueName: `consorcio-${name}`,
      // ms. webpack's own limit is two minutes, in which a visitor is long gone.
      chunkLoadTimeout: 8000,
      // Without it a failing script of another origin says only "Script error."
      crossOriginLoading: 'anonymous',
      clean: !hot,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        // Two rules: in a .ts file `<T>(x: T) => x` is a generic function, in a .tsx file it is an open tag.
        { test: /\.ts$/, exclude: /node_modules/, use: swc({ tsx: false, hot }) },
        { test: /\.tsx$/, exclude: /node_modules/, use: swc({ tsx: true, hot }) },
        // The text of the sheet, to be put in place by styled-components' createGlobalStyle: no style loader, no sink.
        { test: /\.css$/, type: 'asset/source' },
        { test: /\.(woff2?|svg|png|jpe?g|webp|avif)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      // Also in development: names of files are then the same kind everywhere, and nothing depends on a path of a machine.
      moduleIds: hot ? 'named' : 'deterministic',
      chunkIds: hot ? 'named' : 'deterministic',
      // The shortest names for what one file of a build takes from another: 0.4 KiB less before the first words. A new export can
      // rename others, so a lazy file may get a new name though its sources are the same.
      mangleExports: production && 'size',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2020, compress: { passes: 2 }, mangle: true, format: { comments: false } },
        }),
      ],
      splitChunks: {
        chunks: 'async',
        // A lazy part is one file with all it needs; only what two lazy parts need is a file of its own.
        cacheGroups: { defaultVendors: false, default: { minChunks: 2, reuseExistingChunk: true } },
      },
    },
    plugins: [new ChunkRetryPlugin(), ...(hot ? [new ReactRefreshPlugin({ overlay: false })] : [])],
    // Production builds write constants of one module into others, and the stored cache does not notice when those change:
    // a host was built that still asked for the contract version of before.
    cache: mode === 'development' && {
      type: 'filesystem',
      cacheDirectory: join(workspace, '.cache', 'webpack'),
      name: `${name}-${mode}${hot ? '-hot' : ''}`,
      buildDependencies: { config: [fileURLToPath(new URL('.', import.meta.url)), join(dir, 'webpack.config.mjs')] },
    },
    performance: false, // `pnpm size` holds the budget
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

function swc({ tsx, hot }) {
  return {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx },
        target: 'es2020',
        transform: { react: { runtime: 'automatic', development: false, refresh: hot } },
      },
    },
  };
}
