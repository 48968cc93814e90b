/** A colour as the brand files write it: '#rrggbb'. */
export type Hex = string;

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: Hex, other: Hex): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, 0 (black) to 1 (white). */
export function luminance(colour: Hex): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Mixes `share` (0 to 1) of `other` into `colour`. */
export function mix(colour: Hex, other: Hex, share: number): Hex {
  const into = channels(other);
  const mixed = channels(colour).map((channel, index) => {
    const value = Math.round(channel + ((into[index] ?? 0) - channel) * share);
    return value.toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

/**
 * The colour, darkened or lightened only as far as needed for a contrast of `ratio` on every ground. If no shade reaches
 * it on all of them: black or white, whichever has more contrast.
 */
export function standOut(colour: Hex, grounds: readonly Hex[], ratio: number): Hex {
  for (let share = 0; share <= 1; share += STEP) {
    for (const pole of POLES) {
      const shade = mix(colour, pole, share);
      if (worstContrast(shade, grounds) >= ratio) return shade;
    }
  }
  return blackOrWhite(grounds);
}

/** Black or white, whichever is easier to read on all grounds. */
export function blackOrWhite(grounds: readonly Hex[]): Hex {
  return worstContrast('#ffffff', grounds) >= worstContrast('#000000', grounds) ? '#ffffff' : '#000000';
}

/** Mixes up to `share` of a colour into a ground, but only so much that `text` keeps a contrast of `ratio` on it. */
export function tint(ground: Hex, colour: Hex, share: number, text: Hex, ratio: number): Hex {
  for (let amount = share; amount > 0; amount -= STEP) {
    const tinted = mix(ground, colour, amount);
    if (contrastRatio(tinted, text) >= ratio) return tinted;
  }
  return ground;
}

const STEP = 0.02;
const POLES = ['#000000', '#ffffff'] as const;

function worstContrast(colour: Hex, grounds: readonly Hex[]): number {
  return Math.min(...grounds.map((ground) => contrastRatio(colour, ground)));
}

function channels(colour: Hex): number[] {
  return [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
}
