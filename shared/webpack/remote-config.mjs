import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './base-config.mjs';
import { contractVersion } from './contract-version.mjs';
import { consumedShares } from './share-list.mjs';

/**
 * The build of one segment: `mf-manifest.json` and a content-hashed entry that exposes `./segment`, to be served from an
 * origin of its own.
 * @param {{ name: string, port: number, dir: string }} segment `port` is where it is served on a developer's machine
 */
export function remoteConfig({ name, port, dir }) {
  /** @param {import('./base-config.mjs').BuildOptions} options */
  const config = ({ mode, hot = false, outputDir }) => {
    const base = baseConfig({ name: `mf-${name}`, dir, mode, hot, ...(outputDir && { outputDir }) });
    return {
      ...base,
      entry: {}, // the container is the only entry
      // Wherever the entry came from, its chunks are next to it: the same build works on every origin.
      output: { ...base.output, publicPath: 'auto' },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: `mf_${name}`, // a global variable, so an identifier
          filename: mode === 'production' ? 'remoteEntry.[contenthash].js' : 'remoteEntry.js',
          exposes: { './segment': { import: './src/segment.ts', name: 'segment' } },
          shared: consumedShares(),
          // The default waits for every registered remote before the first share is used: one dead segment stops all.
          shareStrategy: 'loaded-first',
          manifest: {
            additionalData: ({ stats }) => ({ ...stats, metaData: { ...stats.metaData, contract: contractVersion() } }),
          },
          // The runtime's core is the host's, by reference: 20 KB less in every segment.
          experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
          dts: false, // types come from the workspace
        }),
      ],
    };
  };
  return Object.assign(config, { segment: { name, port } });
}
