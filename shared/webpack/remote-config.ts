import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { CONTRACT_VERSION } from '../src/flow/segment';
import { type BuildOptions, baseConfig } from './base-config';
import { BuildIdPlugin, buildIdPlaceholder } from './build-id-plugin';
import { type CardPageOptions, CardPagePlugin } from './card-page-plugin';
import { CheckedScriptsPlugin } from './checked-scripts-plugin';
import { ManifestPlugin } from './manifest-plugin';
import { consumedShares, requiredVersions } from './share-list';

interface SegmentOptions {
  /** Without `mf-`. */
  readonly name: string;
  readonly dir: string;
  /** The page of the card form, for a segment that has one. */
  readonly cardPage?: CardPageOptions;
}

/**
 * The build of one segment: `mf-manifest.json` and a content-hashed entry that exposes `./segment`, to be served from an
 * origin of its own.
 */
export function remoteConfig({ name, dir, cardPage }: SegmentOptions) {
  return ({ mode, hot = false, outputDir }: BuildOptions): Configuration => {
    const base = baseConfig({ name: `mf-${name}`, dir, mode, hot, ...(outputDir && { outputDir }) });
    return {
      ...base,
      entry: {}, // the container is the only entry
      output: {
        ...base.output,
        // The chunks are next to the entry, wherever that is: the same build works on every origin.
        publicPath: 'auto',
        // Two builds of a segment can be in one page, with equal chunk numbers, so each has its own list of chunks.
        ...(!hot && { uniqueName: `${base.output.uniqueName}-${buildIdPlaceholder}` }),
      },
      externals: bundlerRuntimeOfHost,
      plugins: [
        ...base.plugins,
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
              metaData: { ...stats.metaData, contract: CONTRACT_VERSION, requires: requiredVersions() },
            }),
          },
          dts: false, // types come with the sources of @consorcio/shared
        }),
        ...(cardPage ? [new CardPagePlugin(cardPage)] : []),
        ...(hot ? [] : [new BuildIdPlugin()]),
        ...(mode === 'production' ? [new CheckedScriptsPlugin(), new ManifestPlugin()] : []),
      ],
    };
  };
}

const federation = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));

/**
 * The bundler runtime of the federation: the code that webpack generates in a segment calls it to get shared modules. It is
 * resolved from the federation plugin; one catalog entry gives the host the same version.
 */
const bundlerRuntimeFile = federation.resolve('@module-federation/webpack-bundler-runtime/bundler');

/** A segment uses the host's bundler runtime, from a global variable (host/src/segments/federation.ts). */
export const bundlerRuntimeOfHost = { [bundlerRuntimeFile]: 'globalThis._FEDERATION_BUNDLER_RUNTIME' };
