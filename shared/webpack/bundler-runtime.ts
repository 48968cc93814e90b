import { createRequire } from 'node:module';

const federation = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));

/**
 * The bundler runtime of the federation: the code that webpack generates in a segment calls it to get shared modules. It is
 * resolved from the federation plugin, so that the host provides the version that the plugin generates code for.
 */
export const bundlerRuntimeFile = federation.resolve('@module-federation/webpack-bundler-runtime/bundler');

/** A segment uses the host's bundler runtime, from a global variable (host/src/segments/federation-runtime.ts). */
export const bundlerRuntimeOfHost = { [bundlerRuntimeFile]: 'globalThis._FEDERATION_BUNDLER_RUNTIME' };
