import { blackOrWhite, contrastRatio, luminance, mix, standOut, tint } from './colour';

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#0b6e4f', '#ffffff', 6.25],
  ])('of %s and %s is %d, in either order', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2);
  });
});

describe('luminance', () => {
  it('goes from black to white', () => {
    expect(luminance('#000000')).toBe(0);
    expect(luminance('#FFFFFF')).toBeCloseTo(1, 5);
  });
});

describe('mix', () => {
  it('mixes by share', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#102030', '#ffffff', 1)).toBe('#ffffff');
  });
});

describe('standOut', () => {
  it('keeps a colour that has enough contrast', () => {
    expect(standOut('#0b6e4f', ['#ffffff'], 4.5)).toBe('#0b6e4f');
  });

  it('darkens a pale colour on white and lightens a deep one on black', () => {
    expect(luminance(standOut('#ffcc00', ['#ffffff'], 4.5))).toBeLessThan(luminance('#ffcc00'));
    expect(luminance(standOut('#220044', ['#000000'], 4.5))).toBeGreaterThan(luminance('#220044'));
  });

  it('is black or white when no shade has enough contrast on all grounds', () => {
    expect(['#000000', '#ffffff']).toContain(standOut('#808080', ['#000000', '#ffffff'], 7));
  });
});

describe('tint', () => {
  it('mixes in less of the colour where text would become hard to read', () => {
    expect(tint('#ffffff', '#000000', 0.1, '#000000', 4.5)).toBe(mix('#ffffff', '#000000', 0.1));
    expect(contrastRatio(tint('#757575', '#ffffff', 0.5, '#ffffff', 4.5), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });
});

describe('blackOrWhite', () => {
  it('is the one that is easier to read', () => {
    expect(blackOrWhite(['#ffee00'])).toBe('#000000');
    expect(blackOrWhite(['#102040'])).toBe('#ffffff');
  });
});
