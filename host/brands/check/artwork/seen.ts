import { contrastRatio, controlContrast } from '@consorcio/shared/theme';
import { keptFact } from './kept-picture';
import { drawn, type Picture } from './picture';

/** As high as a logo is drawn at the most. */
const HEIGHT = 108;
/** Calculated colours differ so much from the same colours as they were written, and edges from what is around them. */
const SAME = 2;

/** The first logo of which at least half stands out from a ground (#rrggbb). */
export async function firstSeen(logos: readonly Picture[], ground: string): Promise<Picture | undefined> {
  for (const logo of logos) if ((await shareSeen(logo, ground)) >= 0.5) return logo;
  return undefined;
}

/**
 * How much of a logo stands out from a ground with enough contrast: of the pixels that differ from it at all, and of the width. White
 * letters beside a red sign leave all that differs on a white ground, but not the width.
 */
export function shareSeen(logo: Picture, ground: string): Promise<number> {
  return keptFact(logo.content, ['seen', ground], async () => {
    const width = Math.ceil((HEIGHT * logo.width) / logo.height);
    const pixels = await drawn(logo, width, HEIGHT).ensureAlpha().raw().toBuffer();
    const [painted, differing, seen] = [new Places(width), new Places(width), new Places(width)];
    const behind = Buffer.from(ground.slice(1), 'hex');
    const standsOut = new Map<string, boolean>();
    for (let pixel = 0; pixel < pixels.length / 4; pixel += 1) {
      const opacity = (pixels[4 * pixel + 3] ?? 0) / 255;
      const shown = behind.map((channel, at) =>
        Math.round(channel + opacity * ((pixels[4 * pixel + at] ?? 0) - channel)),
      );
      if (opacity > 0) painted.add(pixel);
      if (shown.every((channel, at) => Math.abs(channel - (behind[at] ?? 0)) <= SAME)) continue;
      differing.add(pixel);
      const colour = `#${Buffer.from(shown).toString('hex')}`;
      const known = standsOut.get(colour) ?? contrastRatio(colour, ground) >= controlContrast;
      standsOut.set(colour, known);
      if (known) seen.add(pixel);
    }
    return seen.count === 0 ? 0 : Math.min(seen.count / differing.count, seen.span / painted.span);
  });
}

/** How many pixels, and how far from the left one to the right one. */
class Places {
  count = 0;
  #left = Number.POSITIVE_INFINITY;
  #right = 0;
  readonly #width: number;

  constructor(width: number) {
    this.#width = width;
  }

  get span(): number {
    return this.#right - this.#left;
  }

  add(pixel: number): void {
    const x = pixel % this.#width;
    this.count += 1;
    this.#left = Math.min(this.#left, x);
    this.#right = Math.max(this.#right, x + 1);
  }
}
