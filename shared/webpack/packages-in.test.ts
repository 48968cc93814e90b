import { packagesIn } from './packages-in';
import { inRoot } from './workspace';

const file = (path: string) => ({ resource: inRoot(path) });
const compilationOf = (...chunks: readonly object[][]) => ({
  chunks,
  chunkGraph: { getChunkModulesIterable: (modules: readonly object[]) => modules },
});

it('finds the packages of all chunks, inside joined modules too, each once', () => {
  const zod = file('node_modules/.pnpm/zod@4.6.7/node_modules/zod/mini/index.js');
  const joined = { modules: [zod, file('shared/src/a.ts')] };
  const scoped = file('node_modules/.pnpm/@a+b@1.0.0/node_modules/@a/b/dist/index.js');
  const generated = file('node_modules/.federation/entry.123.js');
  const ofWebpack = { identifier: () => 'webpack/runtime/load script' };
  const packages = packagesIn(compilationOf([joined, ofWebpack], [joined, scoped, generated]));
  const folders = ['@a+b@1.0.0/node_modules/@a/b', 'zod@4.6.7/node_modules/zod'];
  expect(packages).toEqual(folders.map((folder) => `node_modules/.pnpm/${folder}`));
});
