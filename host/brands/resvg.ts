import { createRequire } from 'node:module';

// The library reads it when it is loaded. By default it gives its memory back after 10 ms, and gets it again for the next picture.
process.env.MIMALLOC_PURGE_DELAY ??= '10000';

/** The library that draws SVG. */
export const { Resvg, renderAsync }: typeof import('@resvg/resvg-js') = createRequire(import.meta.url)(
  '@resvg/resvg-js',
);
