import { pathOf } from './path-of';

const point = (x: number, y: number) => ({ x, y });

it.each([
  ['a line', [point(0, 0), point(10.4, 20)], 'M0 0 L10 20'],
  ['one bend', [point(0, 0), point(5, 5), point(5, 20)], 'M0 0 Q5 5 5 20'],
  ['a curve of four points', [point(0, 0), point(9, 0), point(1, 9), point(10, 9)], 'M0 0 C9 0 1 9 10 9'],
  [
    'bends',
    [point(0, 0), point(0, 10), point(10, 10), point(20, 10), point(20, 20)],
    'M0 0 Q0 10 5 10 Q10 10 15 10 Q20 10 20 20',
  ],
  ['nothing', [], ''],
])('draws %s', (_, points, path) => {
  expect(pathOf(points)).toBe(path);
});
