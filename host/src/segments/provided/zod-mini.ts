/**
 * `zod/mini` as the host provides it: all of it, except large parts that no page can use. A name that is defined here hides the
 * package's own, so that the bundler drops what is behind it. Sizes are with brotli. See docs/adr/0002-the-share-list.md.
 */
export * from 'zod/mini';

/** It would be all of the package; shared-libraries.ts provides these exports under that name. */
export const z = undefined;
/** The inside of zod, for libraries: 45 KiB, because it contains all that follows. */
export const core = undefined;
/** Helpers of that inside: 1.4 KiB. */
export const util = undefined;
/** Messages in sixty languages: 29 KiB. */
export const locales = undefined;
/** 5.3 KiB that describe a schema to other programs. */
export const toJSONSchema = undefined;
/** 6.3 KiB that write code while the page runs, which its content policy refuses. */
export const compile = undefined;
/** Installs what a compiler wrote: 0.7 KiB. */
export const withParser = undefined;
/** For data that contains itself, which no JSON does: 0.9 KiB. */
export const memoizer = undefined;
