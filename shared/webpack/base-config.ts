import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule, RuleSetUseItem } from 'webpack';
import { ChunkRetryPlugin } from './chunk-retry-plugin';
import { CompileHintPlugin } from './compile-hint-plugin';
import { leanLibraries } from './lean-libraries';
import { NoExamplesPlugin } from './no-examples-plugin';
import { supportedBrowsers } from './supported-browsers';

const require = createRequire(import.meta.url);
const workspace = fileURLToPath(new URL('../..', import.meta.url));

export interface BuildOptions {
  readonly mode: 'production' | 'development';
  /** Serve from sources, with hot reload. */
  readonly hot?: boolean;
  /** A host in which a tab can show builds that are not released. */
  readonly forTesters?: boolean;
  /** `dist` in the folder of the package, unless another is named. */
  readonly outputDir?: string;
}

interface PackageOptions extends BuildOptions {
  readonly name: string;
  readonly dir: string;
}

/** The configuration that all builds share. The parts that a package extends are always defined. */
export type BaseConfig = Configuration & Required<Pick<Configuration, 'output' | 'module' | 'plugins'>>;

/** The configuration that all builds share. */
export function baseConfig({
  name,
  dir,
  mode,
  hot = false,
  outputDir = join(dir, 'dist'),
}: PackageOptions): BaseConfig {
  const production = mode === 'production';
  const hash = production ? '.[contenthash]' : '';
  return {
    name,
    mode,
    context: dir,
    target: `browserslist:${supportedBrowsers.join(', ')}`,
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: outputDir,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: '[name].[contenthash][ext]',
      // As many digits as serving takes for a hash (host/serving/folder-files.ts): the first script lists those of all lazy ones.
      hashDigestLength: 16,
      uniqueName: `consorcio-${name}`,
      // ms. The default of webpack is two minutes; no visitor waits that long.
      chunkLoadTimeout: 8000,
      // Without it the browser reports a failing script of another origin only as "Script error."
      crossOriginLoading: 'anonymous',
      clean: !hot,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], alias: leanLibraries },
    module: { rules: sourceRules(hot) },
    optimization: {
      // Also in development, so that file names have the same form everywhere and no machine path gets into a build.
      moduleIds: hot ? 'named' : 'deterministic',
      chunkIds: hot ? 'named' : 'deterministic',
      // A page keeps its last good code while a file has a mistake. Otherwise it would get code that throws, and could not be updated.
      emitOnErrors: !hot,
      // The shortest names for exports saves 0.4 KiB before the first words. A new export can rename others, so a lazy file may
      // get a new name although its sources did not change.
      mangleExports: production && 'size',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // No code reads the number of parameters of a function.
          terserOptions: {
            ecma: 2020,
            compress: { passes: 3, keep_fargs: false },
            mangle: true,
            format: { comments: false },
          },
        }),
      ],
      splitChunks: {
        chunks: 'async',
        // A lazy part is one file with everything it needs; only code that two lazy parts need gets its own file.
        // By default, less than 20 KB stays in both parts. In the host smaller files would cost the opening more than they save.
        minSize: name === 'host' ? 21_000 : 8000,
        cacheGroups: { defaultVendors: false, default: { minChunks: 2, reuseExistingChunk: true } },
      },
    },
    plugins: [
      new ChunkRetryPlugin(),
      ...(production ? [new NoExamplesPlugin(), new CompileHintPlugin()] : []),
      ...(hot ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    // Only in development: production builds inline constants of one module into others, and the stored cache does not notice
    // when such a constant changes. A host was once built that still asked for the previous contract version.
    cache: mode === 'development' && {
      type: 'filesystem',
      cacheDirectory: join(workspace, '.cache', 'webpack'),
      name: `${name}-${mode}${hot ? '-hot' : ''}`,
      buildDependencies: { config: [fileURLToPath(new URL('.', import.meta.url)), join(dir, 'webpack.config.ts')] },
    },
    performance: false, // `pnpm check size` checks the budget
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** How a build reads its sources. */
export function sourceRules(hot: boolean): RuleSetRule[] {
  return [
    // Two rules: in a .ts file `<T>(x: T) => x` is a generic function, in a .tsx file it is an open tag.
    { test: /\.ts$/, use: swc({ tsx: false, hot }) },
    { test: /\.tsx$/, use: swc({ tsx: true, hot }) },
    { test: /\bstyles?\.ts$/, use: fileURLToPath(new URL('lean-styles-loader.cjs', import.meta.url)), enforce: 'pre' },
    // Imported as text and added by createGlobalStyle of styled-components, so no style loader is needed.
    { test: /\.css$/, type: 'asset/source' },
    { test: /\.(woff2?|svg|png|jpe?g|webp|avif)$/, type: 'asset/resource' },
  ];
}

function swc({ tsx, hot }: { tsx: boolean; hot: boolean }): RuleSetUseItem {
  return {
    loader: require.resolve('swc-loader'),
    options: {
      env: { targets: supportedBrowsers, bugfixes: true }, // without it a mistake of Safari 15 lengthens every function
      jsc: {
        parser: { syntax: 'typescript', tsx },
        transform: { react: { runtime: 'automatic', development: false, refresh: hot } },
      },
    },
  };
}
