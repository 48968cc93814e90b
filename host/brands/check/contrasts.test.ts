import { aBrand } from '@consorcio/shared/testing';
import { contrastShortfalls } from './contrasts';

/** Colours from the whole range, each far from the one before it. */
const colour = (index: number) => `#${((index * 0x9e3779b1) >>> 8).toString(16).padStart(6, '0')}`;

it('a brand gives every text and control enough contrast, for any colours of a brand', () => {
  for (let index = 0; index < 600; index += 3) {
    const [background, primaryBackground, primaryForeground] = [colour(index), colour(index + 1), colour(index + 2)];
    const shortfalls = contrastShortfalls(aBrand({ tema: { background, primaryBackground, primaryForeground } }));
    expect(shortfalls.filter(({ pair }) => pair[0] !== 'primaryForeground')).toEqual([]);
  }
});

it('names the colours that have too little contrast', () => {
  const tema = { background: '#ffffff', primaryBackground: '#ffd400', primaryForeground: '#ffffff' };
  const pair = ['primaryForeground', 'primaryBackground'];
  const found = { pair, colours: ['#ffffff', '#ffd400'], ratio: expect.closeTo(1.43, 1), needed: 4.5 };
  expect(contrastShortfalls(aBrand({ tema }))).toEqual([found]);
});
