import { packageName, packagesIn } from './packages-in.mjs';
import { inRoot } from './workspace.mjs';

const file = (path: string) => ({ resource: inRoot(path) });
const compilationOf = (...chunks: readonly object[][]) => ({
  chunks,
  chunkGraph: { getChunkModulesIterable: (modules: readonly object[]) => modules },
});

it('finds the packages of all chunks, inside joined modules too, each once', () => {
  const joined = {
    modules: [file('node_modules/.pnpm/zod@4.6.7/node_modules/zod/mini/index.js'), file('shared/src/a.ts')],
  };
  const scoped = file('node_modules/.pnpm/@a+b@1.0.0/node_modules/@a/b/dist/index.js');
  const generated = file('node_modules/.federation/entry.123.js');
  const ofWebpack = { identifier: () => 'webpack/runtime/load script' };
  const packages = packagesIn(compilationOf([joined, ofWebpack], [joined, scoped, generated]));
  expect(packages).toEqual([
    'node_modules/.pnpm/@a+b@1.0.0/node_modules/@a/b',
    'node_modules/.pnpm/zod@4.6.7/node_modules/zod',
  ]);
  expect(packages.map(packageName)).toEqual(['@a/b', 'zod']);
});
