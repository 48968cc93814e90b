import type { Brand } from '@consorcio/shared/entities';
import { theme } from '@consorcio/shared/theme';

type Logo = Brand['logo'];
type Motif = NonNullable<Brand['banner']>['motif'];
type Look = Pick<Brand, 'bar' | 'logo' | 'banner' | 'artwork'>;
type Variables = Readonly<Record<`--${string}`, string>>;

const { color } = theme;

/**
 * The custom properties with which a brand draws its bar, its logo, its banner and its avatar. They are in the HTML of its pages, so that no
 * script contains the drawings of all brands. A visit does not change them.
 */
export function brandLook({ bar, logo, banner, artwork }: Look): Variables {
  const { x = 50, y = 50 } = banner?.image?.focus ?? {};
  return {
    ...bars[bar],
    ...frames[logo.frame],
    ...letterings[logo.lettering],
    ...(banner && { '--banner-motif': motifs[banner.motif] }),
    ...(artwork?.banner && { '--banner-focus': `${x}% ${y}%` }),
    ...(artwork?.avatar && { '--avatar': `url(${artwork.avatar.src})`, '--avatar-ink': 'transparent' }),
  };
}

const bars: Readonly<Record<Brand['bar'], Variables>> = {
  surface: { '--bar-ground': color.surface, '--bar-line': `1px solid ${color.border}` },
  primary: {
    '--bar-ground': color.primary,
    '--bar-text': color.onPrimary,
    '--bar-text-quiet': 'currentColor',
    '--bar-focus': 'currentColor',
    '--logo-ground': color.onPrimary,
    '--logo-sign': color.primary,
  },
  page: {},
};

/** The sign is cut out of its frame; a `tile` has the corners of the brand. Without a frame it is drawn in a colour of the text. */
const frames: Readonly<Record<Logo['frame'], Variables>> = {
  tile: {},
  disc: { '--logo-radius': '50%' },
  shield: { '--logo-radius': '14% 14% 50% 50% / 14% 14% 72% 72%' },
  hexagon: { '--logo-radius': '0', '--logo-clip': 'polygon(50% 0, 94% 25%, 94% 75%, 50% 100%, 6% 75%, 6% 25%)' },
  none: { '--logo-ground': 'none', '--logo-padding': '0', '--logo-sign': `var(--bar-text, ${color.primaryText})` },
};

/** The lettering makes a name a logo, so only it does not use the fonts of the theme. */
const letterings: Readonly<Record<Logo['lettering'], Variables>> = {
  plain: { '--logo-weight': '750' },
  light: { '--logo-size': '1.25rem', '--logo-weight': '400' },
  wide: { '--logo-size': '0.875rem', '--logo-weight': '750', '--logo-spacing': '0.12em', '--logo-case': 'uppercase' },
  serif: { '--logo-family': "Georgia, 'Noto Serif', serif", '--logo-weight': '700' },
  mono: {
    '--logo-family': 'ui-monospace, Menlo, Consolas, monospace',
    '--logo-size': '1rem',
    '--logo-weight': '700',
    '--logo-spacing': '-0.04em',
  },
  slanted: { '--logo-style': 'italic', '--logo-weight': '850' },
};

/** Half a pixel between two stops makes a smooth edge. */
const motifs: Readonly<Record<Motif, string>> = {
  rings: `repeating-radial-gradient(circle at 84% 112%, #0000 0 11px, ${color.primaryDeep} 11.5px 21px, #0000 21.5px 22px)`,
  rays: `repeating-conic-gradient(from -7.5deg at 76% 124%, ${color.primaryDeep} 0 7.5deg, #0000 7.7deg 15deg)`,
  stripes: `repeating-linear-gradient(115deg, ${color.primaryDeep} 0 12px, #0000 12.5px 27px, ${color.primaryDeep} 27.5px)`,
  dots: [0, 8].map((at) => `radial-gradient(${color.primaryDeep} 3.5px, #0000 4px) ${at}px ${at}px / 16px 16px`).join(),
  waves: [wave(color.primaryDeep, 44), wave(color.primary, 27), wave(color.primaryDeep, 10)].join(),
  steps: [0, 16, 32, 48]
    .map(
      (at) =>
        `conic-gradient(from -90deg at 32px 16px, ${color.primaryDeep} 25%, #0000 0) ${-at}px ${at}px / 64px 64px`,
    )
    .join(),
};

/** The area below a wavy line: its crests are circles, and its troughs are circles cut out of a block. */
function wave(colour: string, y: number): string {
  return (
    `radial-gradient(23px at 50% 32px, ${colour} 98%, #0000) -36px ${y}px / 72px 100% repeat-x,` +
    `radial-gradient(23px at 50% -14px, #0000 98%, ${colour}) 0 ${y + 18}px / 72px 100% repeat-x`
  );
}
