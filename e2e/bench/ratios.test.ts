import { mediansOf } from './measured';
import { worseRatios } from './ratios';

it.each([
  ['the middle value, sorted as numbers', [9, 100, 80], 80],
  ['the mean of the two in the middle when their number is even', [4, 1, 3, 2], 2.5],
])('the median is %s', (_, values, value) => {
  const runs = values.map((value) => ({ value, same: 1 }));
  expect(mediansOf([{ id: 'ours', name: 'ours', runs }], 'ours')).toEqual({ value, same: 1 });
});

it('a ratio is worse when it is more than a tenth worse than before', () => {
  const kept = { bytes: 0.5, answer: 0.5, key: 1, send: 2, option: 1 };
  expect(worseRatios(kept, { bytes: 0.55, answer: 0.6, key: 0.4, send: 3 })).toEqual([
    'The answer got worse by 20 %: 0.60 times that of the bare React page, before 0.50 times.',
    'The send got worse by 50 %: 3.00 times that of the bare React page, before 2.00 times.',
  ]);
});
