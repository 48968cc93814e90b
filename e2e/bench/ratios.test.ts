import type { MeasuredOpening } from './opening/measure-opening';
import { openingRatios, worseRatios } from './ratios';

const opening = (numbers: Partial<MeasuredOpening>): MeasuredOpening => ({
  firstPaint: 1,
  largestPaint: 1,
  layoutShift: 0,
  option: 1,
  answer: 1,
  pressToAnswer: 1,
  bytes: 1,
  requests: 1,
  allBytes: 1,
  ...numbers,
});

describe('openingRatios', () => {
  it('divides the median of our page without pauses by that of the bare React page', () => {
    const measured = [
      { id: 'ours', name: 'ours', runs: [100, 500, 300].map((option) => opening({ option, allBytes: 50 })) },
      { id: 'bare', name: 'bare', runs: [600, 900, 200].map((option) => opening({ option, allBytes: 100 })) },
    ];
    expect(openingRatios(measured)).toMatchObject({ 'first option': 0.5, bytes: 0.5 });
  });

  it('says which page has no results', () => {
    expect(() => openingRatios([])).toThrow('no results of ours');
  });
});

describe('worseRatios', () => {
  it.each([
    ['better', 0.4],
    ['the same', 0.5],
    ['a tenth worse', 0.55],
  ])('accepts a ratio that is %s', (_how, answer) => {
    expect(worseRatios({ answer: 0.5 }, { answer })).toEqual([]);
  });

  it('names each ratio that is more than a tenth worse', () => {
    expect(worseRatios({ answer: 0.5, key: 1, send: 2 }, { answer: 0.6, key: 1, send: 3 })).toEqual([
      'The answer got worse by 20 %: 0.60 times that of the bare React page, before 0.50 times.',
      'The send got worse by 50 %: 3.00 times that of the bare React page, before 2.00 times.',
    ]);
  });

  it('ignores what was not measured now', () => {
    expect(worseRatios({ answer: 0.5 }, {})).toEqual([]);
  });
});
