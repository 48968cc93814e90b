import type { Brand } from '../entities';
import { blackOrWhite, contrastRatio, type Hex, luminance, mix, standOut, tint } from './colour';

/** The contrast that text and edges of controls need (WCAG 2.2 AA, 1.4.3 and 1.4.11). */
export const textContrast = 4.5;
export const controlContrast = 3;

/** At this luminance black and white text have the same contrast. */
const MIDDLE = 0.179;

const ink = { light: '#171b20', dark: '#f4f6f8' } as const;
const danger = '#b3261e';
const messagingGreen = '#0a7a43';

/**
 * Every custom property of the theme, derived from a brand's three colours and its corners. The brand's own colours stay
 * unchanged; derived colours are shaded until text reaches 4.5:1 and edges of controls 3:1, for any choice of colours.
 */
export function brandVariables({ tema, corners }: Pick<Brand, 'tema' | 'corners'>): BrandVariables {
  return { ...colours(tema), ...radii[corners] };
}

export type BrandVariables = Readonly<Record<`--${string}`, string>>;

function colours(tema: Brand['tema']): BrandVariables {
  const page = tema.background.toLowerCase();
  const primary = tema.primaryBackground.toLowerCase();
  const isLight = luminance(page) >= MIDDLE;
  const extreme = isLight ? '#000000' : '#ffffff';

  const surface = surfaceOver(page, isLight);
  const surfaceSunken = isLight ? mix(surface, page, 0.6) : mix(page, '#000000', 0.25);
  const primarySoft = tint(surface, primary, 0.12, extreme, textContrast);
  const dangerSoft = tint(surface, danger, 0.1, extreme, textContrast);
  const grounds = [page, surface, surfaceSunken, primarySoft, dangerSoft];

  const text = standOut(isLight ? ink.light : ink.dark, grounds, textContrast);
  const border = tint(surface, text, 0.12, extreme, textContrast);
  const onPrimary = standOut(tema.primaryForeground.toLowerCase(), [primary], textContrast);
  const specialists = standOut(messagingGreen, [page, surface], controlContrast);

  return {
    '--color-scheme': isLight ? 'light' : 'dark',
    '--color-page': page,
    '--color-surface': surface,
    '--color-surface-sunken': surfaceSunken,
    '--color-border': border,
    '--color-border-control': standOut(mix(surface, text, 0.4), [page, surface, surfaceSunken], controlContrast),
    '--color-text': text,
    '--color-text-quiet': standOut(mix(text, surface, 0.34), [...grounds, border], textContrast),
    '--color-primary': primary,
    '--color-primary-edge': standOut(primary, [page, surface], controlContrast),
    '--color-on-primary': onPrimary,
    '--color-primary-deep': mix(primary, luminance(primary) > luminance(onPrimary) ? '#ffffff' : '#000000', 0.14),
    '--color-primary-text': standOut(primary, grounds, textContrast),
    '--color-primary-soft': primarySoft,
    '--color-bubble-bot': surface,
    '--color-on-bubble-bot': text,
    '--color-bubble-user': primary,
    '--color-on-bubble-user': onPrimary,
    '--color-specialists': specialists,
    '--color-on-specialists':
      contrastRatio('#ffffff', specialists) >= textContrast ? '#ffffff' : blackOrWhite([specialists]),
    '--color-danger': standOut(danger, grounds, textContrast),
    '--color-danger-soft': dangerSoft,
    '--color-focus': standOut(primary, grounds, controlContrast),
    ...shadows(isLight ? mix(ink.light, primary, 0.25) : '#000000', isLight ? 1 : 3),
  };
}

const radii: Readonly<Record<Brand['corners'], BrandVariables>> = {
  round: radiiOf('6px', '8px', '12px', '18px', '24px', '30px', '999px'),
  soft: radiiOf('3px', '6px', '8px', '12px', '16px', '18px', '16px'),
  crisp: radiiOf('0', '2px', '3px', '5px', '6px', '6px', '6px'),
};

function radiiOf(...sizes: readonly string[]): BrandVariables {
  const names = ['tail', 's', 'm', 'l', 'xl', 'field', 'pill'];
  return Object.fromEntries(sizes.map((size, place) => [`--radius-${names[place]}`, size]));
}

/** The colour of cards: white on a light page; on a dark page a shade lighter than it, if white text stays readable. */
function surfaceOver(page: Hex, isLight: boolean): Hex {
  if (isLight) return '#ffffff';
  const lighter = mix(page, '#ffffff', 0.07);
  return contrastRatio(lighter, '#ffffff') >= textContrast ? lighter : mix(page, '#000000', 0.2);
}

function shadows(colour: Hex, strength: number): { '--shadow-low': string; '--shadow-high': string } {
  const layer = (offset: string, percent: number) =>
    `${offset} ${colour}${Math.round(percent * strength * 2.55)
      .toString(16)
      .padStart(2, '0')}`;
  return {
    '--shadow-low': `${layer('0 1px 2px', 6)}, ${layer('0 4px 14px -4px', 9)}`,
    '--shadow-high': `${layer('0 2px 6px', 7)}, ${layer('0 14px 36px -10px', 20)}`,
  };
}
