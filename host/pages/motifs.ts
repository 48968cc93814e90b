import type { motifs as motifNames } from '@consorcio/shared/entities';

/** The drawings of the banners at the size of a link preview: SVG shapes of 1200 by 630 in the current colour. */
export const motifDrawings: Readonly<Record<(typeof motifNames)[number], () => string>> = {
  rings: () =>
    [90, 230, 370, 510]
      .map((r) => `<circle cx="1000" cy="250" r="${r}" fill="none" stroke="currentColor" stroke-width="56"/>`)
      .join(''),
  rays: () => path(steps(7).map((index) => wedge(index * 26 + 6, index * 26 + 19))),
  stripes: () => path(steps(8).map((index) => `M${560 + index * 120} 630h62L${980 + index * 120 + 62} 0h-62z`)),
  dots: () =>
    steps(9)
      .flatMap((column) => steps(9).map((row) => dot(710 + column * 60, 35 + row * 70, 3 + column * 2.4)))
      .join(''),
  waves: () =>
    steps(3)
      .map((index) => `<path d="${wave(430 + index * 84)}" fill="none" stroke="currentColor" stroke-width="40"/>`)
      .join(''),
  steps: () =>
    path(steps(6).map((index) => `M${500 + index * 120} 630V${560 - index * 100}q0-18 18-18h70q18 0 18 18V630z`)),
};

function path(parts: readonly string[]): string {
  return `<path d="${parts.join('')}"/>`;
}

function steps(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** A ray from a point under the picture, between two angles. */
function wedge(from: number, to: number): string {
  const at = (angle: number) => {
    const turn = (angle * Math.PI) / 180;
    return `${Math.round(985 + 1400 * Math.cos(turn))} ${Math.round(700 - 1400 * Math.sin(turn))}`;
  };
  return `M985 700L${at(from)} ${at(to)}z`;
}

function dot(x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}"/>`;
}

function wave(y: number): string {
  return `M-60 ${y}q75-90 150 0${'t150 0'.repeat(8)}`;
}
