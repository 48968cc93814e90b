import { readFileSync } from 'node:fs';
import webpack, { type Compilation } from 'webpack';

/** The characters in the latin file of the typeface, as its maker lists them: a `unicode-range` of CSS. */
export const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/**
 * Used until the file has arrived. Roboto and Arial are as wide as our typeface; DejaVu Sans (Linux) is wider, and would move lines.
 * The size is the mean width of our sentences in Portuguese, in percent of those in DejaVu Sans. Bold ones are made from it.
 */
const standIn = "@font-face{font-family:'Figtree Stand-in';src:local('DejaVu Sans');size-adjust:89%}";

/** The style of a page that has the file of the typeface at this address. */
export const fontFace = (address: string) =>
  `${standIn}@font-face{font-family:'Figtree Variable';font-style:normal;font-display:swap;font-weight:300 900;src:url(${address}) format('woff2');unicode-range:${latinRange}}`;

/** Adds the file of the typeface to a build, and returns its name there. */
export function emitFont(compilation: Compilation, file: string): string {
  const content = readFileSync(file);
  const hash = compilation.compiler.webpack.util.createHash('xxhash64').update(content).digest('hex');
  const name = `figtree-latin.${hash}.woff2`;
  compilation.emitAsset(name, new webpack.sources.RawSource(content), { immutable: true });
  return name;
}
