import { aBrand } from '../testing/builders';
import { brandVariables } from './brand-variables';
import { blackOrWhite, contrastRatio, luminance, mix, standOut, tint } from './colour';
import { theme } from './tokens';

const themed = (background: string, primaryBackground: string, primaryForeground: string) =>
  aBrand({ tema: { background, primaryBackground, primaryForeground } });

describe('brandVariables', () => {
  it('keeps the colours of the brand', () => {
    expect(brandVariables(themed('#F4F6F5', '#0B6E4F', '#FFFFFF'))).toMatchObject({
      '--color-page': '#f4f6f5',
      '--color-primary': '#0b6e4f',
      '--color-bubble-user': '#0b6e4f',
      '--color-on-primary': '#ffffff',
    });
  });

  it('gives a pale brand darker text and edges, and keeps its fills pale', () => {
    const variables = brandVariables(themed('#ffffff', '#ffd400', '#1a1a1a'));

    expect(variables['--color-primary']).toBe('#ffd400');
    expect(variables['--color-primary-text']).not.toBe('#ffd400');
    expect(variables['--color-primary-edge']).not.toBe('#ffd400');
  });

  it('uses dark surfaces on a dark page', () => {
    const variables = brandVariables(themed('#10131a', '#5b8cff', '#0a0a0a'));

    expect(variables['--color-scheme']).toBe('dark');
    expect(contrastRatio(variables['--color-surface'] ?? '', variables['--color-page'] ?? '')).toBeLessThan(2);
  });

  it.each(['round', 'soft', 'crisp'] as const)('sets every colour, shadow and corner of the theme (%s)', (corners) => {
    const named = [theme.color, theme.shadow, theme.radius]
      .flatMap((tokens) => Object.values<string>(tokens))
      .map((value) => value.slice(4, -1));

    expect(Object.keys(brandVariables(aBrand({ corners })))).toEqual(expect.arrayContaining(named));
  });
});

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#0b6e4f', '#ffffff', 6.25],
])('the contrast of %s and %s is %d, in either order', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2);
});

it('mixes by share', () => {
  expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mix('#102030', '#ffffff', 1)).toBe('#ffffff');
});

it('keeps a colour that stands out, darkens a pale one on white, lightens a deep one on black, or gives black or white', () => {
  expect(standOut('#0b6e4f', ['#ffffff'], 4.5)).toBe('#0b6e4f');
  expect(luminance(standOut('#ffcc00', ['#ffffff'], 4.5))).toBeLessThan(luminance('#ffcc00'));
  expect(luminance(standOut('#220044', ['#000000'], 4.5))).toBeGreaterThan(luminance('#220044'));
  expect(['#000000', '#ffffff']).toContain(standOut('#808080', ['#000000', '#ffffff'], 7));
});

it('tints with less of the colour where text would become hard to read', () => {
  expect(tint('#ffffff', '#000000', 0.1, '#000000', 4.5)).toBe(mix('#ffffff', '#000000', 0.1));
  expect(contrastRatio(tint('#757575', '#ffffff', 0.5, '#ffffff', 4.5), '#ffffff')).toBeGreaterThanOrEqual(4.5);
});

it('writes in black or white, whichever is easier to read', () => {
  expect(blackOrWhite(['#ffee00'])).toBe('#000000');
  expect(blackOrWhite(['#102040'])).toBe('#ffffff');
});
