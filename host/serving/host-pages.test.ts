import { hostPages } from './host-pages';

const findPage = hostPages((file) => file === 'index.html' || file === 'app/index.html');

test('slashes at the end of a route are ignored', () => {
  expect(findPage('/', 'localhost')).toEqual({ file: 'index.html', status: 200 });
  expect(findPage('/app///', 'localhost')).toEqual({ file: 'app/index.html', status: 200 });
  expect(findPage('/app//x', 'localhost').status).toBe(404);
});

// A quadratic expression needs more than a thousand times as long for the slashes as for the letters, a linear reader about as long.
test('a row of slashes inside a path costs about as much as a row of letters', () => {
  const letters = leastCost(`/${'x'.repeat(20_000)}`);
  expect(leastCost(`${'/'.repeat(20_000)}x`) / letters).toBeLessThan(100);
});

function leastCost(path: string): number {
  const costs = Array.from({ length: 5 }, () => {
    const start = process.hrtime.bigint();
    expect(findPage(path, 'localhost').status).toBe(404);
    return Number(process.hrtime.bigint() - start);
  });
  return Math.min(...costs);
}
