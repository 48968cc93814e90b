import { createRequire } from 'node:module';

const federation = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));

/**
 * The bundler runtime of the federation: the code that webpack generates in a segment calls it to get shared modules. It is
 * resolved from the federation plugin; one catalog entry gives the host the same version.
 */
const bundlerRuntimeFile = federation.resolve('@module-federation/webpack-bundler-runtime/bundler');

/** A segment uses the host's bundler runtime, from a global variable (host/src/segments/federation.ts). */
export const bundlerRuntimeOfHost = { [bundlerRuntimeFile]: 'globalThis._FEDERATION_BUNDLER_RUNTIME' };
