import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './base-config.mjs';
import { bundlerRuntimeOfHost } from './bundler-runtime.mjs';
import { contractVersion } from './contract-version.mjs';
import { HandedOutPlugin } from './handed-out-plugin.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { consumedShares, handedOutNames, requiredVersions } from './share-list.mjs';
import { sourceHash } from './source-hash.mjs';

const commonSources = ['../src', '.', '../../pnpm-lock.yaml'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

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
      output: {
        ...base.output,
        // Wherever the entry came from, its chunks are next to it: the same build works on every origin.
        publicPath: 'auto',
        // Two builds can be in one page, and number their chunks alike: each has a list of chunks of its own.
        ...(!hot && { uniqueName: `${base.output.uniqueName}-${sourceHash(sourcesOf(dir))}` }),
      },
      externals: bundlerRuntimeOfHost,
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
            additionalData: ({ stats }) => ({
              ...stats,
              metaData: { ...stats.metaData, contract: contractVersion(), requires: requiredVersions() },
            }),
          },
          dts: false, // types come from the workspace
        }),
        new HandedOutPlugin(handedOutNames),
        ...(mode === 'production' ? [new IntegrityPlugin()] : []),
      ],
    };
  };
  return Object.assign(config, { segment: { name, port } });
}

/** What a build is made of. Its configuration counts; one that only a test or the kit builds has none. */
const sourcesOf = (dir) => [
  ...['src', 'webpack.config.mjs'].map((name) => join(dir, name)).filter((path) => existsSync(path)),
  ...commonSources,
];
