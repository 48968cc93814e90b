import { createRequire } from 'node:module';

const federation = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));

/**
 * The federation's bundler runtime: what the code that webpack writes into a segment calls to take shared modules. Found
 * through the federation plugin, so that the host hands out the one that the plugin writes code for.
 */
export const bundlerRuntimeFile = federation.resolve('@module-federation/webpack-bundler-runtime/bundler');

/** The bundler runtime as a segment takes it: the host's, in a global variable (host/src/segments/federation-runtime.ts). */
export const bundlerRuntimeOfHost = { [bundlerRuntimeFile]: 'globalThis._FEDERATION_BUNDLER_RUNTIME' };
