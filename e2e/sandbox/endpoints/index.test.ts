import { readdirSync } from 'node:fs';
import { endpoints } from '.';

it('lists every endpoint file, each with an address of its own', () => {
  const files = readdirSync(__dirname).filter((name) => name !== 'index.ts' && !name.endsWith('.test.ts'));
  expect(endpoints).toHaveLength(files.length);
  expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(files.length);
});
