import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { Resvg, renderAsync } from '../brands/resvg';
import { latinCharacters } from './typeface';

const typeface = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);

export interface Rasteriser {
  png(svg: string, width: number): Promise<Buffer>;
  widthOf(text: string): number;
}

export type OpenRasteriser = () => Promise<Rasteriser>;

/**
 * Runs `work`, which may open a tool that turns SVG into PNG. It knows only the product's typeface, in the weights 400 and 700, so
 * that the picture is the same on every machine.
 */
export async function withRasteriser<Result>(work: (open: OpenRasteriser) => Promise<Result>): Promise<Result> {
  const dir = mkdtempSync(join(tmpdir(), 'typeface-'));
  let opened: Promise<Rasteriser> | undefined;
  try {
    return await work(() => {
      opened ??= rasteriserIn(dir);
      return opened;
    });
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** The library reads neither woff2 nor variable fonts, so our font is converted first. */
async function rasteriserIn(dir: string): Promise<Rasteriser> {
  const variable = readFileSync(typeface);
  const fontFiles = await Promise.all(
    [400, 700].map(async (wght) => {
      const file = join(dir, `${wght}.ttf`);
      writeFileSync(
        file,
        await subsetFont(variable, latinCharacters, { targetFormat: 'truetype', variationAxes: { wght } }),
      );
      return file;
    }),
  );
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Figtree' };
  const widths = new Map<string, number>();
  const measure = (text: string) =>
    new Resvg(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`, { font }).getBBox()?.width ?? 0;
  return {
    png: async (svg, width) => (await renderAsync(svg, { font, fitTo: { mode: 'width', value: width } })).asPng(),
    widthOf: (text) => {
      const width = widths.get(text) ?? measure(text); // each call reads the typeface again
      widths.set(text, width);
      return width;
    },
  };
}
