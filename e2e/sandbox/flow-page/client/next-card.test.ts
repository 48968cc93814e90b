import { nextCard } from './next-card';

const middle = { key: 'middle', x: 100, y: 100 };
const cards = [
  middle,
  { key: 'above', x: 90, y: 20 },
  { key: 'below', x: 110, y: 160 },
  { key: 'far-below', x: 100, y: 300 },
  { key: 'right', x: 300, y: 110 },
];

it.each([
  ['ArrowUp', 'above'],
  ['ArrowDown', 'below'],
  ['ArrowRight', 'right'],
  ['ArrowLeft', undefined],
  ['Enter', undefined],
])('goes by %s to %s', (key, next) => {
  expect(nextCard(middle, key, cards)?.key).toBe(next);
});

it('stays at the last card of a direction', () => {
  expect(nextCard({ key: 'far-below', x: 100, y: 300 }, 'ArrowDown', cards)).toBeUndefined();
});
