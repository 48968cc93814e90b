import fc from 'fast-check';
import type { Brand } from '../entities';
import { aBrand } from '../testing/builders';
import { contrastShortfalls } from './brand-contrasts';
import { brandVariables } from './brand-variables';
import { contrastRatio } from './colour';
import { theme } from './tokens';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const tema = fc.record({ background: colour, primaryBackground: colour, primaryForeground: colour });

function variablesOf(chosen: Brand['tema']) {
  return brandVariables(aBrand({ tema: chosen }));
}

describe('brandVariables', () => {
  it('gives every text and control enough contrast, for any colours of a brand', () => {
    fc.assert(
      fc.property(tema, (chosen) => {
        const derived = contrastShortfalls(aBrand({ tema: chosen })).filter(
          ({ pair }) => pair[0] !== 'primaryForeground',
        );
        expect(derived).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('keeps the colours of the brand', () => {
    const variables = variablesOf({
      background: '#F4F6F5',
      primaryBackground: '#0B6E4F',
      primaryForeground: '#FFFFFF',
    });

    expect(variables['--color-page']).toBe('#f4f6f5');
    expect(variables['--color-primary']).toBe('#0b6e4f');
    expect(variables['--color-bubble-user']).toBe('#0b6e4f');
    expect(variables['--color-on-primary']).toBe('#ffffff');
  });

  it('gives a pale brand darker text and edges, and keeps its fills pale', () => {
    const variables = variablesOf({
      background: '#ffffff',
      primaryBackground: '#ffd400',
      primaryForeground: '#1a1a1a',
    });

    expect(variables['--color-primary']).toBe('#ffd400');
    expect(variables['--color-primary-text']).not.toBe('#ffd400');
    expect(variables['--color-primary-edge']).not.toBe('#ffd400');
  });

  it('uses dark surfaces on a dark page', () => {
    const variables = variablesOf({
      background: '#10131a',
      primaryBackground: '#5b8cff',
      primaryForeground: '#0a0a0a',
    });

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

describe('contrastShortfalls', () => {
  it('is empty for a brand with enough contrast', () => {
    expect(contrastShortfalls(aBrand())).toEqual([]);
  });

  it('names the colours that have too little contrast', () => {
    const pale = aBrand({
      tema: { background: '#ffffff', primaryBackground: '#ffd400', primaryForeground: '#ffffff' },
    });

    expect(contrastShortfalls(pale)).toEqual([
      {
        pair: ['primaryForeground', 'primaryBackground'],
        colours: ['#ffffff', '#ffd400'],
        ratio: expect.closeTo(1.43, 1),
        needed: 4.5,
      },
    ]);
  });
});
