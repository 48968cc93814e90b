import type { Brand } from '@consorcio/shared/entities';
import { styled } from 'styled-components';

type BrandLogo = Brand['logo'];

/** A `tile` has the corners of the brand. */
const frames = {
  tile: '',
  disc: 'border-radius: 50%;',
  shield: 'border-radius: 14% 14% 50% 50% / 14% 14% 72% 72%;',
  hexagon: 'border-radius: 0; clip-path: polygon(50% 0, 94% 25%, 94% 75%, 50% 100%, 6% 75%, 6% 25%);',
  none: '',
} as const satisfies Record<BrandLogo['frame'], string>;

/** The lettering makes a name a logo, so only these styles do not use the fonts of the theme. */
const letterings = {
  plain: 'font-weight: 750;',
  light: 'font-size: 1.25rem; font-weight: 400;',
  wide: 'font-size: 0.875rem; font-weight: 750; letter-spacing: 0.12em; text-transform: uppercase;',
  serif: "font-family: Georgia, 'Noto Serif', serif; font-weight: 700;",
  mono: 'font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 1rem; font-weight: 700; letter-spacing: -0.04em;',
  slanted: 'font-style: italic; font-weight: 850;',
} as const satisfies Record<BrandLogo['lettering'], string>;

export const Home = styled.a`
  display: flex;
  gap: ${({ theme }) => theme.space.s};
  align-items: center;
  min-width: 0;
  min-height: ${({ theme }) => theme.size.control};
  color: inherit;
  text-decoration: none;
  white-space: nowrap;
  border-radius: ${({ theme }) => theme.radius.s};
`;

export const Sign = styled.span<{ $frame: BrandLogo['frame']; $isOnPrimary: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  ${({ $frame, $isOnPrimary, theme: { color, radius } }) => {
    if ($frame === 'none') return `color: ${$isOnPrimary ? 'inherit' : color.primaryText};`;
    const [ground, sign] = $isOnPrimary ? [color.onPrimary, color.primary] : [color.primary, color.onPrimary];
    return `padding: 7px; color: ${sign}; background: ${ground}; border-radius: ${radius.m}; ${frames[$frame]}`;
  }}

  svg {
    width: 100%;
  }
`;

export const Words = styled.span`
  display: grid;
  min-width: 0;
  line-height: ${({ theme }) => theme.font.lineHeight.tight};

  span {
    padding-right: 2px; /* slanted letters extend beyond their box */
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

export const Name = styled.span<{ $lettering: BrandLogo['lettering'] }>`
  font-size: ${({ theme }) => theme.font.size.l};
  letter-spacing: -0.01em;
  ${({ $lettering }) => letterings[$lettering]}
`;

/** The institution behind a partner. */
export const Backer = styled.span<{ $isOnPrimary: boolean }>`
  font-size: ${({ theme }) => theme.font.size.xs};
  ${({ $isOnPrimary, theme }) => !$isOnPrimary && `color: ${theme.color.textQuiet};`}
`;
