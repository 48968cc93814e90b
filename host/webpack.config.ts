import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, baseConfig } from '@consorcio/shared/webpack/base-config';
import { browserGlobals, unusedGlobals } from '@consorcio/shared/webpack/browser-globals';
import { CheckedScriptsPlugin } from '@consorcio/shared/webpack/checked-scripts-plugin';
import type { FindPageFile } from '@consorcio/shared/webpack/dev-server';
import webpack, { type Configuration } from 'webpack';
import { BrandPagesPlugin } from './pages/brand-pages-plugin';
import { hostPages } from './serving/host-pages';

const require = createRequire(import.meta.url);
const dir = import.meta.dirname;
const font = join(
  dirname(require.resolve('@fontsource-variable/figtree/package.json')),
  'files/figtree-latin-wght-normal.woff2',
);
const refreshHook = fileURLToPath(import.meta.resolve('@consorcio/shared/webpack/refresh-hook'));

/** The development server answers paths with the same pages as production. */
export const findPage: FindPageFile = (path, host, exists) => hostPages(exists)(path, host).file;

/** The host: no remotes at build time and no federation plugin. See docs/adr/0001-remotes-at-run-time.md. */
export default function hostConfig({ mode, hot = false, forTesters = false, outputDir }: BuildOptions): Configuration {
  const base = baseConfig({ name: 'host', dir, mode, hot, ...(outputDir && { outputDir }) });
  return {
    ...base,
    entry: {
      // A script of its own: the browser runs it while the page's own code is still on its way.
      libraries: [...(mode === 'development' ? [refreshHook] : []), 'react', 'react/jsx-runtime', 'react-dom/client'],
      main: { import: './src/main.tsx', dependOn: 'libraries' },
    },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...base.plugins,
      ...(mode === 'production'
        ? [new CheckedScriptsPlugin(), new webpack.DefinePlugin({ ...browserGlobals, ...unusedGlobals })]
        : []),
      new BrandPagesPlugin({ dir: join(dir, 'brands'), font }),
      new webpack.DefinePlugin({
        ENV_TARGET: '"web"',
        // Whether a tab may show builds that are not released. See docs/adr/0031.
        'process.env.FOR_TESTERS': JSON.stringify(forTesters || mode === 'development'),
      }),
    ],
  };
}
