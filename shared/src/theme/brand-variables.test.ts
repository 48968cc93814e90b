import fc from 'fast-check';
import { brandVariables } from './brand-variables';
import { contrastRatio } from './colour';
import { theme } from './tokens';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const tema = fc.record({ background: colour, primaryBackground: colour, primaryForeground: colour });

const grounds = ['page', 'surface', 'surface-sunken', 'primary-soft', 'danger-soft'] as const;
const textPairs = [
  ...['text', 'text-quiet', 'primary-text', 'danger'].flatMap((text) => grounds.map((ground) => [text, ground])),
  ['on-primary', 'primary'],
  ['on-bubble-bot', 'bubble-bot'],
  ['on-bubble-user', 'bubble-user'],
  ['on-specialists', 'specialists'],
] as const;
const controlPairs = [
  ...['border-control', 'primary-edge', 'specialists'].flatMap((edge) => [
    [edge, 'page'],
    [edge, 'surface'],
  ]),
  ...grounds.map((ground) => ['focus', ground]),
] as const;

function contrastOf(variables: Readonly<Record<string, string>>, [one = '', other = '']: readonly string[]): number {
  return contrastRatio(variables[`--color-${one}`] ?? '', variables[`--color-${other}`] ?? '');
}

describe('brandVariables', () => {
  it('lets every text be read and every control be found, whatever colours a brand has', () => {
    fc.assert(
      fc.property(tema, (brand) => {
        const variables = brandVariables(brand);
        const below = (ratio: number) => (pair: readonly string[]) => contrastOf(variables, pair) < ratio;
        expect([...textPairs.filter(below(4.5)), ...controlPairs.filter(below(3))]).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('keeps the colours the brand chose', () => {
    const variables = brandVariables({
      background: '#F4F6F5',
      primaryBackground: '#0B6E4F',
      primaryForeground: '#FFFFFF',
    });

    expect(variables['--color-page']).toBe('#f4f6f5');
    expect(variables['--color-primary']).toBe('#0b6e4f');
    expect(variables['--color-bubble-user']).toBe('#0b6e4f');
    expect(variables['--color-on-primary']).toBe('#ffffff');
  });

  it('gives a pale brand darker words and edges but leaves its fills pale', () => {
    const variables = brandVariables({
      background: '#ffffff',
      primaryBackground: '#ffd400',
      primaryForeground: '#1a1a1a',
    });

    expect(variables['--color-primary']).toBe('#ffd400');
    expect(variables['--color-primary-text']).not.toBe('#ffd400');
    expect(variables['--color-primary-edge']).not.toBe('#ffd400');
  });

  it('turns to dark surfaces and light words on a dark page', () => {
    const variables = brandVariables({
      background: '#10131a',
      primaryBackground: '#5b8cff',
      primaryForeground: '#0a0a0a',
    });

    expect(variables['--color-scheme']).toBe('dark');
    expect(contrastOf(variables, ['surface', 'page'])).toBeLessThan(2);
  });

  it('sets every colour and shadow the theme names', () => {
    const variables = brandVariables({
      background: '#ffffff',
      primaryBackground: '#0b6e4f',
      primaryForeground: '#ffffff',
    });
    const named = [...Object.values(theme.color), ...Object.values(theme.shadow)].map((value) => value.slice(4, -1));

    expect(Object.keys(variables)).toEqual(expect.arrayContaining(named));
  });
});
