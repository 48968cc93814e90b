import { Resvg } from '@resvg/resvg-js';

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A path needs no fonts; looking for those of the system takes most of the time. */
const options = { font: { loadSystemFonts: false } };

/** The smallest box around a path, measured by the library that draws the icons; undefined if the path draws nothing. */
export function signBounds(path: string): Bounds | undefined {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}"/></svg>`;
  const box = new Resvg(svg, options).getBBox();
  return box && { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}
