import { hostPages } from './host-pages';

const findPage = hostPages((file) => file === 'index.html' || file === 'app/index.html');

test('slashes at the end of a route are ignored', () => {
  expect(findPage('/', 'localhost')).toEqual({ file: 'index.html', status: 200 });
  expect(findPage('/app///', 'localhost')).toEqual({ file: 'app/index.html', status: 200 });
  expect(findPage('/app//x', 'localhost').status).toBe(404);
});

// Without its `^`, the pattern would need hours for this path.
test('a row of slashes inside a path is read once, so that one request cannot stop the server', () => {
  expect(findPage(`${'/'.repeat(10_000_000)}x`, 'localhost').status).toBe(404);
});
